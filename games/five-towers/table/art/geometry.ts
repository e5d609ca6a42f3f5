/** How big a storey is, and how it is written as SVG. Nothing here draws. */
import { at } from '@belfry/engine';
import { TOWER_TYPES, type TowerIndex, type TowerType, type Value } from '../../rules/index.js';

/** How much is drawn: 0 a silhouette, 1 for a phone, 2 everything. Numbers stand on storeys from 1 on. */
export type Detail = 0 | 1 | 2;

/** A storey stands on y = 0 around x = 0, is `w` wide and `h` high; small things may lean out of that box. */
export interface StoreyBox {
  readonly v: Value;
  readonly w: number;
  readonly h: number;
  readonly detail: Detail;
  /** The width of the plate with the number, which windows and ornaments keep clear of. */
  readonly plate: number;
}

export const typeOf = (tower: TowerIndex): TowerType => at(TOWER_TYPES, tower);

const round = (n: number): number => Math.round(n * 100) / 100;

/** SVG path data, with its numbers rounded. */
export const path = (parts: TemplateStringsArray, ...values: readonly number[]): string =>
  parts.map((part, index) => part + (values[index] === undefined ? '' : round(values[index]))).join('');

export const moved = (x: number, y: number, scale = 1, turn = 0): string =>
  `translate(${round(x)} ${round(y)})${turn === 0 ? '' : ` rotate(${round(turn)})`}${scale === 1 ? '' : ` scale(${round(scale * 1000) / 1000})`}`;

/** Numbers from 0 to 1 that look like chance and are always the same. */
export function scatter(seed: number): () => number {
  let state = (seed * 7919 + 104729) % 233280;
  return () => {
    state = (state * 9301 + 49297) % 233280;
    return state / 233280;
  };
}

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: Number.isFinite(count) ? Math.max(0, Math.ceil(count)) : 0 }, (_, index) => make(index));

/** A five-pointed star around a point. */
export const starPath = (x: number, y: number, outer: number, inner: number): string =>
  `${times(10, index => {
    const angle = -Math.PI / 2 + (index * Math.PI) / 5;
    const r = index % 2 === 1 ? inner : outer;
    return (index === 0 ? 'M' : 'L') + path`${x + Math.cos(angle) * r},${y + Math.sin(angle) * r}`;
  }).join('')}Z`;

/** A storey of a tower whose widest card would be `full` wide: the higher the number, the wider. */
export const storeyWidth = (value: Value, full: number, narrowest = 0.42): number =>
  full * (narrowest + ((1 - narrowest) * value) / 15);

/** The roof on a 0 needs this much more room, in storeys. */
export const ROOF = 1.55;

/** How many storeys high some cards are. */
export const heightInStoreys = (values: readonly Value[]): number =>
  values.reduce((sum, value) => sum + (value === 0 ? 1 + ROOF : 1), 0);
