import { type FateKey, isFateKey, type Json, newFateKey, readRecord, SeededRandom } from '@belfry/engine';
import { fiveTowers } from '@belfry/five-towers/rules';
import { GAMES } from '@belfry/games';
import { skyscraper } from '@belfry/skyscraper/rules';
import { describe, expect, test } from 'vitest';
import { readSetup, rotateSeats, seatByLot, type TableSetup } from './setup.js';
import { Table } from './table.js';

const KEY = '01'.repeat(32) as FateKey;
const human = (name: string) => ({ name, player: { type: 'human' } }) as const;
const bot = (name: string) => ({ name, player: { type: 'bot', policy: 'greedy' } }) as const;

const towersSetup = (...seats: TableSetup['seats']): TableSetup => ({
  game: 'five-towers',
  options: { players: seats.length, bids: 'checked' },
  seats,
});
const streetSetup = (...seats: TableSetup['seats']): TableSetup => ({
  game: 'skyscraper',
  options: { players: seats.length, floors: 5 },
  seats,
});
const towers = (...seats: TableSetup['seats']): Table => new Table(fiveTowers, towersSetup(...seats), KEY);
const street = (...seats: TableSetup['seats']): Table => new Table(skyscraper, streetSetup(...seats), KEY);

/** Plays at random until it is over, whoever is due. */
function playToTheEnd(table: Table, game: (typeof GAMES)[number]['rules'], seed = 1): void {
  const random = new SeededRandom(seed);
  while (table.due.type === 'seat') {
    const { seat } = table.due;
    const legal = game.legal(table.view(seat).state);
    const action = game.actions.write(legal.at(random.below(legal.count)));
    expect(table.act(seat, action)).toBeUndefined();
  }
}

test('fate answers by itself: a new table waits for a person', () => {
  const table = towers(human('Ada'), human('Ben'));
  expect(table.due).toEqual({ type: 'seat', seat: 0 });
  expect(table.count).toBe(1);
});

test('a refused action changes nothing and says why', () => {
  const table = towers(human('Ada'), human('Ben'));
  const before = table.view('spectator');
  expect(table.act(0, { type: 'pass' })).toMatchObject({ code: 'starter-must-bid' });
  expect(table.act(1, { type: 'bid', count: 1 })).toMatchObject({ code: 'not-your-turn' });
  expect(table.act(0, { type: 'dance' })).toMatchObject({ code: 'malformed' });
  expect(table.act(0, null)).toMatchObject({ code: 'malformed' });
  expect(table.act(9, { type: 'pass' })).toMatchObject({ code: 'no-such-seat' });
  expect(table.view('spectator')).toEqual(before);
});

