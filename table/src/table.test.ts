import {
  commitmentIn,
  type FateKey,
  type Game,
  isFateKey,
  type Json,
  newFateKey,
  readRecord,
  type Seat,
  SeededRandom,
} from '@belfry/engine';
import { loadGames } from '@belfry/games';
import { fiveTowers } from '@belfry/games/five-towers/rules';
import { skyscraper } from '@belfry/games/skyscraper/rules';
import { describe, expect, test } from 'vitest';
import { anyAction } from '../testing/tables.js';
import { act } from './acting.js';
import { begin } from './beginning.js';
import { Change } from './change.js';
import { NO_CLOCK } from './clock.js';
import { decide } from './decide.js';
import type { TableEvent } from './events.js';
import { standingOf } from './person.js';
import { Table } from './table.js';
import { newsOf } from './view.js';
import type { Refused } from './wish.js';

const GAMES = await loadGames();

const KEY = '01'.repeat(32) as FateKey;
const OWNER = 'owner';
const PLAYERS = ['Ada', 'Ben'];

/** A table on a shared device: all seats but those of bots are one person's. */
class Played {
  readonly change: Change;
  readonly #playable: { readonly game: Game; readonly policies: readonly string[] };

  constructor(game: Game, table: Table, events: readonly TableEvent[]) {
    this.#playable = { game, policies: ['random'] };
    this.change = new Change(table, 1000, events);
  }

  get table(): Table {
    return this.change.table;
  }

  view(eye: Seat | 'spectator' | 'open') {
    const match = newsOf(this.table, standingOf(this.table, OWNER), eye, { isStuck: false })?.match;
    if (match === undefined) throw new Error('nothing to see');
    return match;
  }

  act(seat: Seat, action: Json): Promise<Refused | undefined> {
    const made = { id: 'any', revision: this.table.revision };
    return this.#decide({ ...made, type: 'act', seat, action });
  }

  takeBack(seat: Seat): Promise<Refused | undefined> {
    return this.#decide({ id: 'any', revision: this.table.revision, type: 'take-back', seat });
  }

  async #decide(wish: Parameters<typeof decide>[2]): Promise<Refused | undefined> {
    const change = new Change(this.table, 1000);
    const means = { playable: this.#playable, table: 'table', next: () => 'next', elsewhere: undefined };
    const refused = await decide(change, standingOf(this.table, OWNER), wish, means);
    this.change.events.push(...change.events);
    return refused;
  }

