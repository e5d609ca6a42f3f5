import { remoteWish } from '@belfry/table';
import { describe, expect, test } from 'vitest';
import { asked, FAULTS, readFrame, told } from './messages.js';

const WISH = { id: 'w', revision: 0, type: 'rematch' };

describe('what a client asks', () => {
  test.each([
    { do: 'watch', table: 't' },
    { do: 'watch', table: 't', since: 0 },
    { do: 'leave', table: 't' },
    { do: 'wish', table: 't', wish: WISH },
    { do: 'point', table: 't', at: null },
    { do: 'point', table: 't', at: { piece: 'x'.repeat(2000), over: [1, 2.5] } },
  ])('%j is read', json => {
    expect(asked.parse(json)).toEqual(json);
    expect(readFrame(json)).toEqual({ ok: true, value: json });
  });

  test.each<[unknown]>([
    [undefined],
    [null],
    [[]],
    ['watch'],
    [{}],
    [{ do: 'watch' }],
    [{ do: 'watch', table: 7 }],
    [{ do: 'watch', table: '' }],
    [{ do: 'watch', table: 't', since: 0.5 }],
    [{ do: 'watch', table: 't', since: -1 }],
    [{ do: 'watch', table: 't', eye: 'open' }],
    [{ do: 'wish', table: 't' }],
    [{ do: 'wish', table: 't', wish: null }],
    [{ do: 'wish', table: 't', wish: [] }],
    [{ do: 'wish', table: 't', wish: { type: 'rematch' } }],
    [{ do: 'wish', table: 't', wish: { id: 7, type: 'rematch' } }],
    [{ do: 'wish', table: 't', wish: { id: '', type: 'rematch' } }],
    [{ do: 'wish', table: 't', wish: { id: 'x'.repeat(65), type: 'rematch' } }],
    [{ do: 'wish', table: 't', wish: { id: 'w' } }],
    [{ do: 'wish', table: 'x'.repeat(65), wish: WISH }],
    [{ do: 'wish', table: 't', wish: WISH, seat: 0 }],
    [{ do: 'point', table: 't' }],
    [{ do: 'point', table: 't', at: 0, seat: 0 }],
    [{ do: 'point', table: 't', at: 'x'.repeat(2047) }],
    [{ do: 'point', table: 7, at: null }],
  ])('%j is not', json => {
    expect(asked.safeParse(json).success).toBe(false);
    expect(readFrame(json).ok).toBe(false);
  });

  test('what is wrong in a wish is for its table to say: here it only must be answerable', () => {
    const json = { do: 'wish', table: 't', wish: { id: 'w', type: 'nonsense', more: [1, 2] } };
    expect(readFrame(json)).toEqual({ ok: true, value: json });
    expect(asked.safeParse(json).success).toBe(false);
    expect(remoteWish.safeParse(json.wish).success).toBe(false);
  });
});

describe('what a server tells', () => {
  test.each([
    { is: 'hello', protocol: 'belfry-wire/1', name: 'Ada', now: 1 },
    { is: 'hello', protocol: 'belfry-wire/1', name: 'Ada', figure: 'owl', now: 1 },
    { is: 'news', table: 't', revision: 3, view: { game: 'x' } },
    { is: 'news', table: 't', since: 2, revision: 3, patch: [[['a', 0], 1], [['b']]], log: { from: 0, entries: [{}] } },
    {
      is: 'news',
      table: 't',
      since: 3,
      revision: 5,
      chat: [
        { number: 4, at: 1, name: 'Ada', text: 'hello' },
        { number: 5, at: 2, seat: 1, name: 'Ben', text: '', reaction: 'bravo' },
      ],
    },
    { is: 'gone', table: 't' },
    { is: 'answer', table: 't', wish: 'w', granted: { revision: 1 } },
    { is: 'answer', table: 't', wish: 'w', refused: { by: 'game', code: 'bid-too-high', cards: 5 } },
    ...FAULTS.map(failed => ({ is: 'answer', table: 't', wish: 'w', failed })),
    ...FAULTS.map(code => ({ is: 'fault', code })),
    { is: 'presence', table: 't', seats: [true, false], watchers: 2 },
    { is: 'point', table: 't', seat: 1, at: { piece: 3, over: [1, 2.5] } },
    { is: 'point', table: 't', seat: 0, at: null },
    { is: 'closing', again: 1000 },
  ])('%j is read', json => {
    expect(told.parse(json)).toEqual(json);
  });

  test.each([
    { is: 'hello', protocol: 'belfry-wire/2', name: 'Ada', now: 1 },
    { is: 'news', table: 't', revision: 3, patch: [[['a', -1], 1]] },
    { is: 'news', table: 't', revision: 3, key: 'secret' },
    { is: 'news', table: 't', revision: 3, chat: [{ number: 3, at: 1, name: 'Ada', text: '', reaction: 'boo' }] },
    { is: 'answer', table: 't', wish: 'w', failed: 'whatever' },
    { is: 'something' },
  ])('%j is not', json => {
    expect(told.safeParse(json).success).toBe(false);
  });
});
