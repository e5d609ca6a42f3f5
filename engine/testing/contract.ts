/**
 * The promises of the contract, each as a property that any game can be tested against. A game passes by being listed: see
 * `games/contract.test.ts`. The engine tests the suite itself with a sample game, and with copies of it that break a promise.
 */
import {
  at,
  canonicalJson,
  type Entry,
  equalJson,
  type Game,
  type GameTypes,
  Hidden,
  type Json,
  listChoices,
  Match,
  playOut,
  type Random,
  readRecord,
  SeededRandom,
  stepAtRandom,
  type Viewer,
  writeRecord,
} from '@belfry/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allOptions, bytes, oneOf, stateAlong, statesOf, viewersOf } from './walk.js';

/**
 * Tests every promise of the contract on random play.
 * @param effort how many positions are tried, as a part of the usual number: a game with thousands of actions needs fewer
 */
export function describeContract(game: Game, worlds: Worlds, effort = 1): void {
  describe(`the contract, kept by ${game.id}`, () => {
    for (const { promise, check } of contractOf(game, worlds, effort)) test(promise, check);
  });
}

/**
 * What the rules say about hidden things, said without the game's own `see` and `imagine`. Methods, so that one game's
 * worlds can stand in a list of them, as its rules can.
 */
export interface Worlds<T extends GameTypes = GameTypes> {
  /** Another log that looks to this viewer just like this match's. The same log if nothing is hidden from them now. */
  disguise(match: Match<T>, viewer: Viewer, random: Random): readonly Entry<T>[];
  /** Can this be the whole truth? Every card is there once and nothing is a hole. */
  isPossible(state: T['State']): boolean;
}

/** What a game brings to the suite. */
export interface Contestant {
  /** What is hidden in it. */
  readonly worlds: Worlds;
  /** Its rules with another fate, if its own is too slow or too tame for tests. */
  readonly game?: Game;
  /** How many positions are tried, as a part of the usual number. */
  readonly effort?: number;
}

/** One promise of the contract. */
interface Clause {
  readonly promise: string;
  /** Throws if the game breaks it. */
  readonly check: () => void;
}

/** A random position: a state along a random match, and numbers to choose with. */
interface Place {
  readonly options: GameTypes['Options'];
  readonly seed: number;
  readonly far: number;
  readonly pick: number;
}

