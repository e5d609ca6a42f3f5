import { expect, test } from 'vitest';
import { append, newPad, type PadSheet, remove, undo, withLog } from './pad.js';

interface Entry {
  readonly points: number;
}

test('undo takes back the last change, a correction too', () => {
  const pad: PadSheet<Entry> = newPad({ id: 'p', game: 'any', names: ['Ada', 'Bo'], now: 1 });
  const one = withLog(pad, append<Entry>([], { points: 7 }), 2);
  const corrected = withLog(one, remove(one.log, 1), 3);
  expect(undo(corrected, 4)).toMatchObject({ log: one.log, changed: 4 });
  expect(undo(undo(corrected, 4), 5).log).toEqual([]);
  expect(undo(pad, 6)).toBe(pad);
  expect(withLog(one, one.log, 7)).toBe(one);
});
