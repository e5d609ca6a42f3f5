/** In the middle of a match the memory of everybody is looked into; when it is over, and all is known, nothing hidden may have been there. */
import { expect } from 'vitest';
import { countOf, type Happening } from './happenings.js';
import { type Memory, memoryOf, runsIn } from './memory.js';
import { MARK, type MatchRecord } from './secrets.js';

/** What somebody had in memory, and after how many entries of the log. */
export interface Look {
  /** Nobody's, if they only watched. */
  readonly name: string | undefined;
  readonly count: number;
  readonly memory: Memory;
}

/** The cards that are left to be drawn, wherever a game has them. */
export const PILE = ['order', 'left'];

/** Nobody decides meanwhile: all know of the same moment. */
export function lookingInto(...shapes: readonly (readonly string[])[]) {
  const looks: Look[] = [];
  const happening: Happening = {
    name: 'the memory of everybody is looked into',
    async happen({ company: { people, watchers } }) {
      // One after the other: taking a snapshot keeps a core busy.
      for (const { name, page } of [...people, ...watchers.map(watcher => ({ name: undefined, page: watcher }))])
        looks.push({ name, count: await countOf(page), memory: await memoryOf(page, shapes) });
      return undefined;
    },
  };
  return { looks, happening };
}

/** Nobody knew from what fate would follow. */
export function expectKeyHidden(looks: readonly Look[], { fate: { key } }: MatchRecord): void {
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  for (const { memory } of looks) {
    expect(memory.texts.some(text => text.includes(MARK))).toBe(true);
    expect(memory.texts.filter(text => text.includes(key))).toEqual([]);
  }
}

interface Pile {
  readonly order: readonly number[] | null;
  readonly left: number;
}

/** Everybody knew of the pile, the first of the shapes looked for, and nobody of its order, by whatever name. */
export function expectPileHidden(
  looks: readonly Look[],
  truthOf: (count: number) => Pile,
  format: (card: number) => string,
): void {
  for (const { count, memory } of looks) {
    const piles = memory.objects[0] as readonly Pile[];
    expect(piles.length).toBeGreaterThan(0);
    expect(piles.filter(({ order }) => order !== null)).toEqual([]);
    const { order, left } = truthOf(count);
    const hidden = (order ?? []).slice(-left);
    expect(runsIn(memory, [hidden, hidden.map(format)])).toEqual([]);
  }
}
