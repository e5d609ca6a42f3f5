import { readFileSync } from 'node:fs';
import { SeededRandom } from '@belfry/engine';
import { describeOnTheWire } from '@belfry/engine/testing';
import { describe, expect, test } from 'vitest';
import { fickle } from '../testing/worlds.js';
import {
  COLOURS,
  cellAt,
  drawPush,
  PIECES,
  parsePiece,
  parseStone,
  RANGE,
  STONES,
  TABLE,
  turmbauerWith,
} from './index.js';
import { STONE_SET } from './stone-set.js';

/** With a steady hand towers hold to the end. */
const game = turmbauerWith((state, random) => (state.options.hand === 'steady' ? [] : fickle(state, random)));

describeOnTheWire(game, import.meta.url, { names: { stone: STONES, piece: PIECES, colour: COLOURS }, matches: 3 });

describe('SPEC.md, on the wire', () => {
  const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');

  test('every stone has its number and its shape', () => {
    const rows = [...spec.matchAll(/^\| (\d+) \| `(\w+)` \| (.*) \|$/gm)];
    const told = rows.map(([, number, stone, shape = '']) => [Number(number), stone, shape.split(' ')]);
    const quoted = (row: string): string => `\`${row}\``;
    expect(told).toEqual(STONES.map((stone, number) => [number, stone, STONE_SET.stones[stone].map(quoted)]));
  });

  test('every colour has its number, and so has each stone of it', () => {
    expect(spec).toContain(`Colours are ${COLOURS.map((colour, number) => `${number} \`${colour}\``).join(', ')}.`);
    for (const [colour, name] of COLOURS.entries())
      for (const stone of STONES) expect(parsePiece(`${name}-${stone}`)).toBe(12 * colour + parseStone(stone));
    expect([parsePiece('blue-4a'), 2 ** parseStone('1b') + 2 ** parseStone('3a')]).toEqual([18, 18]);
  });

  test('every cell is numbered by the formula', () => {
    expect(spec).toContain('is (z + 4) × 16384 + (y + 60) × 128 + x + 60: `[0,0,1]` is 89660. The table outside is 0.');
    const ends = [RANGE.min, -1, 0, 1, RANGE.max];
    for (const x of ends)
      for (const y of ends)
        for (const z of [RANGE.lowest, 0, 1, RANGE.highest])
          expect(cellAt(x, y, z)).toBe((z + 4) * 16384 + (y + 60) * 128 + x + 60);
    expect([cellAt(0, 0, 1), TABLE]).toEqual([89660, 0]);
  });

  test('a push is drawn as it is told', () => {
    const [, example = ''] = /^```json draws\n(.*)\n```$/m.exec(spec) ?? [];
    const push = drawPush('natural', new SeededRandom(1));
    expect(Object.keys(JSON.parse(example))).toEqual(Object.keys(push ?? {}));
    expect(drawPush('steady', new SeededRandom(1))).toBeUndefined();
  });
});
