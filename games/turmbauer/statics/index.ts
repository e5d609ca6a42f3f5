import type { Block } from '../rules/index.js';
import { Statics } from './statics.js';

export { Statics } from './statics.js';

export function holds(tower: readonly Block[]): boolean {
  return new Statics(tower).stands;
}

export function margin(tower: readonly Block[], newest: string): number {
  const stone = tower.findIndex(({ name }) => name === newest);
  const statics = new Statics(tower);
  return statics.stands ? statics.marginOf(stone) : 0;
}
