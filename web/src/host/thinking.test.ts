import type { Question } from '@belfry/table';
import type { Remote } from 'comlink';
import { expect, test, vi } from 'vitest';
import type { ThinkerService } from './thinker.js';
import { thinkIn } from './thinking.js';

const question = (policy: string): Question => ({ table: 't', game: 'g', policy, seat: 0, view: null });

/** Workers that are numbered as they are started; thoughts are answered by the test. */
function workers() {
  const started: { readonly worker: EventTarget & { readonly terminate: () => void }; readonly asked: string[] }[] = [];
  const answers: ((action: unknown) => void)[] = [];
  const start = (): Worker => {
    const worker = Object.assign(new EventTarget(), { terminate: vi.fn<() => void>() });
    started.push({ worker, asked: [] });
    return worker as unknown as Worker;
  };
  const wrap = () => {
    const asked = started.at(-1)?.asked ?? [];
    return {
      prepare: async (game: string) => void asked.push(`prepare ${game}`),
      think: ({ policy }: Question) =>
        new Promise(resolve => {
          asked.push(policy);
          answers.push(resolve);
        }),
    } as unknown as Remote<ThinkerService>;
  };
  return { started, answers, ...thinkIn(start, wrap) };
}

test('one worker has all thoughts', async () => {
  const { started, answers, think } = workers();
  const thought = think(question('a'), 1, new AbortController().signal);
  answers[0]?.(7);
  expect(await thought).toBe(7);
  const next = think(question('b'), 1, new AbortController().signal);
  answers[1]?.(8);
  expect(await next).toBe(8);
  expect(started.map(({ asked }) => asked)).toEqual([['a', 'b']]);
});

test('what will be needed is prepared in the same worker', async () => {
  const { started, think, prepare } = workers();
  prepare('g');
  void think(question('a'), 1, new AbortController().signal);
  expect(started.map(({ asked }) => asked)).toEqual([['prepare g', 'a']]);
});

test('a thought that nobody needs is ended with its worker; others begin anew in the next', async () => {
  const { started, answers, think } = workers();
  const stop = new AbortController();
  const ended = think(question('slow'), 1, stop.signal);
  const other = think(question('other'), 1, new AbortController().signal);
  stop.abort();
  await expect(ended).rejects.toThrow('nobody needs');
  expect(started[0]?.worker.terminate).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(started[1]?.asked).toEqual(['other']));
  answers[2]?.(9);
  expect(await other).toBe(9);
});

test('a thought that is finished ends nothing when it is stopped', async () => {
  const { started, answers, think } = workers();
  const stop = new AbortController();
  const thought = think(question('a'), 1, stop.signal);
  answers[0]?.(7);
  await thought;
  stop.abort();
  expect(started[0]?.worker.terminate).not.toHaveBeenCalled();
});

test('a worker that breaks fails its thoughts, and the next thought starts another', async () => {
  const { started, think } = workers();
  const thought = think(question('a'), 1, new AbortController().signal);
  started[0]?.worker.dispatchEvent(Object.assign(new Event('error'), { message: 'SyntaxError' }));
  await expect(thought).rejects.toThrow('SyntaxError');
  void think(question('b'), 1, new AbortController().signal);
  expect(started).toHaveLength(2);
});