describe('taking back', () => {
  test('a bid, as long as nobody else has acted', () => {
    const table = towers(human('Ada'), human('Ben'));
    const before = table.view(0);
    table.act(0, { type: 'bid', count: 1 });
    expect(table.view(1).undo).toEqual({ seat: 0, actions: 1 });
    expect(table.undo(1)).toEqual({ code: 'nothing-to-take-back' });
    expect(table.undo(0)).toBeUndefined();
    expect(table.view(0)).toEqual(before);
    table.act(0, { type: 'bid', count: 1 });
    table.act(1, { type: 'pass' });
    expect(table.undo(0)).toEqual({ code: 'nothing-to-take-back' });
  });

  test('not what fate answered: the first deck', () => {
    const table = towers(human('Ada'), human('Ben'));
    expect(table.undoable()).toBeUndefined();
  });

  test('not an action that showed the next cards: they could not be foreseen', () => {
    const table = towers(human('Ada'), human('Ben'));
    table.act(0, { type: 'bid', count: 0 });
    table.act(1, { type: 'pass' });
    expect(table.view(0).log).toHaveLength(3);
    expect(table.undoable()).toBeUndefined();
  });

  test('several actions of one turn, one after the other', () => {
    const { table, actions } = streetWithActions();
    const counts = actions.map((_, index) => index + 1);
    expect(table.undoable()).toEqual({ seat: 0, actions: counts.length });
    for (const left of counts.toReversed()) {
      expect(table.undoable()?.actions).toBe(left);
      expect(table.undo(0)).toBeUndefined();
    }
    expect(table.count).toBe(1);
  });

  test('not a turn that ended with a card drawn', () => {
    const table = street(human('Ada'), human('Ben'));
    table.act(0, { type: 'end' });
    expect(table.undoable()).toBeUndefined();
  });

  test('not the actions of bots', () => {
    const table = towers(bot('Jackdaw'), human('Ben'));
    table.act(0, { type: 'bid', count: 1 });
    expect(table.undoable()).toBeUndefined();
  });

  test.each(['five-towers', 'skyscraper'])('nothing once a match of %s is over: by then everything was shown', id => {
    const rules = GAMES.find(listed => listed.rules.id === id)?.rules;
    if (rules === undefined) throw new Error(id);
    const setup =
      id === 'skyscraper' ? streetSetup(human('Ada'), human('Ben')) : towersSetup(human('Ada'), human('Ben'));
    const table = new Table(rules, setup, KEY);
    playToTheEnd(table, rules);
    expect(table.undoable()).toBeUndefined();
    expect(table.undo(0)).toEqual({ code: 'nothing-to-take-back' });
    expect(table.undo(1)).toEqual({ code: 'nothing-to-take-back' });
  });

  test('depth survives a restart', () => {
    const { table, key } = streetWithActions();
    const again = new Table(skyscraper, table.setup, key, table.entries());
    expect(again.undoable()).toEqual(table.undoable());
    expect(again.view(0)).toEqual(table.view(0));
  });
});

/** A street where seat 0 did what it could without fate and without ending the turn. */
function streetWithActions(): { readonly table: Table; readonly key: FateKey; readonly actions: readonly Json[] } {
  for (let seed = 0; seed < 500; seed++) {
    const key = seed.toString(16).padStart(64, '0') as FateKey;
    const table = new Table(skyscraper, streetSetup(human('Ada'), human('Ben')), key);
    const actions: Json[] = [];
    for (;;) {
      const legal = skyscraper.legal(table.view(0).state as never);
      const safe = Array.from({ length: legal.count }, (_, index) => legal.at(index)).find(
        ({ type }) => type !== 'end' && !type.includes('thief'),
      );
      if (safe === undefined) break;
      const action = skyscraper.actions.write(safe);
      expect(table.act(0, action)).toBeUndefined();
      actions.push(action);
    }
    if (actions.length >= 2) return { table, key, actions };
  }
  throw new Error('no such street');
}

describe('views', () => {
  test('hold the viewer’s own hand and nobody else’s', () => {
    const table = street(human('Ada'), human('Ben'));
    const own = table.view(0).state as { hands: { hidden: number; size: number }[] };
    expect(own.hands.map(({ hidden }) => hidden)).toEqual([0, 5]);
    const spectator = table.view('spectator').state as typeof own;
    expect(spectator.hands.map(({ hidden }) => hidden)).toEqual([6, 5]);
  });

  test('the key of fate is shown at the end only; the commitment from the start', () => {
    const table = street(human('Ada'), human('Ben'));
    expect(table.view(0).fate?.key).toBeUndefined();
    const commitment = table.view(0).fate?.commitment;
    playToTheEnd(table, skyscraper);
    expect(table.view(0).fate).toEqual({ commitment, key: KEY });
  });

  test('open eyes see everything, once it is over', () => {
    const table = street(human('Ada'), human('Ben'));
    expect(table.maySee('open')).toBe(false);
    expect(table.maySee(1)).toBe(true);
    expect(table.maySee(2)).toBe(false);
    expect(table.maySee(0.5)).toBe(false);
    playToTheEnd(table, skyscraper);
    expect(table.maySee('open')).toBe(true);
    const { states } = table.frames('open');
    const first = states[1] as { hands: { hidden: number }[] };
    expect(first.hands.map(({ hidden }) => hidden)).toEqual([0, 0]);
  });

  test('frames are what the viewer saw at each moment', () => {
    const table = street(human('Ada'), human('Ben'));
    const seen = [table.view(1).state];
    const random = new SeededRandom(3);
    while (table.due.type === 'seat' && seen.length < 20) {
      const { seat } = table.due;
      const legal = skyscraper.legal(table.view(seat).state as never);
      const before = table.count;
      table.act(seat, skyscraper.actions.write(legal.at(random.below(legal.count))));
      if (table.count === before + 1) seen.push(table.view(1).state);
      else break;
    }
    const { states, log } = table.frames(1);
    expect(states.slice(1, seen.length + 1)).toEqual(seen);
    expect(log).toEqual(table.view(1).log);
  });
});

