import { describe, expect, test } from 'vitest';
import { sampleGame } from '../testing/index.js';
import { type RecordFault, readRecord, traceRecord, writeRecord } from './index.js';

const games = [sampleGame];

const LOG = [
  { chance: 'deal', lights: [3, 7] },
  { seat: 0, action: { type: 'swap' } },
  { chance: 'draw', light: 9 },
  { seat: 1, action: { type: 'keep' } },
];
const RESULT = { lights: [9, 7], winners: [0] };
const FINISHED = {
  format: 'belfry-record/1',
  game: 'lantern',
  options: { players: 2 },
  seats: ['Ada', 'Ben'],
  log: LOG,
  result: RESULT,
};
const { result: _, ...UNCLAIMED } = FINISHED;

const trace = (record: unknown): string[] => [...traceRecord(record, games, fault => JSON.stringify(fault))];

/** Two actions, always the same: SHA-256 of `{"type":"keep"}\n{"type":"swap"}`, as sha256sum gives it. */
const DIGEST = '9d3ea3af90f95628';

describe('a valid record', () => {
  test('is read, replayed and written as it was', () => {
    const read = readRecord(FINISHED, games);
    expect(read.ok && writeRecord(read.value)).toEqual(FINISHED);
  });

  test.each([
    ['may lack its result', UNCLAIMED],
    ['may have further fields at its top', { ...FINISHED, comment: null, fate: 7, key: 'x' }],
    ['may stop where fate is due', { ...UNCLAIMED, log: [] }],
    ['may stop where a seat is due', { ...UNCLAIMED, log: LOG.slice(0, 1) }],
    ['may have its fields in any order', Object.fromEntries(Object.entries(FINISHED).toReversed())],
  ])('%s', (_title, record) => {
    expect(readRecord(record, games).ok).toBe(true);
  });

  test('has a trace: a line for each decision, and the end', () => {
    expect(trace(FINISHED)).toEqual([
      `{"entry":1,"seat":0,"count":2,"digest":"${DIGEST}"}`,
      `{"entry":3,"seat":1,"count":2,"digest":"${DIGEST}"}`,
      '{"result":{"lights":[9,7],"winners":[0]}}',
    ]);
  });

  test('that is still running ends its trace with what is due', () => {
    expect(trace({ ...UNCLAIMED, log: LOG.slice(0, 1) })).toEqual([`{"seat":0,"count":2,"digest":"${DIGEST}"}`]);
    expect(trace({ ...UNCLAIMED, log: LOG.slice(0, 2) }).at(-1)).toBe('{"chance":"draw"}');
    expect(trace({ ...UNCLAIMED, log: [] })).toEqual(['{"chance":"deal"}']);
  });
});

const inRecord = (problem: unknown) => ({ where: 'record', problem });
const inEntry = (entry: number, problem: unknown) => ({ where: 'entry', entry, problem });
const malformed = (path: string, problem: unknown) => expect.objectContaining({ code: 'malformed', path, problem });
const wrongType = expect.objectContaining({ code: 'wrong-type' });
const missing = { code: 'missing' };

