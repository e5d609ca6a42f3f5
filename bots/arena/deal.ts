/** Plays one deal in every seat order. What fate draws, and what each seat thinks with, is the same in all of them. */
import { at, type BySeat, type Game, type GameTypes, type Random, type Seat, SeededRandom } from '@belfry/engine';
import { Fault } from './fault.js';
import { type ArenaPlan, contestantsOf, type SeatOrder, seatOrdersOf } from './plan.js';
import { type TimeCounts, Times } from './times.js';

/** Who plays: a policy, or somebody outside who is asked and answers later. */
export interface Player<T extends GameTypes = GameTypes> {
  readonly name: string;
  choose(game: Game<T>, seen: T['State'], random: Random): T['Action'] | Promise<T['Action']>;
}

/** What matches are played with. */
export interface Room<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** By the names that the plan has. */
  readonly players: ReadonlyMap<string, Player<T>>;
  /** The figure of a match that says whether it ended because nobody got anywhere any more, if the game has one. */
  readonly idleFigure?: string | undefined;
  /** A clock in milliseconds. */
  readonly now: () => number;
}

export interface PlayedMatch {
  readonly winners: readonly Seat[];
  readonly scores: BySeat<number>;
  readonly isIdle: boolean;
  /** Each seat's, if the game tells more apart than victories and scores do. */
  readonly places?: BySeat<number> | undefined;
}

/** What came of a deal: plain data. All but the times follows from the plan and the number of the deal. */
export interface PlayedDeal {
  readonly deal: number;
  /** One for each seat order, in the plan's order. */
  readonly matches: readonly PlayedMatch[];
  /** By bot, how long it took over its decisions; those with a single legal action are none. */
  readonly times: Readonly<Record<string, TimeCounts>>;
}

export async function playDeal<T extends GameTypes>(
  plan: ArenaPlan<T['Options']>,
  room: Room<T>,
  deal: number,
): Promise<PlayedDeal> {
  const times = new Map(contestantsOf(plan).map(name => [name, new Times()]));
  const matches: PlayedMatch[] = [];
  for (const order of seatOrdersOf(plan)) matches.push(await playMatch(plan, room, { deal, order, times }));
  return { deal, matches, times: Object.fromEntries([...times].map(([name, kept]) => [name, kept.counts()])) };
}

interface Seating {
  readonly deal: number;
  readonly order: SeatOrder;
  readonly times: ReadonlyMap<string, Times>;
}

async function playMatch<T extends GameTypes>(
  { options, seed }: ArenaPlan<T['Options']>,
  room: Room<T>,
  { deal, order, times }: Seating,
): Promise<PlayedMatch> {
  const { game } = room;
  const fate = new SeededRandom(seed, deal, 0);
  const minds = order.map((_, seat) => new SeededRandom(seed, deal, seat + 1));
  const state = game.start(options);
  const watch = game.watch();
  for (;;) {
    const due = game.due(state);
    if (due.type === 'over') {
      const { match } = watch.figures(state);
      const isIdle = room.idleFigure !== undefined && (match[room.idleFigure] ?? 0) > 0;
      const { winners } = due.result;
      return { winners, scores: game.scores(due.result), isIdle, places: game.places?.(state) };
    }
    if (due.type === 'chance') {
      const chance = game.fate(state, fate);
      watch.entry(state, chance);
      game.applyChance(state, chance);
      continue;
    }
    const { seat } = due;
    const action = await decide(room, at(order, seat), game.see(state, seat), { random: at(minds, seat), times });
    const refusal = game.checkAction(state, action);
    if (refusal !== undefined)
      throw new Fault(at(order, seat), { code: 'illegal', action: game.actions.write(action), refusal: refusal.code });
    watch.entry(state, { seat, action });
    game.applyAction(state, action);
  }
}

async function decide<T extends GameTypes>(
  { game, players, now }: Room<T>,
  name: string,
  seen: T['State'],
  { random, times }: { readonly random: Random; readonly times: ReadonlyMap<string, Times> },
): Promise<T['Action']> {
  const player = players.get(name);
  if (player === undefined) throw new Error(`nobody plays ${name}`);
  const isChoice = game.legal(seen).count > 1;
  const began = now();
  const action = await player.choose(game, seen, random);
  if (isChoice) times.get(name)?.add(now() - began);
  return action;
}
