/** Was a match drawn and played as promised? Whatever is changed in its record shows. */
import { describe, expect, test } from 'vitest';
import { type DrawnMatch, type DrawSetup, drawnMatch, type Lantern, sampleGame } from '../testing/index.js';
import {
  Chain,
  checkSharedFairness,
  contributorsOf,
  type FateDraw,
  type FateKey,
  type Game,
  isShared,
  type Json,
  type KeptFate,
  type KeptPromise,
  KeyedRandom,
  Match,
  newFateKey,
  type OtherVersion,
  readFateStatement,
  readRecord,
  type SharedStatement,
  sealNumber,
  shareCommitment,
  sharedAnswersAgain,
  sharedFault,
  sharedKey,
  type Unfair,
  writeEntry,
} from './index.js';

const SEATS = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cy', bot: 'greedy' }, { name: 'Dora' }];

const SETUPS: readonly (readonly [string, DrawSetup])[] = [
  ['everybody shows', { seats: SEATS }],
  ['drawn by lot', { seats: SEATS, seating: 'lot', seed: 3 }],
  ['somebody seals nothing', { seats: SEATS, seating: 'lot', silent: [1] }],
  ['nobody seals anything', { seats: SEATS, silent: [0, 1, 3] }],
  ['somebody does not show', { seats: SEATS, seating: 'lot', withheld: [[3]] }],
  ['one after the other does not show', { seats: SEATS, withheld: [[1], [0, 3]] }],
  ['two of the same name', { seats: [{ name: 'Ada' }, { name: 'Ada' }], seating: 'lot' }],
];

/** All that somebody at the table has. */
const keptOf = ({ statement: { draw, earlier }, heads }: DrawnMatch<Lantern>): KeptFate => ({
  commitment: draw.commitment,
  promises: [...earlier, draw].map(promiseOf),
  head: { count: heads.length - 1, head: heads.at(-1) ?? '' },
});

/** What the first who showed a number kept of a draw. */
function promiseOf({ commitment, seals, numbers }: FateDraw): KeptPromise {
  const place = numbers.findIndex(number => number !== null);
  return { commitment, seals, ...(place >= 0 && { number: { place, number: numbers[place] ?? '' } }) };
}

describe.each(SETUPS)('%s:', (_, setup) => {
  const drawn = drawnMatch(sampleGame, setup);
  const { match, statement, heads, record } = drawn;

  test('the match is fair, whatever somebody kept', () => {
    expect(checkSharedFairness(match, statement)).toBeUndefined();
    expect(checkSharedFairness(match, statement, keptOf(drawn))).toBeUndefined();
    for (const [count, head] of heads.entries())
      expect(checkSharedFairness(match, statement, { head: { count, head } })).toBeUndefined();
  });

  test('so is its record', () => {
    expect(verdictOn(record, keptOf(drawn))).toBe('fair');
  });

  test('nothing is wrong with it while it runs, but without its key it is not fair', () => {
    const { key: _key, ...rest } = statement;
    const running = { ...rest, earlier: statement.earlier.map(({ key: _hidden, ...draw }) => draw) };
    expect(sharedFault(match, running, keptOf(drawn))).toBeUndefined();
    expect(checkSharedFairness(match, running, keptOf(drawn))).toEqual({ code: 'key-withheld' });
  });

  test('whatever single thing is changed in its record shows to those who kept commitment and head', () => {
    const kept = keptOf(drawn);
    const changes = [...changesOf(JSON.parse(JSON.stringify(record)) as Json)].filter(isOfInterest);
    expect(changes.length).toBeGreaterThan(200);
    const unseen = changes.filter(({ changed }) => verdictOn(changed, kept) === 'fair');
    expect(unseen.map(({ what }) => what)).toEqual([]);
  });
});

