/**
 * Was a match drawn and played as everybody at its table was promised? The other side of `shared-fate.ts`: everything that a
 * statement of scheme 2 says is worked out again, and compared with what somebody kept while they played.
 */
import { answersAgain, type FateKey, type FateQuestion, isFateKey, type OtherVersion, type Unfair } from './fate.js';
import type { FateDraw, FateTerms, SharedStatement } from './fate-statement.js';
import type { Game, GameTypes } from './game.js';
import { equalJson } from './json.js';
import type { Match } from './match.js';
import { writeEntry } from './record.js';
import { Chain, drawLot, sealNumber, shareCommitment, sharedKey } from './shared-fate.js';

/** What somebody kept while they played. It counts for more than what a record says. */
export interface KeptFate {
  /** Of the draw that counted. */
  readonly commitment?: string | undefined;
  /** All that was promised to them before the match began, draw after draw. */
  readonly promises?: readonly KeptPromise[] | undefined;
  /** The chain's head after so many entries. If entries were taken back since, it is not the newest, and proves nothing. */
  readonly head?: { readonly count: number; readonly head: string } | undefined;
}

/** What somebody kept of one draw, whether it counted in the end or not. */
export interface KeptPromise {
  readonly commitment: string;
  /** Their own number, once they have shown it. */
  readonly number?: { readonly place: number; readonly number: string } | undefined;
  /** All seals as they were when they showed it: who seals another number later knows theirs. */
  readonly seals?: FateDraw['seals'] | undefined;
}

/** Replays a match and works everything out again; `undefined` if all of it is as the statement says. */
export function checkSharedFairness<T extends GameTypes>(
  match: Match<T>,
  statement: SharedStatement,
  kept: KeptFate = {},
  game: Game<T> = match.game,
): Unfair | OtherVersion | undefined {
  const checking = sharedAnswersAgain(match, statement, game, kept);
  for (let step = checking.next(); ; ) {
    if (step.done) return step.value;
    const { state, random } = step.value;
    step = checking.next(game.fate(state, random()));
  }
}

/** The same for whoever must wait for fate's answers, as `answersAgain`. They are asked for last: all else needs no time. */
export function* sharedAnswersAgain<T extends GameTypes>(
  match: Match<T>,
  statement: SharedStatement,
  game: Game<T>,
  kept: KeptFate = {},
): Generator<FateQuestion<T>, Unfair | OtherVersion | undefined, T['Chance'] | undefined> {
  const { key, draw, by } = statement;
  const fault = sharedFault(match, statement, kept);
  if (fault !== undefined) return fault;
  if (key === undefined) return { code: 'key-withheld' };
  if (!isFateKey(key)) return { code: 'key-malformed' };
  if (shareCommitment(key, draw.terms) !== draw.commitment) return { code: 'key-not-committed' };
  const matchKey = sharedKey(key, draw);
  const unfair =
    earlierKeysFault(statement) ?? lotFault(matchKey, statement) ?? chainFault(match, matchKey, statement, kept.head);
  if (unfair !== undefined) return unfair;
  return yield* answersAgain(match, { key: matchKey, ...(by !== undefined && { by }) }, game);
}

/**
 * What is wrong with a statement as far as that can be seen without its key, also while the match runs. That nothing is
 * wrong does not make it fair.
 */
export function sharedFault<T extends GameTypes>(
  match: Match<T>,
  statement: SharedStatement,
  { commitment, promises = [], head }: KeptFate = {},
): Unfair | undefined {
  const { draw } = statement;
  if (commitment !== undefined && commitment !== draw.commitment) return { code: 'commitment-differs' };
  const fault =
    attemptsFault(statement) ??
    numberMissing(draw) ??
    orderFault(statement) ??
    termsFault(match, statement) ??
    promisesFault(statement, promises);
  if (fault !== undefined) return fault;
  const entries = match.log.length;
  const isOther = head?.count === entries && head.head !== statement.chain;
  return head !== undefined && (head.count > entries || isOther)
    ? { code: 'head-differs', count: head.count }
    : undefined;
}

/** Each draw has the same terms but for who was left out of it: all who had sealed and not shown before, at least one each time. */
function attemptsFault({ draw, earlier }: SharedStatement): Unfair | undefined {
  const left = new Set<number>();
  for (const [attempt, each] of [...earlier, draw].entries()) {
    const places = [...left].toSorted((a, b) => a - b);
    if (!equalJson({ ...draw.terms, attempt, left: places }, each.terms)) return { code: 'attempts-differ', attempt };
    const fault = sealsFault(each);
    if (fault !== undefined) return fault;
    const withheld = unshown(each);
    if (attempt < earlier.length && withheld.length === 0) return { code: 'attempts-differ', attempt };
    for (const place of withheld) left.add(place);
  }
  return undefined;
}

