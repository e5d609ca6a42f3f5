import type { Block } from '../rules/index.js';
import { contactsOf } from './contacts.js';
import { Forces } from './forces.js';
import { reach } from './reach.js';

export function holds(tower: readonly Block[]): boolean {
  return new Forces(tower, contactsOf(tower)).balance();
}

export function margin(tower: readonly Block[], newest: string): number {
  const stone = tower.findIndex(({ name }) => name === newest);
  const forces = new Forces(tower, contactsOf(tower));
  if (!forces.balance()) return 0;
  forces.startPush(stone, tower[stone]!.cells.length);
  return reach((x, y) => forces.push(x, y), 1);
}
