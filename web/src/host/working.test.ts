import type { Remote } from 'comlink';
import { afterEach, expect, test, vi } from 'vitest';
import { workIn } from './working.js';
import type { WorkshopService } from './workshop.js';

afterEach(() => void vi.useRealTimers());

const notLoaded = () => Object.assign(new Error('no network'), { name: 'NotLoaded' });

interface Asked {
  readonly what: string;
  readonly answer: (value: unknown) => void;
  readonly fail: (error: Error) => void;
}

/** Workshops that are numbered as they are started; what they are asked is answered by the test. */
function workshops() {
  const started: { readonly worker: EventTarget & { readonly terminate: () => void }; readonly asked: Asked[] }[] = [];
  const start = (): Worker => {
    const worker = Object.assign(new EventTarget(), { terminate: vi.fn<() => void>() });
    started.push({ worker, asked: [] });
    return worker as unknown as Worker;
  };
  const wrap = () => {
    const asked = started.at(-1)?.asked ?? [];
    const ask = (what: string) =>
      new Promise((answer, fail) => {
        asked.push({ what, answer, fail });
      });
    return {
      prepare: (game: string) => ask(`prepare ${game}`),
      answer: (game: string, _: unknown, drawn: unknown) => ask(`answer ${game} ${JSON.stringify(drawn)}`),
      work: (game: string, name: string) => ask(`work ${game} ${name}`),
    } as unknown as Remote<WorkshopService>;
  };
  const asked = (shop: number): readonly string[] => started[shop]?.asked.map(({ what }) => what) ?? [];
  return { started, asked, working: workIn(start, wrap) };
}

test('no workshop is started before somebody needs one; then one does everything', async () => {
  const { started, asked, working } = workshops();
  expect(started).toHaveLength(0);
  working.prepare('g');
  const film = working.work('g', 'film', {});
  const fate = working.answer('g', {}, { x: 1 });
  expect(started).toHaveLength(1);
  expect(asked(0)).toEqual(['prepare g', 'work g film', 'answer g {"x":1}']);
  started[0]?.asked[1]?.answer('seen');
  started[0]?.asked[2]?.answer({ chance: 'settle' });
  expect(await film).toBe('seen');
  expect(await fate).toEqual({ chance: 'settle' });
});

test('a work that fails fails alone', async () => {
  const { started, working } = workshops();
  const bad = working.work('g', 'bad', {});
  const good = working.work('g', 'good', {});
  started[0]?.asked[0]?.fail(new RangeError('no such stone'));
  await expect(bad).rejects.toThrow('no such stone');
  started[0]?.asked[1]?.answer(7);
  expect(await good).toBe(7);
  expect(started[0]?.worker.terminate).not.toHaveBeenCalled();
});

test.each([
  ['did not come', notLoaded()],
  ['broke off', Object.assign(new Error('unreachable'), { name: 'RuntimeError' })],
])('if something in it %s, the call fails, others begin anew, and so does the next', async (_, error) => {
  const { started, asked, working } = workshops();
  const fate = working.answer('g', {}, 1);
  const other = working.work('g', 'survey', {});
  started[0]?.asked[0]?.fail(error);
  await expect(fate).rejects.toThrow(error.message);
  expect(started[0]?.worker.terminate).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(asked(1)).toEqual(['work g survey']));
  started[1]?.asked[0]?.answer(7);
  expect(await other).toBe(7);
  const again = working.answer('g', {}, 1);
  started[1]?.asked[1]?.answer(8);
  expect(await again).toBe(8);
});

test('a workshop that cannot start fails those who wait, and the next call starts another', async () => {
  const { started, working } = workshops();
  const fate = working.answer('g', {}, 1);
  started[0]?.worker.dispatchEvent(new Event('error'));
  await expect(fate).rejects.toThrow('the workshop has failed');
  void working.work('g', 'film', {}).catch(() => undefined);
  expect(started).toHaveLength(2);
});

test('what takes for ever is given up, with the workshop', async () => {
  vi.useFakeTimers();
  const { started, working } = workshops();
  const work = working.work('g', 'endless', {});
  const failed = work.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(String(await failed)).toContain('took too long');
  expect(started[0]?.worker.terminate).toHaveBeenCalledOnce();
});

test('what cannot be prepared says nothing: the first call will', async () => {
  const { started, working } = workshops();
  working.prepare('g');
  started[0]?.asked[0]?.fail(notLoaded());
  const fate = working.answer('g', {}, 1);
  await vi.waitFor(() => expect(started).toHaveLength(2));
  started[1]?.asked[0]?.answer(1);
  expect(await fate).toBe(1);
});
