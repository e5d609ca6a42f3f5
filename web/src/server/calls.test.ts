import { describe, expect, test, vi } from 'vitest';
import { NoServerError, refusedIn, ServerError, serverCalls } from './calls.js';

const answering = (status: number, body: unknown) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const fetchIt = vi.fn<typeof fetch>(async () => new Response(status === 204 ? null : text, { status }));
  return { calls: serverCalls(fetchIt), fetchIt };
};

describe('questions to the server', () => {
  test('go to the API with the cookie, as JSON', async () => {
    const { calls, fetchIt } = answering(200, { table: 't1' });
    expect(await calls.make('w', { game: 'g' })).toBe('t1');
    expect(fetchIt).toHaveBeenCalledWith('/api/tables', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: '{"wish":"w","setup":{"game":"g"}}',
    });
  });

  test('name tables and pages in the address', async () => {
    const { calls, fetchIt } = answering(200, { tables: [], total: 0 });
    await calls.tables({ phases: ['room', 'running'], limit: 3, after: '5-t' });
    expect(fetchIt.mock.lastCall?.[0]).toBe('/api/tables?phases=room%2Crunning&limit=3&after=5-t');
    await calls.moments('a/b', 'spectator', 0, 2);
    expect(fetchIt.mock.lastCall?.[0]).toBe('/api/tables/a%2Fb/moments?eye=spectator&from=0&to=2');
  });

  test('that need no answer get none', async () => {
    const { calls } = answering(204, '');
    expect(await calls.remove('t')).toBeUndefined();
  });

  test('that the server does not want are errors with its code and facts', async () => {
    const { calls } = answering(429, { code: 'too-fast', wait: 300 });
    const error = await calls.join({ code: '123456' }, { name: 'Ada' }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ code: 'too-fast', facts: { wait: 300 } });
    expect(refusedIn(error)).toBeUndefined();
    expect(refusedIn(new ServerError('refused', { refused: { by: 'table', code: 'seat-taken' } }))).toEqual({
      by: 'table',
      code: 'seat-taken',
    });
  });

  test.each([
    ['a page', 200, '<!doctype html>'],
    ['a proxy', 502, 'Bad Gateway'],
    ['something else that speaks JSON', 404, { error: 'not found' }],
  ])('that %s answers were answered by no server of ours', async (_, status, body) => {
    const { calls } = answering(status, body);
    await expect(calls.me()).rejects.toThrow(NoServerError);
  });

  test('that nobody answers are errors of their own', async () => {
    const calls = serverCalls(async () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(calls.house()).rejects.toThrow(NoServerError);
  });
});