describe('a faulty record', () => {
  test.each<[string, unknown, unknown]>([
    ['is nothing', null, inRecord(malformed('', wrongType))],
    ['is a list', [], inRecord(malformed('', wrongType))],
    ['has another format', { ...FINISHED, format: 'x' }, inRecord(malformed('format', expect.anything()))],
    ['is of no game', { ...FINISHED, game: undefined }, inRecord(malformed('game', missing))],
    [
      'is of an unknown game',
      { ...FINISHED, game: 'go' },
      inRecord({ code: 'unknown-game', game: 'go', known: ['lantern'] }),
    ],
    ['has no options', { ...FINISHED, options: undefined }, inRecord(malformed('options', missing))],
    ['has no number of players', { ...FINISHED, options: {} }, inRecord(malformed('options.players', missing))],
    [
      'has too many players',
      { ...FINISHED, options: { players: 9 } },
      inRecord(malformed('options.players', { code: 'out-of-range', limit: 'max', bound: 4 })),
    ],
    [
      'has half a player',
      { ...FINISHED, options: { players: 2.5 } },
      inRecord(malformed('options.players', wrongType)),
    ],
    [
      'has an unknown option',
      { ...FINISHED, options: { players: 2, x: null } },
      inRecord(malformed('options', { code: 'unknown-field', field: 'x' })),
    ],
    ['names too few', { ...FINISHED, seats: ['Ada'] }, inRecord({ code: 'seats-mismatch', seats: 1, players: 2 })],
    ['names a number', { ...FINISHED, seats: ['Ada', 2] }, inRecord(malformed('seats[1]', wrongType))],
    [
      'names a crowd',
      { ...FINISHED, seats: Array.from({ length: 1_000_000 }, () => 0) },
      inRecord(malformed('seats', { code: 'too-large' })),
    ],
    [
      'deals a million lights',
      { ...FINISHED, log: [{ chance: 'deal', lights: Array.from({ length: 1_000_000 }, () => 'x') }] },
      inEntry(0, malformed('', { code: 'too-large' })),
    ],
    [
      'has an action without a type',
      { ...FINISHED, log: [LOG[0], { seat: 0, action: {} }] },
      inEntry(1, malformed('action.type', missing)),
    ],
    ['has no log', { ...FINISHED, log: undefined }, inRecord(malformed('log', missing))],
    ['has a log that is no list', { ...FINISHED, log: {} }, inRecord(malformed('log', wrongType))],
    ['claims a result too early', { ...FINISHED, log: LOG.slice(0, 3) }, inRecord({ code: 'result-too-early' })],
    [
      'claims another result',
      { ...FINISHED, result: { ...RESULT, winners: [1] } },
      inRecord({ code: 'wrong-result', expected: JSON.stringify(RESULT) }),
    ],
    [
      'claims too much of a result',
      { ...FINISHED, result: { ...RESULT, x: 1 } },
      inRecord(expect.objectContaining({ code: 'wrong-result' })),
    ],
    ['claims nothing', { ...FINISHED, result: null }, inRecord(expect.objectContaining({ code: 'wrong-result' }))],
    ['has an empty entry', { ...FINISHED, log: [null] }, inEntry(0, malformed('', wrongType))],
    [
      'has an entry with a field too many',
      { ...FINISHED, log: [LOG[0], { ...LOG[1], at: 0 }] },
      inEntry(1, malformed('', { code: 'unknown-field', field: 'at' })),
    ],
    [
      'has an entry that is both',
      { ...FINISHED, log: [{ ...LOG[0], seat: 0 }] },
      inEntry(0, malformed('', { code: 'unknown-field', field: 'seat' })),
    ],
    [
      'has an unknown action',
      { ...FINISHED, log: [LOG[0], { seat: 0, action: { type: 'fly' } }] },
      inEntry(1, malformed('action.type', { code: 'not-one-of', allowed: ['keep', 'swap'] })),
    ],
    [
      'has an entry out of turn',
      { ...FINISHED, log: [LOG[0], { seat: 1, action: { type: 'keep' } }] },
      inEntry(1, { code: 'not-your-turn', seat: 1, due: 0 }),
    ],
    ['has an entry after the end', { ...FINISHED, log: [...LOG, LOG[3]] }, inEntry(4, { code: 'match-over' })],
  ])('%s: it is refused, and says where and why', (_title, record, fault) => {
    expect(readRecord(record, games)).toEqual({ ok: false, error: fault });
    const last: { entry?: number; error: string } = JSON.parse(trace(record).at(-1) ?? '');
    expect(JSON.parse(last.error)).toEqual(fault);
  });

  test('has a trace up to its faulty entry, which stands in place of that entry’s line', () => {
    const lines = trace({ ...FINISHED, log: [LOG[0], LOG[1], LOG[2], { seat: 0, action: { type: 'keep' } }] });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(`{"entry":1,"seat":0,"count":2,"digest":"${DIGEST}"}`);
    expect(lines[1]).toMatch(/^\{"entry":3,"error":"/);
  });

  test('with a wrong result has all its lines, and the error in place of the last', () => {
    const lines = trace({ ...FINISHED, result: {} });
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/^\{"error":"/);
  });

  test('is reported by the trace’s return value too', () => {
    const lines = traceRecord({ ...FINISHED, game: 'go' }, games, () => 'x');
    expect(lines.next()).toEqual({ done: false, value: '{"error":"x"}' });
    const end = lines.next();
    expect((end.value as RecordFault).where).toBe('record');
  });
});