/** Reads a record as whoever checks it does. */
function verdictOn(record: Json, kept: KeptFate = {}): 'invalid' | 'unreadable' | 'fair' | Unfair | OtherVersion {
  const match = readRecord(record, [sampleGame]);
  if (!match.ok) return 'invalid';
  const statement = readFateStatement(record);
  if (statement === undefined || !isShared(statement)) return 'unreadable';
  return checkSharedFairness(match.value, statement, kept) ?? 'fair';
}

interface Change {
  readonly what: string;
  readonly changed: Json;
}

/** A record need not repeat the result that follows from it, and may say more than we know. */
const isOfInterest = ({ what }: Change): boolean => what !== '.result is gone' && what !== ' has one field more';

/** Everything that can be done to one part of some JSON. */
function* changesOf(json: Json, path = ''): Generator<Change> {
  if (Array.isArray(json)) yield* changesOfList(json as readonly Json[], path);
  else if (typeof json === 'object' && json !== null)
    yield* changesOfFields(json as Readonly<Record<string, Json>>, path);
  else for (const changed of othersThan(json)) yield { what: `${path} is ${JSON.stringify(changed)}`, changed };
}

function* changesOfList(list: readonly Json[], path: string): Generator<Change> {
  yield { what: `${path} has one item more`, changed: [...list, list[0] ?? 0] };
  for (const [index, item] of list.entries()) {
    yield { what: `${path}[${index}] is gone`, changed: list.toSpliced(index, 1) };
    const next = list[index + 1];
    if (next !== undefined && JSON.stringify(next) !== JSON.stringify(item))
      yield { what: `${path}[${index}] comes later`, changed: list.with(index, next).with(index + 1, item) };
    for (const { what, changed } of changesOf(item, `${path}[${index}]`))
      yield { what, changed: list.with(index, changed) };
  }
}

function* changesOfFields(fields: Readonly<Record<string, Json>>, path: string): Generator<Change> {
  yield { what: `${path} has one field more`, changed: { ...fields, more: 0 } };
  for (const [name, value] of Object.entries(fields)) {
    const { [name]: _, ...others } = fields;
    yield { what: `${path}.${name} is gone`, changed: others };
    for (const { what, changed } of changesOf(value, `${path}.${name}`))
      yield { what, changed: { ...fields, [name]: changed } };
  }
}

function othersThan(value: Json): readonly Json[] {
  if (typeof value === 'number') return [value + 1, value - 1, null, String(value)];
  if (typeof value === 'string')
    return [
      `${value}x`,
      value.slice(1),
      value.startsWith('0') ? `1${value.slice(1)}` : `0${value.slice(1)}`,
      '',
      null,
      0,
    ];
  return ['0'.repeat(64), 0, 'x'];
}