/** Every number fits its seal, and only those have sealed who were asked to. */
function sealsFault({ commitment, terms, seals, numbers }: FateDraw): Unfair | undefined {
  const longest = Math.max(terms.seats.length, seals.length, numbers.length);
  for (let place = 0; place < longest; place++) {
    const [seal, number] = [seals[place], numbers[place]];
    if (seal === undefined || number === undefined) return { code: 'seal-broken', place };
    if (seal !== null && !isAsked(terms, place)) return { code: 'seal-unasked', place };
    if (number !== null && seal !== sealNumber(commitment, place, number)) return { code: 'seal-broken', place };
  }
  return undefined;
}

const isAsked = ({ seats, left }: FateTerms, place: number): boolean => {
  const seat = seats[place];
  return seat !== undefined && seat.bot === undefined && !left.includes(place);
};

/** The places that have sealed and not shown. */
const unshown = ({ seals, numbers }: FateDraw): readonly number[] =>
  seals.flatMap((seal, place) => (seal !== null && numbers[place] === null ? [place] : []));

function numberMissing(draw: FateDraw): Unfair | undefined {
  const [place] = unshown(draw);
  return place === undefined ? undefined : { code: 'number-missing', place };
}

/** Everybody has one seat; where nobody drew lots, their own. */
function orderFault({ draw: { terms }, order }: SharedStatement): Unfair | undefined {
  const places = [...terms.seats.keys()];
  const seated = terms.seating === 'lot' ? order.toSorted((a, b) => a - b) : order;
  return equalJson(places, seated) ? undefined : { code: 'order-not-from-key' };
}

/** Is it the match that was agreed on? */
function termsFault<T extends GameTypes>(
  { game, options, seats }: Match<T>,
  { draw: { terms }, order, by }: SharedStatement,
): Unfair | undefined {
  const names = order.map(place => terms.seats[place]?.name ?? '');
  const isSame =
    terms.game === game.id && terms.by === by && equalJson(terms.options, options) && equalJson(names, seats);
  return isSame ? undefined : { code: 'terms-differ' };
}

/** Each promise became one of the draws, one after the other: none was thrown away unseen. */
function promisesFault({ draw, earlier }: SharedStatement, promises: readonly KeptPromise[]): Unfair | undefined {
  const draws: FateDraw[] = [...earlier, draw];
  for (const promise of promises) {
    const index = draws.findIndex(({ commitment }) => commitment === promise.commitment);
    const [made] = draws.splice(0, index + 1).slice(-1);
    if (made === undefined) return { code: 'commitment-differs' };
    const fault = shownFault(made, promise, made === draw);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Whoever showed a number did so for these seals, and it counts with them. Who came too late was left out of what followed. */
function shownFault({ seals, numbers }: FateDraw, kept: KeptPromise, isLast: boolean): Unfair | undefined {
  const { number, seals: seen = seals } = kept;
  const place = [...seals, ...seen].findIndex((_, index) => seen[index] !== seals[index]);
  if (place >= 0) return { code: 'seal-differs', place };
  if (number === undefined) return undefined;
  const shown = numbers[number.place];
  const isLate = shown === null && !isLast;
  return shown === number.number || isLate ? undefined : { code: 'own-number-missing' };
}

/** Everybody may see what was thrown away. */
function earlierKeysFault({ earlier }: SharedStatement): Unfair | undefined {
  const attempt = earlier.findIndex(
    ({ key = '', terms, commitment }) => !isFateKey(key) || shareCommitment(key, terms) !== commitment,
  );
  return attempt === -1 ? undefined : { code: 'attempts-differ', attempt };
}

function lotFault(matchKey: FateKey, { draw: { terms }, order }: SharedStatement): Unfair | undefined {
  if (terms.seating === 'chosen') return undefined;
  const drawn = drawLot(matchKey, [...terms.seats.keys()]);
  return equalJson(drawn, order) ? undefined : { code: 'order-not-from-key' };
}

function chainFault<T extends GameTypes>(
  { game, log }: Match<T>,
  matchKey: FateKey,
  statement: SharedStatement,
  kept: KeptFate['head'],
): Unfair | undefined {
  const heads = [new Chain(matchKey).start(statement)];
  for (const entry of log) heads.push(new Chain(matchKey).next(heads.at(-1) ?? '', writeEntry(game, entry)));
  if (kept !== undefined && heads[kept.count] !== kept.head) return { code: 'head-differs', count: kept.count };
  return heads.at(-1) === statement.chain ? undefined : { code: 'chain-broken' };
}

/** Whose numbers the key follows from, by name. Bots have none. */
export interface Contributors {
  readonly added: readonly string[];
  /** People whose devices added none: they have to trust the others. */
  readonly missing: readonly string[];
}

export function contributorsOf({ draw: { terms, numbers } }: SharedStatement): Contributors {
  const people = [...terms.seats.entries()].filter(([, { bot }]) => bot === undefined);
  const names = (isIn: boolean) =>
    people.flatMap(([place, { name }]) => (((numbers[place] ?? null) !== null) === isIn ? [name] : []));
  return { added: names(true), missing: names(false) };
}
