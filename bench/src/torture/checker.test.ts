/** The checker finds what it is there for. */
import { type FateKey, type Json, KeyedRandom, Match } from '@belfry/engine';
import { fiveTowers } from '@belfry/games/five-towers/rules';
import type { TableEvent } from '@belfry/table';
import { expect, test } from 'vitest';
import { check } from './checker.js';
import { digestOfSeen, type Noted } from './journal.js';

const NAMES = ['Ada', 'Ben'];
const KEY = '0'.repeat(64) as FateKey;

/** A waiting room, a match with its deck and one bid, and a line. */
function played() {
  const match = new Match(fiveTowers, { players: 2 }, NAMES);
  const deck = fiveTowers.chances.write(match.letFateAnswer(new KeyedRandom(KEY, 0)));
  const due = match.due();
  const seat = due.type === 'seat' ? due.seat : 0;
  const bid = { seat, action: { type: 'bid', count: 1 } };
  const before = { state: match.see(0) as unknown as Json, log: match.seeLog(0), due: match.due() };
  const wish = (id: string) => ({ by: 'somebody', id });
  const sat = NAMES.map((name, index) => ({ type: 'sat', seat: index, name, person: name, at: 1 }));
  const events = [
    { type: 'made', by: 'Ada', game: 'five-towers', options: { players: 2 }, at: 1 },
    ...sat,
    { type: 'begun', key: KEY, order: [0, 1], at: 2 },
    { type: 'entry', entry: deck, at: 2, wish: wish('begin') },
    { type: 'entry', entry: bid, at: 3, wish: wish('bid') },
    { type: 'said', seat: 0, name: 'Ada', text: 'well', at: 4, wish: wish('say') },
  ] as unknown as readonly TableEvent[];
  const told: readonly Noted[] = [
    { is: 'made', table: 't' },
    ...['begin', 'bid', 'say', 'refused'].map((id): Noted => ({ is: 'wished', table: 't', wish: id, type: id })),
    { is: 'granted', table: 't', wish: 'begin', revision: 4 },
    { is: 'granted', table: 't', wish: 'bid', revision: 5 },
    { is: 'granted', table: 't', wish: 'say', revision: 6 },
    { is: 'refused', table: 't', wish: 'refused', code: 'not-your-turn' },
    {
      is: 'saw',
      table: 't',
      name: 'Ada',
      revision: 4,
      viewer: 0,
      digest: digestOfSeen({ names: NAMES, chat: [], match: before }),
    },
  ];
  return { events, told };
}

function faultsOf(
  events: readonly TableEvent[],
  told: readonly Noted[],
  more: { phase?: string; count?: number } = {},
) {
  const table = { id: 't', phase: 'running', count: 2, events, ...more };
  return check({ tables: [table], faults: [] }, told, [fiveTowers]).faults;
}

test('what was told and what is stored fit', () => {
  const { events, told } = played();
  expect(faultsOf(events, told)).toEqual([]);
});

test('it finds what was granted and is not there', () => {
  const { events, told } = played();
  expect(faultsOf(events.slice(0, -1), told)).toEqual([
    'table t: say say was granted at 6, and is at no event',
    'table t: say say was granted at 6, which is not there',
  ]);
  expect(check({ tables: [], faults: [] }, told, [fiveTowers]).faults).toHaveLength(4);
});

test('it finds what is there twice, and what nobody wished', () => {
  const { events, told } = played();
  expect(faultsOf([...events, ...events.slice(-1)], told)).toEqual(['table t: wish say is there more than once: 6,7']);
  const other = events.with(6, { ...events[6], wish: { by: 'x', id: 'other' } } as TableEvent);
  expect(faultsOf(other, told)).toContain('table t: event 6 fulfils other, which nobody wished');
});

test('it finds what was refused and is there', () => {
  const { events, told } = played();
  const refused: Noted = { is: 'refused', table: 't', wish: 'bid', code: 'match-over' };
  expect(faultsOf(events, [...told, refused])).toEqual(['table t: bid bid was refused (match-over), and is there']);
});

test('it finds views that do not follow, were seen by others, or after the end', () => {
  const { events, told } = played();
  const saw = told.at(-1) as Noted & { readonly is: 'saw' };
  const faultsWith = (changed: object) => faultsOf(events, [...told.slice(0, -1), { ...saw, ...changed }]);
  expect(faultsWith({ digest: 'x' })).toEqual(['table t: what Ada saw at revision 4 does not follow']);
  expect(faultsWith({ name: 'Ben' })).toEqual(['table t: Ben saw what seat 0 sees']);
  expect(faultsWith({ revision: 5 })).toEqual(['table t: what Ada saw at revision 5 does not follow']);
  expect(faultsWith({ revision: 9 })).toEqual(['table t: revision 9 was seen, and is not there']);
});

test('it finds entries against the rules, and rows that say something else', () => {
  const { events, told } = played();
  const entry = { seat: 0, action: { type: 'bid', count: 9 } };
  const faults = faultsOf(events.with(5, { ...events[5], entry } as unknown as TableEvent), told);
  expect(faults.join()).toContain('table t: event 5: ');
  expect(faultsOf(events, told, { phase: 'over', count: 3 })).toEqual([
    'table t: its row says over, its events running',
    'table t: its row counts 3 entries, its events 2',
  ]);
});

test('it follows seats that change places, reactions, and votes', () => {
  const { events } = played();
  const more = [
    ...events.slice(0, 3),
    { type: 'swapped', seat: 0, with: 1, at: 2, wish: { by: 'Ada', id: 'swap' } },
    { type: 'said', seat: 1, name: 'Ada', text: '', reaction: 'bravo', at: 3 },
    { type: 'talk-set', talk: 'reactions', at: 3 },
    { type: 'wanted-next', seat: 0, at: 3 },
  ] as unknown as readonly TableEvent[];
  const line = { number: 4, at: 3, name: 'Ada', text: '', reaction: 'bravo' };
  const saw = (chat: readonly object[], names: readonly string[]): Noted => ({
    is: 'saw',
    table: 't',
    name: 'Ada',
    revision: 6,
    digest: digestOfSeen({ names, chat }),
  });
  const wished: readonly Noted[] = [
    { is: 'wished', table: 't', wish: 'swap', type: 'swap' },
    { is: 'granted', table: 't', wish: 'swap', revision: 3 },
  ];
  const room = { phase: 'room', count: 0 };
  expect(faultsOf(more, [...wished, saw([line], ['Ben', 'Ada'])], room)).toEqual([]);
  expect(faultsOf(more, [...wished, saw([line], NAMES)], room)).toHaveLength(1);
  expect(faultsOf(more, [...wished, saw([{ ...line, reaction: 'oh' }], ['Ben', 'Ada'])], room)).toHaveLength(1);
});
