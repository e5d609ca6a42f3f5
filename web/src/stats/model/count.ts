/** What matches add up to. Everything here is worked out from them, and nothing is kept. */
import { hasWon, inOrder, isOwn, type OwnMatch, type Played, scoreOf } from './played.js';

/** Wins in a row: the most there ever were, and those up to now. */
export interface Streaks {
  readonly longest: number;
  readonly current: number;
}

/** How often one met an opponent, and won. */
export interface Versus {
  /** The policy of a bot; nothing stands for people. */
  readonly policy: string | undefined;
  readonly matches: number;
  readonly wins: number;
}

export interface Tally {
  /** All, those played together on one device included. */
  readonly matches: number;
  readonly together: number;
  /** Those with a seat of one's own: only they are won or lost. */
  readonly own: number;
  readonly wins: number;
  readonly streaks: Streaks;
}

export interface GameTally extends Tally {
  readonly game: string;
  readonly versus: readonly Versus[];
  /** Of one's own matches; nothing if there are none. */
  readonly scores: { readonly mean: number; readonly most: number } | undefined;
}

export function tallyOf(matches: readonly Played[]): Tally {
  const own = matches.filter(isOwn);
  return {
    matches: matches.length,
    together: matches.length - own.length,
    own: own.length,
    wins: own.filter(hasWon).length,
    streaks: streaksOf(own),
  };
}

export function gameTallyOf(game: string, matches: readonly Played[]): GameTally {
  const own = matches.filter(isOwn);
  const scores = own.map(scoreOf);
  return {
    game,
    ...tallyOf(matches),
    versus: versusOf(own),
    scores: scores.length === 0 ? undefined : { mean: meanOf(scores), most: mostOf(scores) },
  };
}

/** The games that were played, each with its matches; the one that was played most comes first. */
export function byGame(matches: readonly Played[]): readonly (readonly [game: string, matches: readonly Played[]])[] {
  const games = new Map<string, Played[]>();
  for (const match of matches) games.set(match.game, [...(games.get(match.game) ?? []), match]);
  return [...games].toSorted(([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1));
}

export function streaksOf(matches: readonly OwnMatch[]): Streaks {
  let longest = 0;
  let current = 0;
  for (const match of inOrder(matches)) {
    current = hasWon(match) ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { longest, current };
}

/** A match against several kinds of opponents counts for each of them, once. Those met most often come first. */
export function versusOf(matches: readonly OwnMatch[]): readonly Versus[] {
  const met = new Map<string | undefined, { matches: number; wins: number }>();
  for (const match of matches)
    for (const policy of opponentsOf(match)) {
      const so = met.get(policy) ?? { matches: 0, wins: 0 };
      met.set(policy, { matches: so.matches + 1, wins: so.wins + (hasWon(match) ? 1 : 0) });
    }
  return Array.from(met, ([policy, counts]) => ({ policy, ...counts })).toSorted((a, b) => b.matches - a.matches);
}

const opponentsOf = ({ seats, seat }: OwnMatch): ReadonlySet<string | undefined> =>
  new Set(
    seats.filter((_, other) => other !== seat).map(sitter => (sitter.type === 'bot' ? sitter.policy : undefined)),
  );

export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

// Not spread: there may be more numbers than a function takes arguments.
export const mostOf = (numbers: readonly number[]): number =>
  numbers.reduce((most, number) => Math.max(most, number), Number.NEGATIVE_INFINITY);

export const leastOf = (numbers: readonly number[]): number =>
  numbers.reduce((least, number) => Math.min(least, number), Number.POSITIVE_INFINITY);
