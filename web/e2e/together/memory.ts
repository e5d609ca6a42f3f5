/**
 * What lies in the memory of a page. Texts are read from a snapshot of its heap. Lists and objects, and the texts they hold, the engine
 * itself finds, wherever they are: a snapshot leaves out what lists of small numbers contain, and the ends of long texts.
 */
import type { CDPSession, Page } from 'playwright-core';

export interface Memory {
  readonly texts: readonly string[];
  /** Every list of nothing but numbers and texts, typed arrays too; the longest are no cards. */
  readonly lists: readonly (readonly (number | string)[])[];
  /** Every object that has all of the properties that were asked for, and no others: first those of the first shape. */
  readonly objects: readonly (readonly unknown[])[];
}

/** Looks for all texts, all lists, and objects of these shapes. */
export async function memoryOf(page: Page, shapes: readonly (readonly string[])[] = []): Promise<Memory> {
  const session = await page.context().newCDPSession(page);
  try {
    const texts = await textsIn(session);
    const { longTexts, ...things } = await thingsIn(session, shapes);
    return { texts: [...texts, ...longTexts], ...things };
  } finally {
    await session.detach();
  }
}

async function textsIn(session: CDPSession): Promise<readonly string[]> {
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  return (JSON.parse(chunks.join('')) as { readonly strings: readonly string[] }).strings;
}

async function thingsIn(session: CDPSession, shapes: readonly (readonly string[])[]) {
  const { result: prototype } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
    objectGroup: 'memory',
  });
  const { result, exceptionDetails } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: `function (shapes) { return (${sorted.toString()})(this, shapes); }`,
    arguments: [{ value: shapes }],
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'memory' });
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description);
  return result.value as Things;
}

interface Things extends Omit<Memory, 'texts'> {
  /** Those that a snapshot may have cut short. */
  readonly longTexts: readonly string[];
}

/** Runs in the page. Nothing there is called: values are read as they are. */
function sorted(all: readonly object[], shapes: readonly (readonly string[])[]): Things {
  const MOST = 2000;
  const LONG = 1000;
  const lists: (number | string)[][] = [];
  const longTexts: string[] = [];
  const keep = (value: unknown): void => {
    if (typeof value === 'string' && value.length > LONG) longTexts.push(value);
  };
  const found: unknown[][] = shapes.map(() => []);
  const isPlain = (value: unknown): value is number | string => typeof value === 'number' || typeof value === 'string';
  for (const each of all) {
    if (Array.isArray(each) || (ArrayBuffer.isView(each) && !(each instanceof DataView))) {
      const list = each as ArrayLike<unknown>;
      if (list.length === 0 || list.length > MOST) continue;
      const values = Array.from(list);
      values.forEach(keep);
      if (values.every(isPlain)) lists.push(values);
      continue;
    }
    if (each instanceof Map) Map.prototype.forEach.call(each, keep);
    const own = Object.getOwnPropertyDescriptors(each) as Readonly<Record<string, PropertyDescriptor>>;
    const names = Object.keys(own);
    for (const name of names) keep(own[name]?.value);
    if (Object.getPrototypeOf(each) !== Object.prototype) continue;
    for (const [index, shape] of shapes.entries())
      if (names.length === shape.length && shape.every(name => own[name] !== undefined && 'value' in own[name]))
        found[index]?.push(Object.fromEntries(shape.map(name => [name, own[name]?.value])));
  }
  return { lists, objects: found, longTexts };
}

/** So many cards in a row are no accident: one in a thousand million lists of cards has just these by chance. */
const RUN = 8;

/** Wherever so many successive cards of a hidden row lie, forwards or backwards, however they are spelled: in lists or in texts. */
export function runsIn({ texts, lists }: Memory, spellings: readonly (readonly (number | string)[])[]): string[] {
  const runs = new Set(
    spellings.flatMap(row => [...windows(row), ...windows(row.toReversed())].map(run => run.join(','))),
  );
  if (runs.size === 0) throw new Error('too few hidden cards to look for');
  const inLists = lists.flatMap(list => windows(list).map(run => run.join(',')));
  const plain = texts.map(text => text.replaceAll(/[\s"'\\]/g, '')).filter(text => text.split(',').length >= RUN);
  const inTexts = [...runs].filter(run => plain.some(text => text.includes(run)));
  return [...inLists.filter(run => runs.has(run)), ...inTexts];
}

const windows = <T>(row: readonly T[]): (readonly T[])[] =>
  Array.from({ length: Math.max(0, row.length - RUN + 1) }, (_, from) => row.slice(from, from + RUN));
