import { expect, test } from 'vitest';
import { callsTo } from './calls.js';

const never = (): Promise<never> => new Promise(() => undefined);

function open() {
  const worker = new EventTarget();
  return { worker, call: callsTo(worker as Worker) };
}

test('answers and refusals come through', async () => {
  const { call } = open();
  expect(await call(async () => 7)).toBe(7);
  await expect(call(() => Promise.reject(new Error('no table')))).rejects.toThrow('no table');
});

test('a worker that cannot be started fails all calls, those that wait and those to come', async () => {
  const { worker, call } = open();
  const waiting = call(never);
  worker.dispatchEvent(new Event('error'));
  await expect(waiting).rejects.toThrow('the host of tables has failed');
  await expect(call(never)).rejects.toThrow('the host of tables has failed');
});

test('an error says what it says', async () => {
  const { worker, call } = open();
  const waiting = call(never);
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'SyntaxError: x' }));
  await expect(waiting).rejects.toThrow('SyntaxError: x');
});

test('an answer that cannot be read fails those who wait; later calls may work', async () => {
  const { worker, call } = open();
  const waiting = call(never);
  worker.dispatchEvent(new Event('messageerror'));
  await expect(waiting).rejects.toThrow('cannot be read');
  expect(await call(async () => 7)).toBe(7);
});
