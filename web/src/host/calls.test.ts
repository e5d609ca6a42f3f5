import { expect, test } from 'vitest';
import { callsTo, HostError } from './calls.js';

const never = (): Promise<never> => new Promise(() => undefined);

/** A line to workers that are numbered in the order in which they were started. */
function open() {
  const workers: EventTarget[] = [];
  const begun: number[] = [];
  const start = (): Worker => {
    const worker = new EventTarget();
    workers.push(worker);
    return worker as Worker;
  };
  const call = callsTo(
    start,
    () => workers.length,
    remote => begun.push(remote),
  );
  const say = (type: string, facts = {}): void =>
    void workers.at(-1)?.dispatchEvent(Object.assign(new Event(type), facts));
  return { call, begun, say };
}

test('answers and refusals come through', async () => {
  const { call } = open();
  expect(await call(async remote => remote)).toBe(1);
  await expect(call(() => Promise.reject(new Error('no table')))).rejects.toThrow('no table');
});

test('a worker that cannot be started fails those who wait; the next call starts another', async () => {
  const { call, say, begun } = open();
  const waiting = call(never);
  say('error');
  await expect(waiting).rejects.toThrow(HostError);
  expect(await call(async remote => remote)).toBe(2);
  expect(begun).toEqual([1, 2]);
});

test('an error says what it says', async () => {
  const { call, say } = open();
  const waiting = call(never);
  say('error', { message: 'SyntaxError: x' });
  await expect(waiting).rejects.toThrow('SyntaxError: x');
});

test('an error in a worker that lives is not the end of it', async () => {
  const { call, say, begun } = open();
  let answer: (value: number) => void = () => undefined;
  const waiting = call(
    () =>
      new Promise<number>(resolve => {
        answer = resolve;
      }),
  );
  say('message');
  say('error', { message: 'something in a timer' });
  answer(7);
  expect(await waiting).toBe(7);
  expect(begun).toEqual([1]);
});

test('an answer that cannot be read fails those who wait; later calls may work', async () => {
  const { call, say } = open();
  const waiting = call(never);
  say('messageerror');
  await expect(waiting).rejects.toThrow('cannot be read');
  expect(await call(async () => 7)).toBe(7);
});