describe('each thing that is wrong has its name', () => {
  const drawn = drawnMatch(sampleGame, { seats: SEATS, seating: 'lot', seed: 5, withheld: [[3]] });
  const { match, statement, heads } = drawn;
  const { draw, earlier } = statement;
  const [first] = earlier as [FateDraw & { readonly key: string }];
  const check = (changes: Partial<SharedStatement>, kept?: KeptFate) =>
    checkSharedFairness(match, { ...statement, ...changes }, kept);

  test('a key that was not committed to', () => {
    expect(check({ key: newFateKey() })).toEqual({ code: 'key-not-committed' });
    expect(check({ key: 'x' })).toEqual({ code: 'key-malformed' });
  });

  test('another commitment than the one that was kept', () => {
    expect(check({}, { commitment: first.commitment })).toEqual({ code: 'commitment-differs' });
  });

  test('another match than was agreed on', () => {
    const named = new Match(sampleGame, match.options, match.seats.toReversed());
    expect(sharedFault(named, statement)).toEqual({ code: 'terms-differ' });
    const smaller = new Match(sampleGame, { players: 3 }, match.seats.slice(1));
    expect(sharedFault(smaller, statement)).toEqual({ code: 'terms-differ' });
    expect(sharedFault(new Match({ ...sampleGame, id: 'other' }, match.options, match.seats), statement)).toEqual({
      code: 'terms-differ',
    });
    expect(check({ by: 'weather 2' })).toEqual({ code: 'terms-differ' });
  });

  test('a number that does not fit its seal, or has none', () => {
    expect(check({ draw: { ...draw, numbers: draw.numbers.with(1, newFateKey()) } })).toEqual({
      code: 'seal-broken',
      place: 1,
    });
    expect(check({ draw: { ...draw, seals: draw.seals.with(0, null) } })).toEqual({ code: 'seal-broken', place: 0 });
    expect(check({ draw: { ...draw, numbers: draw.numbers.slice(0, 3) } })).toEqual({ code: 'seal-broken', place: 3 });
  });

  test('a number of a bot, or of somebody who was left out', () => {
    for (const place of [2, 3]) {
      const number = newFateKey();
      const seals = draw.seals.with(place, sealNumber(draw.commitment, place, number));
      const numbers = draw.numbers.with(place, number);
      expect(check({ draw: { ...draw, seals, numbers } })).toEqual({ code: 'seal-unasked', place });
    }
  });

  test('a number that was sealed and is not shown in the draw that counts', () => {
    expect(check({ draw: { ...draw, numbers: draw.numbers.with(1, null) } })).toEqual({
      code: 'number-missing',
      place: 1,
    });
  });

  test('a draw without the number that was kept', () => {
    const number = newFateKey();
    const checkNumber = (own: KeptPromise['number'], { commitment } = draw) =>
      check({}, { promises: [{ commitment, number: own }] });
    for (const made of [draw, first])
      for (const place of [1, 9]) expect(checkNumber({ place, number }, made)).toEqual({ code: 'own-number-missing' });
    expect(checkNumber({ place: 3, number })).toEqual({ code: 'own-number-missing' });
    expect(checkNumber({ place: 1, number: draw.numbers[1] ?? '' })).toBeUndefined();
    // It came too late for a draw that did not count.
    expect(checkNumber({ place: 3, number }, first)).toBeUndefined();
  });

  test('a promise that became none of the draws, or not in this order', () => {
    const promises = [first, draw].map(promiseOf);
    expect(check({}, { promises })).toBeUndefined();
    for (const each of promises) expect(check({}, { promises: [each] })).toBeUndefined();
    expect(check({}, { promises: [...promises, { commitment: newFateKey() }] })).toEqual({
      code: 'commitment-differs',
    });
    expect(check({}, { promises: promises.toReversed() })).toEqual({ code: 'commitment-differs' });
    expect(check({}, { promises: [draw, draw] })).toEqual({ code: 'commitment-differs' });
  });

  test('another seal than the one that was there when a number was shown', () => {
    for (const { commitment, seals } of [first, draw])
      for (const [place, changed] of [
        [0, seals.with(0, newFateKey())],
        [1, seals.with(1, null)],
        [2, seals.with(2, newFateKey())],
        [3, seals.slice(0, 3)],
        [4, [...seals, null]],
      ] as const)
        expect(check({}, { promises: [{ commitment, seals: changed }] })).toEqual({ code: 'seal-differs', place });
  });

  test('draws that do not lead to the one that counts', () => {
    expect(check({ earlier: [] })).toEqual({ code: 'attempts-differ', attempt: 0 });
    expect(check({ earlier: [first, first] })).toEqual({ code: 'attempts-differ', attempt: 1 });
    // Thrown away, though everybody had shown.
    const shown = { ...first, seals: first.seals.with(3, null) };
    expect(check({ earlier: [shown] })).toEqual({ code: 'attempts-differ', attempt: 0 });
    // Somebody else was left out.
    const other = { ...first, numbers: first.numbers.with(0, null) };
    expect(check({ earlier: [other] })).toEqual({ code: 'attempts-differ', attempt: 1 });
    // Its key is kept back, or another one.
    const { key: _, ...hidden } = first;
    expect(check({ earlier: [hidden] })).toEqual({ code: 'attempts-differ', attempt: 0 });
    expect(check({ earlier: [{ ...first, key: newFateKey() }] })).toEqual({ code: 'attempts-differ', attempt: 0 });
    // Its terms were others.
    const renamed = { ...first, terms: { ...first.terms, seats: first.terms.seats.toReversed() } };
    expect(check({ earlier: [renamed] })).toEqual({ code: 'attempts-differ', attempt: 0 });
  });

  test('seats in another order than the key gives', () => {
    const order = statement.order.toReversed();
    const names = order.map(place => SEATS[place]?.name ?? '');
    const reseated = new Match(sampleGame, match.options, names);
    expect(checkSharedFairness(reseated, { ...statement, order })).toEqual({ code: 'order-not-from-key' });
    expect(check({ order: [0, 0, 1, 2] })).toEqual({ code: 'order-not-from-key' });
    const chosen = drawnMatch(sampleGame, { seats: SEATS });
    expect(sharedFault(chosen.match, { ...chosen.statement, order: [1, 0, 2, 3] })).toEqual({
      code: 'order-not-from-key',
    });
  });

  test('a log that was changed, or cut', () => {
    expect(check({ chain: '0'.repeat(64) })).toEqual({ code: 'chain-broken' });
    const cut = new Match(sampleGame, match.options, match.seats);
    for (const entry of match.log.slice(0, 2)) cut.play(entry);
    expect(checkSharedFairness(cut, statement)).toEqual({ code: 'chain-broken' });
  });

  test('another log than the one of which a head was kept', () => {
    for (const count of [0, 1, match.log.length])
      expect(check({}, { head: { count, head: heads[count + 1] ?? newFateKey() } })).toEqual({
        code: 'head-differs',
        count,
      });
    for (const count of [match.log.length + 1, -1, 0.5])
      expect(check({}, { head: { count, head: heads.at(-1) ?? '' } })).toEqual({ code: 'head-differs', count });
  });

  test('while it runs, a log that is shorter than the one that was seen, or has another head', () => {
    const { key: _, ...running } = statement;
    const { length } = match.log;
    expect(sharedFault(match, running, { head: { count: length + 1, head: newFateKey() } })).toEqual({
      code: 'head-differs',
      count: length + 1,
    });
    expect(sharedFault(match, running, { head: { count: length, head: newFateKey() } })).toEqual({
      code: 'head-differs',
      count: length,
    });
  });
});