  /** Plays at random until it is over, whoever is due. */
  async toTheEnd(seed = 1): Promise<void> {
    const random = new SeededRandom(seed);
    for (let due = this.table.due; due?.type === 'seat'; due = this.table.due) {
      const action = anyAction(this.#playable.game, this.table.see(due.seat), random);
      const refused = await this.act(due.seat, action);
      if (refused !== undefined) throw new Error(refused.code);
    }
  }
}

async function tableOf(game: Game, key = KEY, players: readonly string[] = PLAYERS, bots = 0): Promise<Played> {
  const options = { players: players.length, ...(game.id === 'skyscraper' ? { floors: 5 } : { bids: 'checked' }) };
  const made: TableEvent = {
    type: 'made',
    by: OWNER,
    game: game.id,
    options,
    clock: NO_CLOCK,
    standIn: 'random',
    spectators: true,
    at: 1000,
  };
  const played = new Played(game, new Table(game, [made]), [made]);
  for (const [seat, name] of players.entries())
    if (seat < bots) played.change.add({ type: 'bot-sat', seat, name, policy: 'random' });
    else played.change.add({ type: 'sat', seat, name, person: OWNER });
  await begin(played.change, 'chosen', { game, policies: ['random'] }, key);
  return played;
}

const anyGame = (game: unknown): Game => game as Game;
const towers = (players?: readonly string[], bots?: number) => tableOf(anyGame(fiveTowers), KEY, players, bots);
const street = (key?: FateKey) => tableOf(anyGame(skyscraper), key);
const bid = (count: number): Json => ({ type: 'bid', count });
const NOTHING = { by: 'table', code: 'nothing-to-take-back' };

/** The same table, from what was stored of it. */
const again = ({ table, change }: Played): Table =>
  new Table(table.game, JSON.parse(JSON.stringify(change.events)) as TableEvent[]);

test('fate answers by itself: a new table waits for a person', async () => {
  const { table } = await towers();
  expect(table.due).toEqual({ type: 'seat', seat: 0 });
  expect(table.count).toBe(1);
});

test('a refused action changes nothing and says why', async () => {
  const played = await towers();
  const before = played.view('spectator');
  const events = played.change.events.length;
  expect(await played.act(0, { type: 'pass' })).toMatchObject({ by: 'game', code: 'starter-must-bid' });
  expect(await played.act(1, bid(1))).toMatchObject({ by: 'match', code: 'not-your-turn' });
  expect(await played.act(0, { type: 'dance' })).toMatchObject({ by: 'reader', code: 'malformed' });
  expect(await played.act(0, null)).toMatchObject({ by: 'reader', code: 'malformed' });
  expect(await played.act(9, { type: 'pass' })).toMatchObject({ by: 'match', code: 'no-such-seat' });
  expect(played.view('spectator')).toEqual(before);
  expect(played.change.events).toHaveLength(events);
});

describe('events', () => {
  test('number everything that happens, and a revision is the number of the last', async () => {
    const played = await towers();
    const { table, change } = played;
    expect(change.events.map(({ type }) => type)).toEqual(['made', 'sat', 'sat', 'begun', 'entry']);
    expect(table.revision).toBe(change.events.length - 1);
    await played.act(0, bid(1));
    await played.takeBack(0);
    expect(change.events.slice(5).map(({ type }) => type)).toEqual(['entry', 'taken-back']);
    expect(table.revision).toBe(6);
  });

  test('that break the rules are not followed', async () => {
    const { change, table } = await towers();
    const entry = (json: Json): TableEvent => ({ type: 'entry', entry: json, at: 2000 });
    const broken: TableEvent[] = [
      entry({ seat: 1, action: { type: 'pass' } }),
      entry({ seat: 0, action: { type: 'dance' } }),
      entry({ chance: 'deck', cards: [] }),
      { type: 'taken-back', seat: 0, at: 2000 },
      { type: 'sat', seat: 7, person: OWNER, name: 'Ada', at: 2000 },
      change.events[0] as TableEvent,
      { type: 'from-a-newer-version', at: 2000 } as unknown as TableEvent,
    ];
    for (const event of broken) expect(() => new Table(table.game, [...change.events, event])).toThrow(/./);
    expect(() => new Table(table.game, change.events.slice(1))).toThrow('a table whose beginning is missing');
    expect(() => new Table(table.game, [])).toThrow('a table whose beginning is missing');
    expect(() => new Table(table.game, [change.events[0] as TableEvent, entry({ seat: 0, action: bid(1) })])).toThrow(
      'has not begun',
    );
  });

  test('say of an action that was spelt oddly what records say', async () => {
    const played = await towers();
    await played.act(0, { count: 1, type: 'bid' });
    expect(JSON.stringify(played.change.events.at(-1))).toContain('{"seat":0,"action":{"type":"bid","count":1}}');
  });

  test('change a copy and not the table', async () => {
    const played = await towers();
    const copy = played.table.copy();
    const before = JSON.stringify(played.view(0));
    await act(new Change(copy, 2000), 0, bid(1), { game: played.table.game, policies: [] });
    expect(copy.count).toBe(2);
    expect(JSON.stringify(played.view(0))).toBe(before);
  });
});

describe('taking back', () => {
  test('a bid, as long as nobody else has acted', async () => {
    const played = await towers();
    const before = played.view(0);
    await played.act(0, bid(1));
    expect(played.view(1).undo).toEqual({ seat: 0, actions: 1 });
    expect(await played.takeBack(1)).toEqual(NOTHING);
    expect(await played.takeBack(0)).toBeUndefined();
    expect(played.view(0)).toEqual(before);
    await played.act(0, bid(1));
    await played.act(1, { type: 'pass' });
    expect(await played.takeBack(0)).toEqual(NOTHING);
  });

  test('not what fate answered: the first deck', async () => {
    const { table } = await towers();
    expect(table.undoable()).toBeUndefined();
  });

  test('not an action that showed the next cards: they could not be foreseen', async () => {
    const played = await towers();
    await played.act(0, bid(0));
    await played.act(1, { type: 'pass' });
    expect(played.view(0).log).toHaveLength(3);
    expect(played.table.undoable()).toBeUndefined();
  });

  test('several actions of one turn, one after the other', async () => {
    const { played, actions } = await streetWithActions();
    const counts = actions.map((_, index) => index + 1);
    expect(played.table.undoable()).toEqual({ seat: 0, actions: counts.length });
    for (const left of counts.toReversed()) {
      expect(played.table.undoable()?.actions).toBe(left);
      expect(await played.takeBack(0)).toBeUndefined();
    }
    expect(played.table.count).toBe(1);
  });

  test('not a turn that ended with a card drawn', async () => {
    const played = await street();
    await played.act(0, { type: 'end' });
    expect(played.table.undoable()).toBeUndefined();
  });

  test('not the actions of bots', async () => {
    const played = await towers(PLAYERS, 1);
    await act(played.change, 0, bid(1), { game: played.table.game, policies: [] });
    expect(played.table.undoable()).toBeUndefined();
    expect(await played.takeBack(0)).toEqual({ by: 'table', code: 'not-a-person', seat: 0 });
  });

  test('not what a bot did for somebody who was away', async () => {
    const played = await towers();
    played.change.add({ type: 'covered', seat: 0, policy: 'random' });
    await act(played.change, 0, bid(1), { game: played.table.game, policies: [] });
    played.change.add({ type: 'uncovered', seat: 0 });
    expect(played.table.undoable()).toBeUndefined();
    expect(await played.takeBack(0)).toEqual(NOTHING);
  });

  test('only what was done since a bot acted for the same seat', async () => {
    const { played, actions } = await streetWithActions();
    for (const _ of actions) await played.takeBack(0);
    played.change.add({ type: 'covered', seat: 0, policy: 'random' });
    await act(played.change, 0, actions[0], { game: played.table.game, policies: [] });
    played.change.add({ type: 'uncovered', seat: 0 });
    expect(played.table.undoable()).toBeUndefined();
    await played.act(0, actions[1] as Json);
    expect(played.table.undoable()).toEqual({ seat: 0, actions: 1 });
  });

  test.each(['five-towers', 'skyscraper'])('nothing once a match of %s is over: all was shown', async id => {
    const played = await tableOf(rulesOf(id));
    await played.toTheEnd();
    expect(played.table.undoable()).toBeUndefined();
    expect(await played.takeBack(0)).toEqual(NOTHING);
    expect(await played.takeBack(1)).toEqual(NOTHING);
  });

  test('depth survives a restart', async () => {
    const { played } = await streetWithActions();
    const restarted = again(played);
    expect(restarted.undoable()).toEqual(played.table.undoable());
    expect(newsOf(restarted, standingOf(restarted, OWNER), 0, { isStuck: false })?.match).toEqual(played.view(0));
  });

  test('depth is the same whether an action was done once or twice', async () => {
    const { played, actions } = await streetWithActions();
    const before = played.table.undoable();
    await played.takeBack(0);
    await played.act(0, actions.at(-1) as Json);
    expect(played.table.undoable()).toEqual(before);
    expect(again(played).undoable()).toEqual(before);
  });
});

/** A street where seat 0 did what it could without fate and without ending the turn. */
async function streetWithActions(): Promise<{ readonly played: Played; readonly actions: readonly Json[] }> {
  for (let seed = 0; seed < 500; seed++) {
    const played = await street(seed.toString(16).padStart(64, '0') as FateKey);
    const actions: Json[] = [];
    for (;;) {
      const legal = skyscraper.legal(played.table.see(0) as never);
      const safe = Array.from({ length: legal.count }, (_, index) => legal.at(index)).find(
        ({ type }) => type !== 'end' && !type.includes('thief'),
      );
      if (safe === undefined) break;
      const action = skyscraper.actions.write(safe);
      expect(await played.act(0, action)).toBeUndefined();
      actions.push(action);
    }
    if (actions.length >= 2) return { played, actions };
  }
  throw new Error('no such street');
}

function rulesOf(id: string): Game {
  const rules = GAMES.find(listed => listed.rules.id === id)?.rules;
  if (rules === undefined) throw new Error(id);
  return rules;
}

interface Hands {
  readonly hands: readonly { readonly hidden: number }[];
}
const hiddenIn = (state: Json): readonly number[] => (state as unknown as Hands).hands.map(({ hidden }) => hidden);

describe('views', () => {
  test('hold the viewer’s own hand and nobody else’s', async () => {
    const played = await street();
    expect(hiddenIn(played.view(0).state)).toEqual([0, 5]);
    expect(hiddenIn(played.view('spectator').state)).toEqual([6, 5]);
  });

  test('show the key of fate at the end only; the commitment from the start', async () => {
    const played = await street();
    expect(played.view(0).fate?.key).toBeUndefined();
    const { fate } = played.view(0);
    const commitment = fate && commitmentIn(fate);
    expect(commitment).toEqual(expect.any(String));
    await played.toTheEnd();
    expect(played.view(0).fate).toMatchObject({ commitment, key: KEY });
  });

  test('with open eyes show everything, once it is over', async () => {
    const played = await street();
    const seen = (eye: number | 'open') =>
      newsOf(played.table, standingOf(played.table, OWNER), eye, { isStuck: false });
    expect(seen('open')).toBeUndefined();
    expect(seen(1)).toBeDefined();
    expect(seen(2)).toBeUndefined();
    expect(seen(0.5)).toBeUndefined();
    await played.toTheEnd();
    expect(seen('open')).toBeDefined();
    const [first] = played.table.seeMoments('open', 1, 1);
    expect(hiddenIn(first as Json)).toEqual([0, 0]);
    expect(played.view('open').log).toEqual(played.view('spectator').log);
  });

  test('of a moment are what the viewer saw then', async () => {
    const played = await street();
    const seen = [played.view(1).state];
    const random = new SeededRandom(3);
    for (let due = played.table.due; due?.type === 'seat' && seen.length < 20; due = played.table.due) {
      const before = played.table.count;
      await played.act(due.seat, anyAction(played.table.game, played.table.see(due.seat), random));
      if (played.table.count > before + 1) break;
      seen.push(played.view(1).state);
    }
    expect(seen.length).toBeGreaterThan(2);
    expect(played.table.seeMoments(1, 1, seen.length)).toEqual(seen);
    expect(played.table.seeMoments(1, 1, 10_000).slice(0, seen.length)).toEqual(seen);
    expect(played.table.seeMoments(1, 2, 2)).toEqual([seen[1]]);
  });
});

test.each(['five-towers', 'skyscraper'])('the record of a finished match of %s can be read and checked', async id => {
  const rules = rulesOf(id);
  const played = await tableOf(rules);
  await played.toTheEnd();
  const record = played.table.record();
  expect(record).toMatchObject({ fate: { key: KEY } });
  expect(readRecord(JSON.parse(JSON.stringify(record)), [rules]).ok).toBe(true);
});

test('the record of a running match binds fate and does not show its key', async () => {
  const { table } = await street();
  expect(table.record()).toMatchObject({ fate: { commitment: expect.any(String) } });
  expect(JSON.stringify(table.record())).not.toContain(KEY);
});

test('every table has a key of its own', () => {
  const [one, other] = [newFateKey(), newFateKey()];
  expect(one).not.toBe(other);
  expect(isFateKey(one)).toBe(true);
});