export function contractOf(game: Game, worlds: Worlds, effort = 1): Clause[] {
  const places = fc.record<Place>({
    options: fc.constantFrom(...allOptions(game)),
    seed: fc.nat(),
    far: fc.integer({ min: 0, max: 1000 }).map(thousandths => thousandths / 1000),
    pick: fc.nat(),
  });
  const forAll = (runs: number, property: (place: Place) => void) => () =>
    fc.assert(fc.property(places, property), { numRuns: Math.ceil(runs * effort), seed: 1 });
  /** The same, at places where a seat is due. */
  const forAllDecisions = (runs: number, property: (state: unknown, place: Place) => void) =>
    forAll(runs, place => {
      const state = stateAlong(game, place);
      if (game.due(state).type === 'seat') property(state, place);
    });
  const forAllChances = (runs: number, property: (state: unknown, place: Place) => void) =>
    forAll(runs, place => {
      for (const state of statesOf(game, place.options, place.seed))
        if (game.due(state).type === 'chance') property(state, place);
    });
  const written = (state: unknown): string[] =>
    listChoices(game.legal(state)).map(action => canonicalJson(game.actions.write(action)));

  return [
    {
      promise: 'every legal action is accepted, each is listed once, in its canonical spelling',
      check: forAllDecisions(300, state => {
        const legal = listChoices(game.legal(state));
        expect(legal.length).toBeGreaterThan(0);
        expect(new Set(written(state)).size).toBe(legal.length);
        for (const action of legal) {
          expect(game.checkAction(state, action)).toBeUndefined();
          expect(game.canonical(action)).toStrictEqual(action);
        }
      }),
    },
    {
      promise: 'every other action is refused, with a reason, and the state stays as it was',
      check: () => {
        const pool = actionPool(game);
        forAllDecisions(150, (state, { pick }) => {
          const legal = new Set(written(state));
          const before = bytes(state);
          for (let offset = 0; offset < 60; offset++) {
            const action = oneOf(pool, pick + offset * 7919);
            const isLegal = legal.has(canonicalJson(game.actions.write(game.canonical(action))));
            const refusal = game.checkAction(state, action);
            if (isLegal) expect(refusal).toBeUndefined();
            else expect(refusal?.code).toEqual(expect.any(String));
          }
          expect(bytes(state)).toBe(before);
        })();
      },
    },
    {
      promise: 'actions survive being written and read, and nothing may be added to them',
      check: forAllDecisions(100, state => {
        for (const action of listChoices(game.legal(state)).slice(0, 50))
          expectSound(game.actions, action, game.actions.write(action));
      }),
    },
    {
      promise: 'answers of fate are accepted, survive being written and read, and nothing may be added to them',
      check: forAllChances(20, (state, { pick }) => {
        const before = bytes(state);
        const chance = game.fate(state, new SeededRandom(pick));
        expect(game.checkChance(state, chance)).toBeUndefined();
        expectSound(game.chances, chance, game.chances.write(chance));
        expect(bytes(state)).toBe(before);
      }),
    },
    {
      promise: 'a match refuses what is not due and is left as it was',
      check: forAll(60, place => {
        const match = randomMatch(game, place);
        const before = everything(match);
        for (const entry of entriesNotDue(game, match, place)) {
          expect(match.play(entry)?.code).toEqual(expect.any(String));
          expect(everything(match)).toBe(before);
        }
      }),
    },
    {
      promise: 'replaying a record gives the same match, through JSON and back',
      check: forAll(60, place => {
        const match = randomMatch(game, place);
        const again = readRecord(JSON.parse(JSON.stringify(writeRecord(match))), [game]);
        if (!again.ok) throw new Error(`a record was refused: ${bytes(again.error)}`);
        expect(everything(again.value)).toBe(everything(match));
      }),
    },
    {
      promise: 'states are plain data',
      check: forAll(100, place => {
        const state = stateAlong(game, place);
        expect(JSON.parse(bytes(state))).toStrictEqual(state);
      }),
    },
    {
      promise: 'copies are equal and independent',
      check: forAll(100, place => {
        const state = stateAlong(game, place);
        const before = bytes(state);
        const copy = game.copy(state);
        expect(bytes(copy)).toBe(before);
        const random = new SeededRandom(place.pick);
        for (let steps = 0; steps < 30 && stepAtRandom(game, copy, random); steps++);
        expect(bytes(state)).toBe(before);
      }),
    },
    {
      promise: 'a view is the viewer’s own, and looking changes nothing',
      check: forAll(60, place => {
        const state = stateAlong(game, place);
        const before = bytes(state);
        for (const viewer of viewersOf(place.options)) {
          const seen = game.see(state, viewer);
          expect(bytes(game.see(seen, viewer))).toBe(bytes(seen));
          const imagined = game.imagine(seen, new SeededRandom(place.pick));
          stepAtRandom(game, imagined, new SeededRandom(place.pick));
          expect(bytes(game.see(state, viewer))).toBe(bytes(seen));
        }
        expect(bytes(state)).toBe(before);
      }),
    },
    {
      promise: 'a viewer is shown the same, to the byte and at every moment, in all worlds that look alike to them',
      check: forAll(100, place => {
        const match = randomMatch(game, place);
        for (const viewer of viewersOf(place.options)) {
          const other = worlds.disguise(match, viewer, new SeededRandom(place.pick));
          expect(shownTo(viewer, match, other)).toEqual(shownTo(viewer, match, match.log));
        }
      }),
    },
    {
      promise: 'the view of an imagined world is the view it was imagined from, to the byte',
      check: forAll(150, place => {
        const state = stateAlong(game, place);
        for (const viewer of viewersOf(place.options)) {
          const seen = bytes(game.see(state, viewer));
          for (let world = 0; world < 3; world++) {
            const imagined = game.imagine(JSON.parse(seen), new SeededRandom(place.pick, world));
            expect(bytes(game.see(imagined, viewer))).toBe(seen);
          }
        }
      }),
    },
    {
      promise: 'an imagined world is a possible one, and can be played to its end',
      check: forAll(60, place => {
        const state = stateAlong(game, place);
        for (const viewer of viewersOf(place.options)) {
          const random = new SeededRandom(place.pick, 1);
          const world = game.imagine(game.see(state, viewer), random);
          expect(worlds.isPossible(state)).toBe(true);
          expect(worlds.isPossible(world)).toBe(true);
          playOut(game, world, random);
          expectResult(game, world, place);
        }
      }),
    },
    {
      promise: 'a seat’s view and its imagined worlds know the seat’s legal actions',
      check: forAllDecisions(150, (state, { options, pick }) => {
        const due = game.due(state);
        if (due.type !== 'seat') return;
        for (const viewer of viewersOf(options)) expect(game.due(game.see(state, viewer))).toEqual(due);
        const legal = written(state);
        const seen = game.see(state, due.seat);
        expect(game.due(seen)).toEqual(due);
        expect(written(seen)).toEqual(legal);
        expect(written(game.imagine(seen, new SeededRandom(pick)))).toEqual(legal);
      }),
    },
    {
      promise:
        'on its own view a seat’s action is done, or what it needs is said to be hidden; nothing else goes wrong',
      check: forAllDecisions(150, state => {
        const due = game.due(state);
        if (due.type !== 'seat') return;
        const seen = game.see(state, due.seat);
        for (const action of listChoices(game.legal(seen)).slice(0, 40)) {
          const error = thrownBy(() => game.applyAction(game.copy(seen), action));
          if (error !== undefined) expect(error).toBeInstanceOf(Hidden);
        }
      }),
    },
    {
      promise: 'what a viewer is told of fate’s answer tells no more than the view after it',
      check: forAllChances(15, (state, { options, pick }) => {
        const [one, other] = [0, 1].map(world => game.fate(state, new SeededRandom(pick, world)));
        if (one === undefined || other === undefined) throw new Error('fate did not answer');
        const [afterOne, afterOther] = [one, other].map(chance => {
          const after = game.copy(state);
          game.applyChance(after, chance);
          return after;
        });
        for (const viewer of viewersOf(options)) {
          const sameView = bytes(game.see(afterOne, viewer)) === bytes(game.see(afterOther, viewer));
          const [newsOne, newsOther] = [
            { before: state, entry: one, after: afterOne },
            { before: state, entry: other, after: afterOther },
          ].map(moment => bytes(game.seeEntry(moment, viewer)));
          const sameNews = newsOne === newsOther;
          if (sameView) expect(sameNews).toBe(true);
        }
      }),
    },
    {
      promise: 'every match ends, within the game’s bounds, with at least one winner',
      check: forAll(150, place => {
        for (const state of statesOf(game, place.options, place.seed))
          if (game.due(state).type === 'over') expectResult(game, state, place);
      }),
    },
  ];
}