/** Whoever has the host's key can make a whole new record of it. It then differs from what was kept. */
describe('a host who makes everything anew', () => {
  const drawn = drawnMatch(sampleGame, { seats: SEATS, seed: 2 });
  const { statement } = drawn;
  const kept = keptOf(drawn);

  /** A record in which all fits: only somebody who kept something can tell. */
  function forged(draw: FateDraw, log: Match<Lantern>['log'] | undefined): [Match<Lantern>, SharedStatement] {
    const key = statement.key;
    const commitment = shareCommitment(key, draw.terms);
    const sealed = {
      ...draw,
      commitment,
      seals: draw.numbers.map((number, place) => number && sealNumber(commitment, place, number)),
    };
    const matchKey = sharedKey(key, sealed);
    const match = new Match(
      sampleGame,
      drawn.match.options,
      draw.terms.seats.map(({ name }) => name),
    );
    for (const entry of log ?? []) match.play(entry);
    playToEnd(match, matchKey);
    let chain = new Chain(matchKey).start({ draw: sealed, order: statement.order, earlier: [] });
    for (const entry of match.log) chain = new Chain(matchKey).next(chain, writeEntry(sampleGame, entry));
    return [match, { ...statement, draw: sealed, chain }];
  }

  function playToEnd(match: Match<Lantern>, key: FateKey): void {
    for (let due = match.due(); due.type !== 'over'; due = match.due()) {
      if (due.type === 'chance') match.letFateAnswer(new KeyedRandom(key, match.log.length));
      else match.play({ seat: due.seat, action: match.legal().at(match.legal().count - 1) });
    }
  }

  test('with other names is found out by the commitment', () => {
    const seats = SEATS.map(seat => ({ ...seat, name: `${seat.name} II` }));
    const [match, other] = forged({ ...statement.draw, terms: { ...statement.draw.terms, seats } }, undefined);
    expect(checkSharedFairness(match, other)).toBeUndefined();
    expect(checkSharedFairness(match, other, { commitment: kept.commitment })).toEqual({ code: 'commitment-differs' });
  });

  test('with other actions is found out by the head', () => {
    const [match, other] = forged(statement.draw, drawn.match.log.slice(0, 1));
    expect(match.log).not.toEqual(drawn.match.log);
    expect(checkSharedFairness(match, other, { commitment: kept.commitment })).toBeUndefined();
    expect(checkSharedFairness(match, other, { head: kept.head })).toMatchObject({ code: 'head-differs' });
  });

  test('with another number for somebody is found out by their own', () => {
    const [match, other] = forged(
      { ...statement.draw, numbers: statement.draw.numbers.with(0, newFateKey()) },
      undefined,
    );
    const [{ commitment, number, seals }] = kept.promises as [KeptPromise];
    expect(checkSharedFairness(match, other, { commitment, promises: [{ commitment }] })).toBeUndefined();
    expect(checkSharedFairness(match, other, { promises: [{ commitment, number }] })).toEqual({
      code: 'own-number-missing',
    });
    expect(checkSharedFairness(match, other, { promises: [{ commitment, seals }] })).toEqual({
      code: 'seal-differs',
      place: 0,
    });
  });
});

