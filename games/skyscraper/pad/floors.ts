import type { Floor } from '../rules/index.js';

/** Floors of changing kinds, so that each win can be told from the next. */
export const floorsFor = (wins: number): readonly Floor[] =>
  Array.from({ length: wins }, (_, index) => ({ value: 1 + (index % 4), joker: false, dog: false }));
