import { expect, test } from 'vitest';
import type { TableId } from './events.js';
import { Queues } from './queues.js';

const TABLE = 't' as TableId;

test('who fails at once keeps nobody from coming next', async () => {
  const queues = new Queues();
  const failing = queues.run(TABLE, () => {
    throw new Error('no disk');
  });
  const next = queues.run(TABLE, async () => 'done');
  await expect(failing).rejects.toThrow('no disk');
  expect(await next).toBe('done');
  await queues.idle();
  expect(queues.isBusy(TABLE)).toBe(false);
});