describe('where what was drawn is answered by something else than the rules', () => {
  const drawing: Game<Lantern> = {
    ...sampleGame,
    fateBy: 'weather 2',
    draw(state, random) {
      const chance = sampleGame.fate(state, random);
      return chance.chance === 'draw' ? { ...chance } : undefined;
    },
  };
  const { match, statement } = drawnMatch(drawing, { seats: SEATS, by: 'weather 2', seed: 7 });

  test('the version is part of the terms, and another one is not judged', () => {
    expect(checkSharedFairness(match, statement)).toBeUndefined();
    expect(checkSharedFairness(match, statement, {}, { ...drawing, fateBy: 'weather 3' })).toEqual({
      code: 'other-version',
    });
  });

  test('all that needs no answers is checked before any is asked for', () => {
    const broken = sharedAnswersAgain(match, { ...statement, chain: '0'.repeat(64) }, drawing);
    expect(broken.next()).toEqual({ done: true, value: { code: 'chain-broken' } });
  });

  test('whoever must wait is asked for each answer', () => {
    const checking = sharedAnswersAgain(match, statement, drawing);
    let asked = 0;
    for (let step = checking.next(); !step.done; asked++) step = checking.next(undefined);
    expect(asked).toBe(match.log.filter(entry => 'chance' in entry).length);
  });
});

test('an answer of fate that does not follow from the key is not fair, though it is chained', () => {
  const { match, statement, matchKey } = drawnMatch(sampleGame, { seats: SEATS });
  const [deal] = match.log;
  if (deal === undefined || !('chance' in deal) || deal.chance !== 'deal') throw new Error('no deal');
  const other = new Match(sampleGame, match.options, match.seats);
  other.play({ ...deal, lights: deal.lights.toReversed() });
  const chain = new Chain(matchKey).next(
    new Chain(matchKey).start(statement),
    writeEntry(sampleGame, other.log[0] ?? deal),
  );
  expect(checkSharedFairness(other, { ...statement, chain })).toEqual({ code: 'not-from-key', entry: 0 });
});

test('those are named who added a number, and those who did not; bots add none', () => {
  const { statement } = drawnMatch(sampleGame, { seats: SEATS, silent: [1] });
  expect(contributorsOf(statement)).toEqual({ added: ['Ada', 'Dora'], missing: ['Ben'] });
});