function thrownBy(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Actions from all over the game, legal somewhere. */
const actionPool = (game: Game): GameTypes['Action'][] =>
  allOptions(game).flatMap((options, seed) =>
    decisionsOf(game, options, seed).flatMap(legal => legal.filter((_, i) => i % Math.ceil(legal.length / 8) === 0)),
  );

function decisionsOf(game: Game, options: GameTypes['Options'], seed: number): GameTypes['Action'][][] {
  const decisions: GameTypes['Action'][][] = [];
  for (const state of statesOf(game, options, seed))
    if (game.due(state).type === 'seat') decisions.push(listChoices(game.legal(state)));
  return decisions;
}

function expectSound<T>(notation: { read(json: unknown): unknown; write(value: T): Json }, value: T, json: Json): void {
  expect(notation.read(JSON.parse(JSON.stringify(json)))).toEqual({ ok: true, value });
  for (const extra of [null, 1]) expect(notation.read({ ...Object(json), extra })).toMatchObject({ ok: false });
  for (const key of Object.keys(Object(json)))
    expect(notation.read({ ...Object(json), [key]: null })).toMatchObject({ ok: false });
}

function randomMatch(game: Game, { options, seed, far }: Place): Match {
  const random = new SeededRandom(seed);
  const match = new Match(game, options, viewersOf(options).slice(0, -1).map(String));
  const length = Math.floor(far * ([...statesOf(game, options, seed)].length + 1));
  for (let step = 0; step < length; step++) {
    const due = match.due();
    if (due.type === 'over') break;
    if (due.type === 'chance') {
      match.letFateAnswer(random);
      continue;
    }
    const legal = match.legal();
    expect(match.play({ seat: due.seat, action: legal.at(random.below(legal.count)) })).toBeUndefined();
  }
  return match;
}

/** All a match shows to anyone. */
const everything = (match: Match): string =>
  bytes([writeRecord(match), match.due(), viewersOf(match.options).map(v => [match.see(v), match.seeLog(v)])]);

/** All that a viewer is shown while this log is played: after every entry the view, the log and what is due. */
function shownTo(viewer: Viewer, { game, options, seats }: Match, log: Match['log']): string[] {
  const match = new Match(game, options, seats);
  return log.map(entry => {
    expect(match.play(entry)).toBeUndefined();
    return bytes([match.see(viewer), match.seeLog(viewer), match.due()]);
  });
}

/** Entries that cannot come now: another seat's, fate's in place of a seat's, and the other way round. */
function* entriesNotDue(game: Game, match: Match, { options, seed }: Place) {
  const due = match.due();
  const action = decisionsOf(game, options, seed)[0]?.[0];
  if (action === undefined) throw new Error('a match without a decision');
  for (let seat = -1; seat <= options.players; seat++)
    if (due.type !== 'seat' || due.seat !== seat) yield { seat, action };
  if (due.type !== 'chance') {
    const fresh = game.start(options);
    while (game.due(fresh).type !== 'chance') if (!stepAtRandom(game, fresh, new SeededRandom(seed))) return;
    yield game.fate(fresh, new SeededRandom(seed));
  }
}

function expectResult(game: Game, state: unknown, { options }: Place): void {
  const due = game.due(state);
  if (due.type !== 'over') throw new Error('the match is not over');
  const { winners } = due.result;
  const scores = game.scores(due.result);
  const { min, max } = game.scoreBounds(options);
  expect(scores).toHaveLength(options.players);
  for (const score of scores) {
    expect(score).toBeGreaterThanOrEqual(min);
    expect(score).toBeLessThanOrEqual(max);
  }
  expect(winners.length).toBeGreaterThan(0);
  expect(winners).toEqual([...new Set(winners)].toSorted((a, b) => a - b));
  for (const winner of winners) expect(at(scores, winner)).toEqual(expect.any(Number));
  expect(equalJson(due.result as unknown as Json, JSON.parse(bytes(due.result)))).toBe(true);
  const { match, seats } = game.watch().figures(state);
  for (const value of Object.values(match)) expect(Number.isFinite(value)).toBe(true);
  for (const values of Object.values(seats)) expect(values).toHaveLength(options.players);
}