test.each(['five-towers', 'skyscraper'])('the record of a finished match of %s can be read and checked', id => {
  const listed = GAMES.find(({ rules }) => rules.id === id);
  if (listed === undefined) throw new Error(id);
  const setup = id === 'skyscraper' ? streetSetup(human('Ada'), human('Ben')) : towersSetup(human('Ada'), human('Ben'));
  const table = new Table(listed.rules, setup, KEY);
  playToTheEnd(table, listed.rules);
  const record = table.record();
  expect(record['fate']).toMatchObject({ key: KEY });
  expect(readRecord(JSON.parse(JSON.stringify(record)), [listed.rules]).ok).toBe(true);
});

describe('set-up', () => {
  const find = (id: string) =>
    id === 'skyscraper' ? { game: skyscraper as never, policies: ['random', 'greedy'] } : undefined;
  const good = streetSetup(human('Ada'), bot('Jackdaw'));

  test('is read with defaults filled in and names trimmed', () => {
    const read = readSetup({ ...good, options: { players: 2 }, seats: [human('  Ada '), bot('Jackdaw')] }, find);
    expect(read).toEqual({ ok: true, value: good });
  });

  test.each([
    ['no game of that name', { ...good, game: 'chess' }, 'unknown-game'],
    ['too many names', { ...good, seats: [...good.seats, human('Cleo')] }, 'seats-mismatch'],
    [
      'a bot nobody knows',
      { ...good, seats: [human('Ada'), { name: 'X', player: { type: 'bot', policy: 'x' } }] },
      'unknown-bot',
    ],
    ['an empty name', { ...good, seats: [human(' '), bot('Jackdaw')] }, 'malformed'],
    ['a name without end', { ...good, seats: [human('A'.repeat(31)), bot('Jackdaw')] }, 'malformed'],
    ['options that do not fit', { ...good, options: { players: 9 } }, 'malformed'],
    ['nothing at all', undefined, 'malformed'],
  ])('refuses %s', (_, json, code) => {
    expect(readSetup(json, find)).toMatchObject({ ok: false, error: { code } });
  });

  test('by lot, everyone comes to every seat equally often', () => {
    const setup = towersSetup(human('Ada'), human('Ben'), human('Cleo'));
    const firsts = Array.from({ length: 3000 }, (_, seed) => seatByLot(setup, new SeededRandom(seed)).seats[0]?.name);
    for (const { name } of setup.seats) expect(firsts.filter(first => first === name).length).toBeGreaterThan(880);
  });

  test('for a rematch everyone moves one seat on', () => {
    const names = rotateSeats(towersSetup(human('Ada'), human('Ben'), human('Cleo'))).seats.map(({ name }) => name);
    expect(names).toEqual(['Ben', 'Cleo', 'Ada']);
  });
});

test('every table has a key of its own', () => {
  const [one, other] = [newFateKey(), newFateKey()];
  expect(one).not.toBe(other);
  expect(isFateKey(one)).toBe(true);
});
