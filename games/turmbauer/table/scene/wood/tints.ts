/** What wood is stained with. The grain multiplies these tints. */
import { Color } from 'three';
import { type Cell, isNeutral } from '../../../rules/index.js';
import { hashOf, randomFrom } from '../maths/random.js';

const STAINS: Readonly<Record<string, string>> = {
  neutral: '#ebc49a',
  red: '#b53524',
  blue: '#2c63a8',
  green: '#46874c',
  black: '#403b36',
  base: '#7b4a28',
};

/** So much plain wood shows where a stained edge is rubbed off. */
const RUBBED = 0.16;

export interface Tint {
  readonly flat: Color;
  /** On edges. */
  readonly worn: Color;
}

const stainOf = (kind: string): Color => new Color(STAINS[kind] ?? STAINS['base']);

/** `red-4a` is stained red, `base` as the base is. */
const stainKindOf = (name: string): string => name.split('-')[0] ?? 'base';

/** Each stone is a shade lighter or darker than the next, and each of its cubes a breath. */
export function tintOf(name: string, cell: Cell, index: number): Tint {
  const isPlain = isNeutral(cell);
  const ofStone = randomFrom(hashOf(name));
  ofStone();
  const lift = ofStone() - 0.5;
  const ofCube = randomFrom(hashOf(name) + index * 977);
  ofCube();
  ofCube();
  const flat = stainOf(isPlain ? 'neutral' : stainKindOf(name));
  const { h, s, l } = flat.getHSL({ h: 0, s: 0, l: 0 });
  const hue = h + (ofCube() - 0.5) * 0.012 + lift * (isPlain ? 0.014 : 0.006);
  const full = s * (1 + (ofCube() - 0.5) * 0.12);
  const light = l * (1 + (ofCube() - 0.5) * 0.07 + lift * 0.1);
  flat.setHSL(hue, full, light);
  const worn = flat.clone();
  if (!isPlain) worn.lerp(stainOf('neutral'), RUBBED);
  return { flat, worn: worn.multiplyScalar(isPlain ? 1.06 : 1.12) };
}
