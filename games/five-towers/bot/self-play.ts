/** Matches that a bot plays with itself, in its own notion of a position: what its network learns from. */
import { at, type Random, shuffle } from '@belfry/engine';
import { DISPLAY_SIZE, TOWER_TYPES, type TowerIndex, tearDownPoints, towerPoints } from '../rules/index.js';
import type { Outcome, Word } from './auction.js';
import { scoresUnbuilt } from './builds.js';
import { FinalOutlook } from './final-outlook.js';
import { INPUTS, writeInputs } from './inputs.js';
import type { Outlook } from './outlook.js';
import { deal, isLastRound, listDeck, type Position, reshuffled, settled, startOf, towerAt } from './position.js';
import { Round } from './round.js';

/** A tower that is not closed, between two rounds: what a network is shown of it. */
export interface OpenTower {
  readonly inputs: Float64Array;
  readonly height: number;
  /** Cards it had more at the end. */
  readonly cards: number;
}

/** What a seat had between two rounds, and at the end. */
export interface Standing {
  readonly open: readonly OpenTower[];
  /** The points of all its towers as they were, without what a main tower adds, less what was torn down. */
  readonly points: number;
  /** The cards of its highest closed tower. */
  readonly closed: number;
  /** Its points at the end. */
  readonly final: number;
}

/** A moment between two rounds, by seat. */
export type Example = readonly Standing[];

export interface SelfPlay {
  /** By what each seat plays. */
  readonly outlooks: readonly Outlook[];
  readonly random: Random;
  /** How many rounds in a hundred end by chance, so that uncommon positions are learned from too. */
  readonly strays: number;
  /** How many moments in a hundred are learned from: neighbours are much alike. */
  readonly moments: number;
}

/** Plays a match and tells of some of its moments. */
export function playItself(play: SelfPlay): Example[] {
  const moments: Position[] = [];
  let end = startOf(play.outlooks.length);
  for (;;) {
    const position = next(end, play.random);
    if (position === undefined) break;
    end = after(position, play);
    moments.push(end);
  }
  return moments.filter(() => play.random.below(100) < play.moments).map(moment => exampleOf(moment, end));
}

/** The next round, if there is one: from the deck, or from the discard pile when it has run out. */
function next(position: Position, random: Random): Position | undefined {
  if (position.left > 0) return deal(position, shuffle(listDeck(position), random).slice(0, DISPLAY_SIZE));
  if (position.isSecondDeck || position.discarded === 0) return undefined;
  return next(reshuffled(position), random);
}

function after(position: Position, { outlooks, random, strays }: SelfPlay): Position {
  const rounds = roundsOf(position, outlooks);
  const { built } = random.below(100) < strays ? stray(at(rounds, 0), random) : hold(rounds);
  return settled(position, built);
}

/** A round as each seat thinks it through. Those who think alike share it. */
function roundsOf(position: Position, outlooks: readonly Outlook[]): Round[] {
  const final = new FinalOutlook();
  const rounds = new Map<Outlook, Round>();
  return outlooks.map(own => {
    const outlook = isLastRound(position) ? final : own;
    const round = rounds.get(outlook) ?? new Round(position, outlook);
    rounds.set(outlook, round);
    return round;
  });
}

/** The auction: each seat says what it thinks best, and who bid most builds. */
function hold(rounds: readonly Round[]): Outcome {
  const { position, unbuilt } = at(rounds, 0);
  const { players, starter, dealt } = position;
  const said: number[] = [];
  let standing = 0;
  while (said.length < players && standing < dealt) {
    const seat = (starter + said.length) % players;
    said.push(bestWord(at(rounds, seat).auction.words(said), seat));
    standing = Math.max(...said);
  }
  const builder = (starter + said.indexOf(standing)) % players;
  return at(rounds, builder).best(builder, standing) ?? unbuilt;
}

/** Of equal ones the lowest. */
function bestWord(words: readonly Word[], seat: number): number {
  const liking = ({ outcome }: Word): number => at(outcome.likings, seat);
  return words.reduce((best, word) => (liking(word) > liking(best) ? word : best)).count;
}

/** Somebody builds some number of cards, or nobody. */
function stray(round: Round, random: Random): Outcome {
  const { players, dealt: cards } = round.position;
  return round.best(random.below(players), 1 + random.below(cards)) ?? round.unbuilt;
}

function exampleOf(moment: Position, end: Position): Example {
  const finals = scoresUnbuilt(end, new FinalOutlook());
  return finals.map((final, seat) => ({ ...standingOf(moment, end, seat), final }));
}

function standingOf(moment: Position, end: Position, seat: number): Omit<Standing, 'final'> {
  const towers = TOWER_TYPES.map((_, type) => towerAt(moment, seat, type));
  const points = towers.map(({ height, isClosed }) => towerPoints(height, isClosed));
  return {
    open: towers.flatMap((tower, type) => (tower.isClosed ? [] : [openTower(moment, end, seat, type)])),
    points: points.reduce((sum, each) => sum + each, tearDownPoints(at(moment.torn, seat))),
    closed: Math.max(0, ...towers.filter(({ isClosed }) => isClosed).map(({ height }) => height)),
  };
}

function openTower(moment: Position, end: Position, seat: number, type: TowerIndex): OpenTower {
  const inputs = new Float64Array(INPUTS);
  writeInputs(inputs, moment, seat, type);
  const { height } = towerAt(moment, seat, type);
  return { inputs, height, cards: towerAt(end, seat, type).height - height };
}
