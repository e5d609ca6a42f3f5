/** Events and summaries to put into stores. */
import type { FateKey } from '@belfry/engine';
import type { StoredSummary, TableEvent, TableId } from '../src/index.js';

export const NOW = Date.UTC(2026, 10, 16, 18);

export const made: Extract<TableEvent, { readonly type: 'made' }> = {
  type: 'made',
  by: 'ada',
  game: 'five-towers',
  options: { players: 2, bids: 'checked' },
  clock: { type: 'move', seconds: 30, reserve: 600 },
  standIn: 'greedy',
  spectators: false,
  at: NOW,
};

export const said = (text: string, at = NOW): TableEvent => ({ type: 'said', seat: 0, name: 'Ada', text, at });

export const saidTimes = (count: number, first = 0): readonly TableEvent[] =>
  Array.from({ length: count }, (_, index) => said(`line ${first + index}`, NOW + index));

export const summaryOf = (id: TableId, parts: Partial<StoredSummary> = {}): StoredSummary => ({
  id,
  game: 'five-towers',
  options: { players: 2, bids: 'checked' },
  seats: [{ name: 'Ada', person: 'ada' }, { name: '' }],
  phase: 'room',
  count: 0,
  turn: undefined,
  outcome: undefined,
  deadline: undefined,
  started: NOW,
  changed: NOW,
  next: undefined,
  host: 'ada',
  people: ['ada'],
  ...parts,
});

/** Every kind of event, with what may be left out and without it. */
export const everyEvent = (): readonly TableEvent[] =>
  structuredClone<readonly TableEvent[]>([
    { ...made, imported: { fate: { scheme: 'belfry-fate/1', commitment: 'c0'.repeat(32), key: '0d'.repeat(32) } } },
    { type: 'sat', seat: 0, person: 'ada', name: 'Ada', at: NOW },
    { type: 'bot-sat', seat: 1, name: 'Цвети «Ω» 🏰 e\u0301', policy: 'greedy', at: NOW },
    { type: 'got-up', seat: 1, isRemoved: true, at: NOW },
    {
      type: 'arranged',
      options: { players: 3 },
      clock: { type: 'days', days: 3 },
      standIn: 'random',
      spectators: true,
      delay: 90,
      at: NOW,
    },
    { type: 'swapped', seat: 0, with: 1, at: NOW },
    {
      type: 'sealing',
      table: 't',
      key: 'a5'.repeat(32) as FateKey,
      seating: 'lot',
      attempt: 1,
      left: [1],
      until: NOW + 20_000,
      at: NOW,
    },
    { type: 'sealed', place: 0, seal: '5e'.repeat(32), at: NOW },
    { type: 'showing', until: NOW + 40_000, at: NOW },
    { type: 'shown', place: 0, number: '4d'.repeat(32), at: NOW },
    { type: 'begun', key: '7f'.repeat(32) as FateKey, order: [1, 0], at: NOW, wish: { by: 'ada', id: 'w 1' } },
    { type: 'entry', entry: { chance: 'deck', cards: ['sand-7', 'tree-0'] }, at: NOW },
    {
      type: 'entry',
      entry: { seat: 0, action: { deep: [[[{ a: null, b: [] }]], true, -0.125, 1e-7, '', {}] } },
      at: NOW,
    },
    { type: 'taken-back', seat: 0, at: NOW, wish: { by: 'o’ada', id: '"\\' } },
    said('one \' two " three \\ four ` five ; six % seven \t eight $1 \\u0041 {"nine": 10} 🏳️‍🌈 שלום'),
    { ...said(''), reaction: 'bravo' } as TableEvent,
    { type: 'talk-set', talk: 'reactions', at: NOW },
    { type: 'time-ran-out', seat: 1, at: NOW },
    { type: 'stood-still', milliseconds: 12_345, at: NOW },
    { type: 'vacation', seat: 0, until: NOW + 864_000_000, at: NOW },
    { type: 'covered', seat: 1, policy: 'random', at: NOW },
    { type: 'uncovered', seat: 1, at: NOW },
    { type: 'wanted-next', seat: 0, at: NOW },
    { type: 'unwanted-next', seat: 0, at: NOW },
    { type: 'wanted-next', seat: 1, at: NOW },
    { type: 'continued', next: 'another', at: NOW + 0.5 },
  ]);

export const fullSummary = (id: TableId): StoredSummary =>
  summaryOf(id, {
    options: { players: 2, name: 'ü "quoted"' },
    seats: [
      { name: 'Цвети 🏰', person: 'ada', bot: 'greedy' },
      { name: 'Ben', bot: 'random', isLeft: true },
    ],
    clock: { type: 'days', days: 2 },
    spectators: true,
    phase: 'over',
    count: 51,
    turn: 1,
    outcome: { scores: [12, -3], winners: [0] },
    deadline: NOW + 1,
    next: 'another',
    host: 'ada',
    people: ['ada', 'ben'],
    listed: true,
    delay: 90,
  });
