/** How fast Turmbauer's hot paths are: lists of legal builds, the statics, and the physics. */
import { at, type Game, Match, SeededRandom, stepAtRandom, writeRecord } from '@belfry/engine';
import { greedy } from '@belfry/games/turmbauer/bot';
import { loadPhysics } from '@belfry/games/turmbauer/physics';
import { type Block, blocksOf, type State, type Turmbauer, turmbauer } from '@belfry/games/turmbauer/rules';
import { holds, isCritical, margin, Statics, standingOf } from '@belfry/games/turmbauer/statics';
import { measureRate, medianTime, print } from './speed.js';

const OPTIONS = { players: 4, hand: 'natural' } as const;

/** Positions with the full list of legal builds per second, for towers of 20 to 28 stones out of random matches. */
export function measureBuilds(): void {
  const positions = midGame(200);
  let next = 0;
  let builds = 0;
  for (const position of positions) builds += turmbauer.legal(position).count;
  const { best, median } = measureRate(() => {
    turmbauer.legal(at(positions, next++ % positions.length));
  }, 20);
  print({
    bench: 'legal builds',
    game: turmbauer.id,
    buildsPerPosition: Math.round(builds / positions.length),
    positionsPerSecond: Math.round(best),
    medianPositionsPerSecond: Math.round(median),
  });
}

function midGame(count: number): State[] {
  const random = new SeededRandom(1);
  const positions: State[] = [];
  while (positions.length < count) {
    const state = turmbauer.start(OPTIONS);
    do {
      const isMidGame = state.phase === 'build' && state.tower.length >= 20 && state.tower.length <= 28;
      if (isMidGame && random.below(8) === 0) positions.push(turmbauer.copy(state));
    } while (stepAtRandom(turmbauer, state, random));
  }
  return positions.slice(0, count);
}

/** Towers as sensible players build them, of three sizes: each with how many stones there are besides the base. */
function standingTowers(matches: number): [string, Block[][]][] {
  const towers = SIZES.map(({ name }): [string, Block[][]] => [name, []]);
  for (let match = 0; match < matches; match++) {
    const state = turmbauer.start(OPTIONS);
    for (const fate = new SeededRandom(match); stepGreedily(turmbauer, state, fate); ) {
      const size = SIZES.findIndex(({ from, to }) => state.tower.length >= from && state.tower.length <= to);
      if (state.phase === 'move') towers[size]?.[1].push(blocksOf(state));
    }
  }
  return towers.filter(([, found]) => found.length > 0);
}

const SIZES = [
  { name: '5', from: 5, to: 5 },
  { name: '20', from: 20, to: 20 },
  { name: '44 to 48', from: 44, to: 48 },
];

const MATCHES = 10;

function stepGreedily(game: Game<Turmbauer>, state: State, random: SeededRandom): boolean {
  const due = game.due(state);
  if (due.type === 'chance') game.applyChance(state, game.fate(state, random));
  else if (due.type === 'seat') game.applyAction(state, greedy.choose(game, state, random));
  return due.type !== 'over';
}

/** A match in which every stone holds, as a record: at its end the tower is as large as towers get. */
export function fullMatch(): string {
  const match = new Match(turmbauer, OPTIONS, ['Ada', 'Ben', 'Cleo', 'Dora']);
  const random = new SeededRandom(1);
  for (let due = match.due(); due.type !== 'over'; due = match.due()) {
    if (due.type === 'chance') match.letFateAnswer(random);
    else match.play({ seat: due.seat, action: greedy.choose(turmbauer, match.see(due.seat), random) });
  }
  return JSON.stringify(writeRecord(match));
}

/** Is there an equilibrium, and how much does it bear? In milliseconds a tower, and for one stone more on a tower that is known. */
export function measureStatics(): void {
  for (const [stones, towers] of standingTowers(MATCHES)) {
    const newest = (tower: readonly Block[]): Block => at(tower, tower.length - 1);
    const known = towers.map(tower => new Statics(tower.slice(0, -1)));
    const runs = towers.length * 5;
    const of = <T>(items: readonly T[], run: number): T => at(items, run % items.length);
    print({
      bench: 'statics',
      game: turmbauer.id,
      stones,
      holdsMs: rounded(medianTime(runs, run => holds(of(towers, run)))),
      marginMs: rounded(medianTime(runs, run => margin(of(towers, run), newest(of(towers, run)).name))),
      marginOfOneMoreMs: rounded(medianTime(runs, run => of(known, run).marginWith(newest(of(towers, run))))),
    });
  }
}

/** How long a tower takes to settle, in milliseconds. */
export async function measurePhysics(): Promise<void> {
  const physics = await loadPhysics();
  for (const [stones, towers] of standingTowers(MATCHES)) {
    const settleMs = medianTime(towers.length * 3, run => {
      const tower = at(towers, run % towers.length);
      physics.settle(tower, at(tower, tower.length - 1).name);
    });
    print({ bench: 'physics', game: turmbauer.id, stones, settleMs: rounded(settleMs) });
  }
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 100) / 100;

const ATTEMPTS = 3000;

/**
 * What the statics say and what the simulation does, for random legal places on towers that sensible players built. Random
 * builds are only tried; the tower grows by what the player chooses.
 */
export async function measureAgreement(): Promise<void> {
  const physics = await loadPhysics();
  const verdicts = new Map<string, { tried: number; held: number; critical: number; heldCritical: number }>();
  let tried = 0;
  for (let match = 0; tried < ATTEMPTS; match++) {
    const random = new SeededRandom(1000, match);
    const state = turmbauer.start({ players: 2 + (match % 3), hand: 'steady' });
    do {
      const tower = state.phase === 'build' ? randomPlace(state, random) : undefined;
      if (tower === undefined) continue;
      const verdict = standingOf(tower) ?? 'falls';
      const held = physics.settle(tower, at(tower, tower.length - 1).name).length === 0 ? 1 : 0;
      const count = verdicts.get(verdict) ?? { tried: 0, held: 0, critical: 0, heldCritical: 0 };
      const critical = isCritical(tower) ? 1 : 0;
      verdicts.set(verdict, {
        tried: count.tried + 1,
        held: count.held + held,
        critical: count.critical + critical,
        heldCritical: count.heldCritical + critical * held,
      });
      tried += 1;
    } while (tried < ATTEMPTS && stepGreedily(turmbauer, state, random));
  }
  for (const [verdict, counts] of verdicts) print({ bench: 'agreement', game: turmbauer.id, verdict, ...counts });
}

/** The tower with a random legal build. */
function randomPlace(state: State, random: SeededRandom): Block[] | undefined {
  const legal = turmbauer.legal(state);
  const build = legal.at(random.below(legal.count));
  if (build.type !== 'build') return undefined;
  const after = turmbauer.copy(state);
  turmbauer.applyAction(after, build);
  return blocksOf(after);
}
