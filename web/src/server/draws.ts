/** What this device keeps of its part in fate: of the last matches, where all windows find it. */
import { readStored, writeStored } from '@belfry/ui';
import { type DrawStore, type KeptDraw, type Promised, withPromise } from '@belfry/wire';

const KEY = 'belfry-promises';
/** Earlier versions write here, and throw away what they cannot read. One may still run in another tab, or again: this is read, and theirs. */
const OLD_KEY = 'belfry-draws';
const MOST = 100;

type Kept = readonly (readonly [table: string, draw: KeptDraw])[];

type Unread<T> = Partial<Record<keyof T, unknown>>;

const isPromised = (promised: unknown): promised is Promised => {
  const { commitment, attempt, left, place, number, isShown, seals = [] }: Unread<Promised> = Object(promised);
  return (
    typeof commitment === 'string' &&
    typeof attempt === 'number' &&
    Array.isArray(left) &&
    typeof place === 'number' &&
    typeof number === 'string' &&
    typeof isShown === 'boolean' &&
    Array.isArray(seals)
  );
};

/** Earlier versions kept the last promise only, and did not say which one that was. */
function drawIn(stored: unknown): KeptDraw | undefined {
  const { promises, head, ...only }: Unread<KeptDraw> = Object(stored);
  const read: readonly unknown[] = Array.isArray(promises) ? promises : [{ attempt: 0, left: [], ...only }];
  if (!read.every(isPromised)) return undefined;
  return { promises: read, ...(head !== undefined && { head: head as NonNullable<KeptDraw['head']> }) };
}

function keptAs(key: string): Kept {
  const stored = readStored(key);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each: unknown) => {
    const [table, draw] = Array.isArray(each) ? [each[0] as unknown, drawIn(each[1])] : [];
    return typeof table === 'string' && draw !== undefined ? [[table, draw] as const] : [];
  });
}

const keptOf = (table: string, key: string): KeptDraw | undefined => keptAs(key).find(([id]) => id === table)?.[1];

/** What this page said itself counts: another window may have written another number at the same moment. But no promise is forgotten. */
function joined(own: KeptDraw | undefined, stored: KeptDraw | undefined): KeptDraw | undefined {
  if (own === undefined || stored === undefined) return own ?? stored;
  const isShownThere = (commitment: string): boolean =>
    stored.promises.some(each => each.commitment === commitment && each.isShown);
  const said = own.promises.filter(({ commitment, isShown }) => isShown || !isShownThere(commitment));
  return { ...stored, ...own, promises: said.reduce(withPromise, stored.promises) };
}

/** Where nothing can be stored, it lasts as long as the page. Of two windows that seal at the same moment each keeps its own number: the table takes one. */
export function drawStore(): DrawStore {
  const here = new Map<string, KeptDraw>();
  const get: DrawStore['get'] = table => joined(here.get(table), keptOf(table, KEY) ?? keptOf(table, OLD_KEY));
  return {
    get,
    set(table, draw) {
      here.set(table, draw);
      const others = keptAs(KEY).filter(([id]) => id !== table);
      writeStored(KEY, [...others, [table, draw]].slice(-MOST));
    },
  };
}
