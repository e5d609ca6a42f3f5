/** What this device keeps of its part in fate: of the last matches, where all windows find it. */
import { readStored, writeStored } from '@belfry/ui';
import type { DrawStore, KeptDraw } from '@belfry/wire';

const KEY = 'belfry-draws';
const MOST = 100;

type Kept = readonly (readonly [table: string, draw: KeptDraw])[];

const isDraw = (draw: unknown): draw is KeptDraw => {
  const { commitment, place, number, isShown }: Partial<Record<keyof KeptDraw, unknown>> = Object(draw);
  return (
    typeof commitment === 'string' &&
    typeof place === 'number' &&
    typeof number === 'string' &&
    typeof isShown === 'boolean'
  );
};

function kept(): Kept {
  const stored = readStored(KEY);
  if (!Array.isArray(stored)) return [];
  return stored.filter((each): each is Kept[number] => Array.isArray(each) && isDraw(each[1]));
}

/** Where nothing can be stored, it lasts as long as the page. Of two windows that seal at the same moment each keeps its own number: the table takes one. */
export function drawStore(): DrawStore {
  const here = new Map<string, KeptDraw>();
  return {
    // What this page said itself counts: another window may have written another number at the same moment.
    get: table => here.get(table) ?? kept().find(([id]) => id === table)?.[1],
    set(table, draw) {
      here.set(table, draw);
      const others = kept().filter(([id]) => id !== table);
      writeStored(KEY, [...others, [table, draw]].slice(-MOST));
    },
  };
}
