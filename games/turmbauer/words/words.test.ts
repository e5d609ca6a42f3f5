import { describeWords, type OneOfEach } from '@belfry/engine/testing';
import { LANGUAGES } from '@belfry/engine/words';
import { describe, expect, test } from 'vitest';
import {
  COLOURS,
  cellAt,
  FIGURES,
  PIECES,
  parsePiece,
  parseStone,
  type Refusal,
  STONES,
  TABLE,
  turmbauer,
} from '../rules/index.js';
import { type TurmbauerWords, turmbauerWords } from './index.js';

const [BLUE, STONE, PIECE] = [COLOURS.indexOf('blue'), parseStone('3a'), parsePiece('red-4b')];
const TO = cellAt(-1, 2, 5);
const CELLS = [TO, cellAt(0, 2, 5)];

/** One refusal of each kind. */
const REFUSALS: OneOfEach<Refusal> = {
  'not-this-stone': { code: 'not-this-stone', stone: STONE, cells: CELLS },
  'cells-taken': { code: 'cells-taken', cells: CELLS },
  'below-the-table': { code: 'below-the-table', cells: CELLS },
  'wrong-chequer': { code: 'wrong-chequer', cells: CELLS },
  'apart-from-the-base': { code: 'apart-from-the-base', cells: CELLS },
  'on-the-table': { code: 'on-the-table', cells: CELLS },
  'not-carried': { code: 'not-carried', cells: CELLS },
  overhang: { code: 'overhang', cells: CELLS },
  'no-way-in': { code: 'no-way-in', cells: CELLS },
  'walls-in': { code: 'walls-in', colour: BLUE, cells: CELLS },
  'build-first': { code: 'build-first' },
  'already-built': { code: 'already-built' },
  'no-such-stone-left': { code: 'no-such-stone-left', stone: STONE },
  'not-on-the-dice': { code: 'not-on-the-dice', stone: STONE },
  'no-ring-left': { code: 'no-ring-left', ring: 'any-stone' },
  'one-ring-a-turn': { code: 'one-ring-a-turn', ring: 'leap' },
  'takes-a-ring': { code: 'takes-a-ring', rings: ['leap', 'trespass'] },
  'ring-not-needed': { code: 'ring-not-needed', ring: 'trespass' },
  'can-build': { code: 'can-build', stone: STONE },
  'stands-there': { code: 'stands-there' },
  'no-field': { code: 'no-field', to: TO },
  'means-the-table': { code: 'means-the-table', to: TO },
  'pawn-in-the-way': { code: 'pawn-in-the-way', to: TO },
  'no-way-there': { code: 'no-way-there', to: TO },
  'not-on-the-tower': { code: 'not-on-the-tower', piece: PIECE },
  'fell-twice': { code: 'fell-twice', piece: PIECE },
};

/** Ways to the table and with rings have sentences of their own. */
const MORE: readonly Refusal[] = [
  { code: 'no-way-there', to: TABLE },
  { code: 'no-way-there', to: TO, ring: 'leap' },
  { code: 'no-way-there', to: TABLE, ring: 'trespass' },
];

/** Refusals whose cells are at fault, and are named. */
const NAMES_CELLS = new Set<Refusal['code']>([
  'cells-taken',
  'below-the-table',
  'on-the-table',
  'overhang',
  'no-way-in',
]);

/** What the text of a refusal has to contain. */
function factsOf(refusal: Refusal, words: TurmbauerWords): string[] {
  const facts: string[] = [];
  if ('stone' in refusal) facts.push(words.stone(refusal.stone));
  if ('piece' in refusal) facts.push(words.piece(refusal.piece));
  if ('colour' in refusal) facts.push(words.pawn(refusal.colour));
  if ('ring' in refusal) facts.push(words.rings[refusal.ring]);
  if ('to' in refusal && refusal.to !== TABLE) facts.push('[-1, 2, 5]');
  if (NAMES_CELLS.has(refusal.code)) facts.push('[-1, 2, 5], [0, 2, 5]');
  return facts;
}

describeWords(turmbauer, { words: turmbauerWords, refusals: REFUSALS, more: MORE, facts: factsOf });

describe.each(LANGUAGES)('Turmbauer in %s', language => {
  const words = turmbauerWords[language];

  test('names only the first few cells', () => {
    const text = (count: number): string =>
      words.explain({ code: 'cells-taken', cells: Array.from({ length: count }, (_, x) => cellAt(x, 0, 1)) });
    expect(text(4)).toMatch(/\[0, 0, 1\], \[1, 0, 1\], \[2, 0, 1\], \[3, 0, 1\]$/);
    expect(text(5)).toMatch(/\[3, 0, 1\], …$/);
  });

  test('calls cells as it is told to', () => {
    const cell = (which: number): string => `<${which - cellAt(0, 0, 1)}>`;
    const text = (refusal: Refusal): string => words.explainWith({ cell }, refusal);
    expect(text({ code: 'cells-taken', cells: [cellAt(0, 0, 1), cellAt(1, 0, 1)] })).toMatch(/<0>, <1>$/);
    expect(text({ code: 'pawn-in-the-way', to: cellAt(2, 0, 1) })).toContain('<2>');
  });

  test('says which number on the dice a stone takes', () => {
    const takes = STONES.map(name => words.explain({ code: 'not-on-the-dice', stone: parseStone(name) }));
    for (const [stone, text] of takes.entries()) expect(text).toMatch(new RegExp(`: .*${STONES[stone]?.[0]}`));
  });

  test('names everything differently', () => {
    for (const [names, size] of [
      [Object.values(words.colours), 4],
      [Object.values(words.rings), 3],
      [Object.values(words.hands), 3],
      [Object.values(words.actions), 4],
      [Object.values(words.figures), FIGURES.length],
      [COLOURS.map((_, colour) => words.pawn(colour)), 4],
      [STONES.map((_, stone) => words.stone(stone)), 12],
      [PIECES.map((_, piece) => words.piece(piece)), 48],
    ] as const)
      expect(new Set(names).size).toBe(size);
  });
});
