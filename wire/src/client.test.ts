import { describe, expect, test, vi } from 'vitest';
import { Client, type ClientParts, type Line, type SocketLike } from './client.js';
import { FateMemory, type KeptDraw } from './fate-memory.js';
import { readTold } from './messages.js';

type Listener = (event: { readonly data: unknown }) => void;

/** A socket in the hands of a test. */
class FakeSocket implements SocketLike {
  readonly sent: unknown[] = [];
  readonly #listeners = new Map<string, Listener[]>();
  closedWith: number | undefined;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(code?: number): void {
    this.closedWith = code ?? 1005;
    this.#call('close');
  }

  addEventListener(type: string, listen: Listener): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listen]);
  }

  /** The server says this. */
  tell(...messages: readonly object[]): void {
    this.#call('message', JSON.stringify(messages));
  }

  hello(): void {
    this.tell({ is: 'hello', protocol: 'belfry-wire/1', name: 'Ada', now: 1 });
  }

  /** The line is lost. */
  lose(): void {
    this.#call('error');
    this.#call('close');
  }

  #call(type: string, data?: unknown): void {
    for (const listen of this.#listeners.get(type) ?? []) listen({ data });
  }
}

function clientWith(parts: Partial<ClientParts> = {}) {
  const sockets: FakeSocket[] = [];
  const waits: { readonly milliseconds: number; call: (() => void) | undefined }[] = [];
  const lines: Line[] = [];
  let ids = 0;
  const client = new Client({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    after: (milliseconds, call) => {
      const wait = { milliseconds, call: call as (() => void) | undefined };
      waits.push(wait);
      return () => {
        wait.call = undefined;
      };
    },
    jitter: () => 0.5,
    newId: () => `id-${ids++}`,
    line: line => void lines.push(line),
    ...parts,
  });
  const socket = (): FakeSocket => sockets.at(-1) as FakeSocket;
  return { client, sockets, socket, waits, lines };
}

const ROOM = { game: 'x', seats: [], isHost: false };
const whole = (revision: number) => ({ is: 'news', table: 't', revision, view: ROOM });
const next = (since: number, text = 'hello') => ({
  is: 'news',
  table: 't',
  since,
  revision: since + 1,
  patch: [],
  chat: [{ number: since + 1, at: 0, name: 'Ben', text }],
});
const SAY = { id: 'w1', revision: 3, type: 'say', text: 'hello' } as const;

describe('a client', () => {
  test('says nothing before it is greeted, and then asks for what it watches', () => {
    const { client, socket } = clientWith();
    client.watch('t', () => undefined);
    void client.wish('t', SAY);
    expect(socket().sent).toEqual([]);
    socket().hello();
    expect(socket().sent).toEqual([
      { do: 'watch', table: 't' },
      { do: 'wish', table: 't', wish: SAY },
    ]);
  });

  test('puts news together, and tells the view', () => {
    const { client, socket } = clientWith();
    const tell = vi.fn<(view: unknown) => void>();
    socket().hello();
    client.watch('t', tell);
    socket().tell(whole(3), next(3, 'one'), next(4, 'two'));
    expect(tell.mock.calls.map(([view]) => view)).toMatchObject([
      { revision: 3, chat: [] },
      { revision: 4, chat: [{ text: 'one' }] },
      { revision: 5, chat: [{ text: 'one' }, { text: 'two' }] },
    ]);
    socket().tell({ is: 'gone', table: 't' });
    expect(tell).toHaveBeenLastCalledWith(undefined);
  });

  test('that is told something with a gap asks for everything anew', () => {
    const { client, socket } = clientWith();
    const tell = vi.fn<(view: unknown) => void>();
    socket().hello();
    client.watch('t', tell);
    socket().tell(whole(3), next(7));
    expect(tell).toHaveBeenCalledTimes(1);
    expect(socket().sent.at(-1)).toEqual({ do: 'watch', table: 't' });
    socket().tell(whole(8));
    expect(tell).toHaveBeenLastCalledWith(expect.objectContaining({ revision: 8 }));
  });

  test('comes back with what it has, and waits longer each time in vain', () => {
    const { client, socket, sockets, waits, lines } = clientWith();
    client.watch('t', () => undefined);
    socket().hello();
    socket().tell(whole(3));
    socket().lose();
    for (let tries = 0; tries < 8; tries++) {
      waits.at(-1)?.call?.();
      socket().lose();
    }
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([
      300, 600, 1200, 2400, 4800, 9600, 15_000, 15_000, 15_000,
    ]);
    waits.at(-1)?.call?.();
    socket().hello();
    expect(socket().sent).toEqual([{ do: 'watch', table: 't', since: 3 }]);
    expect(sockets).toHaveLength(10);
    expect(lines.filter(({ is }) => is === 'open')).toHaveLength(2);
    expect(lines.slice(0, 3)).toEqual([
      { is: 'open' },
      { is: 'lost', tries: 1, wait: 300, isRenewed: false },
      { is: 'trying', tries: 1, isRenewed: false },
    ]);
    // Once it was there, it is patient no more.
    socket().lose();
    expect(waits.at(-1)?.milliseconds).toBe(300);
  });

  test('does not come back at the same moment as all others', () => {
    const wait = (jitter: number): number | undefined => {
      const { socket, waits } = clientWith({ jitter: () => jitter });
      socket().lose();
      return waits[0]?.milliseconds;
    };
    expect([wait(0), wait(1)]).toEqual([150, 450]);
  });

  test('that was asked to come back later does', () => {
    const { socket, waits, lines } = clientWith();
    socket().hello();
    socket().tell({ is: 'closing', again: 4000 });
    socket().lose();
    expect(waits[0]?.milliseconds).toBe(4000);
    expect(lines.at(-1)).toEqual({ is: 'lost', tries: 1, wait: 4000, isRenewed: true });
  });

  test('that is told to hurry tries at once, also where a line is there that may be an old one', () => {
    const { client, socket, sockets, waits } = clientWith();
    socket().hello();
    client.hurry();
    expect(sockets[0]?.closedWith).toBe(1005);
    expect(sockets).toHaveLength(2);
    socket().lose();
    client.hurry();
    expect(sockets).toHaveLength(3);
    expect(waits.filter(({ call }) => call !== undefined)).toEqual([]);
  });

  test('asks after a long silence whether the server is still there, and gives up a dead line', () => {
    const { client, socket, sockets, waits } = clientWith({ beat: 20_000 });
    client.watch('t', () => undefined);
    socket().hello();
    socket().tell(whole(3));
    const running = () => waits.filter(({ call }) => call !== undefined);
    expect(running().map(({ milliseconds }) => milliseconds)).toEqual([20_000]);
    running()[0]?.call?.();
    expect(socket().sent.at(-1)).toEqual({ do: 'watch', table: 't', since: 3 });
    socket().tell({ is: 'news', table: 't', since: 3, revision: 3, patch: [] });
    expect(running().at(-1)?.milliseconds).toBe(20_000);
    running().at(-1)?.call?.();
    running().at(-1)?.call?.();
    expect(sockets[0]?.closedWith).toBe(1005);
    expect(running().at(-1)?.milliseconds).toBe(300);
  });

  test('has one subscription for all who watch a table; who comes later is told at once', () => {
    const { client, socket } = clientWith();
    socket().hello();
    const [first, second] = [vi.fn<(view: unknown) => void>(), vi.fn<(view: unknown) => void>()];
    const stop = client.watch('t', first);
    socket().tell(whole(3));
    const stopSecond = client.watch('t', second);
    expect(second).toHaveBeenCalledWith(expect.objectContaining({ revision: 3 }));
    stop();
    socket().tell(next(3));
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
    expect(socket().sent).toEqual([{ do: 'watch', table: 't' }]);
    stopSecond();
    expect(socket().sent.at(-1)).toEqual({ do: 'leave', table: 't' });
  });

  test('points, but not where nobody would see it', () => {
    const { client, socket } = clientWith();
    client.point('t', { x: 1 });
    socket().hello();
    client.point('t', { x: 2 });
    expect(socket().sent).toEqual([{ do: 'point', table: 't', at: { x: 2 } }]);
  });

  test('sends what was not answered again, in order, until it is; and what was answered never', async () => {
    const { client, socket, waits } = clientWith();
    socket().hello();
    const first = client.wish('t', SAY);
    const second = client.wish('t', { ...SAY, id: 'w2' });
    socket().tell({ is: 'answer', table: 't', wish: 'w1', granted: { revision: 4 } });
    expect(await first).toEqual({ granted: { revision: 4 } });
    socket().lose();
    const third = client.wish('t', { ...SAY, id: 'w3' });
    for (let tries = 0; tries < 2; tries++) {
      waits.at(-1)?.call?.();
      socket().hello();
      expect(socket().sent.map(each => (each as { wish: { id: string } }).wish.id)).toEqual(['w2', 'w3']);
      if (tries === 0) socket().lose();
    }
    const refused = { by: 'table', code: 'out-of-date', revision: 5 };
    socket().tell(
      { is: 'answer', table: 't', wish: 'w3', refused },
      { is: 'answer', table: 't', wish: 'w2', failed: 'storage-full' },
    );
    expect(await third).toEqual({ refused });
    expect(await second).toEqual({ failed: 'storage-full' });
    // An answer that comes twice is heard once.
    socket().tell({ is: 'answer', table: 't', wish: 'w2', granted: { revision: 9 } });
  });

  test('tells two tables’ wishes of the same id apart', async () => {
    const { client, socket } = clientWith();
    socket().hello();
    const [one, two] = [client.wish('t', SAY), client.wish('u', SAY)];
    socket().tell({ is: 'answer', table: 'u', wish: 'w1', granted: { revision: 2 } });
    socket().tell({ is: 'answer', table: 't', wish: 'w1', granted: { revision: 1 } });
    expect([await one, await two]).toEqual([{ granted: { revision: 1 } }, { granted: { revision: 2 } }]);
  });

  test('that looks away says so, and hears nothing of that table any more', () => {
    const { client, socket, waits } = clientWith();
    const tell = vi.fn<(view: unknown) => void>();
    socket().hello();
    const stop = client.watch('t', tell);
    stop();
    stop();
    expect(socket().sent).toEqual([
      { do: 'watch', table: 't' },
      { do: 'leave', table: 't' },
    ]);
    socket().tell(whole(3), { is: 'presence', table: 't', seats: [], watchers: 0 });
    expect(tell).not.toHaveBeenCalled();
    socket().lose();
    waits[0]?.call?.();
    socket().hello();
    expect(socket().sent).toEqual([]);
  });

  test('tells who is here', () => {
    const { client, socket } = clientWith();
    const presence = vi.fn<(presence: unknown) => void>();
    socket().hello();
    client.watch('t', () => undefined, presence);
    socket().tell({ is: 'presence', table: 't', seats: [true], watchers: 1 });
    expect(presence).toHaveBeenCalledWith({ is: 'presence', table: 't', seats: [true], watchers: 1 });
  });

  test('that is closed does not come back', () => {
    const { client, socket, sockets, waits, lines } = clientWith();
    socket().hello();
    client.close();
    expect(socket().closedWith).toBe(1000);
    expect([sockets.length, waits.length]).toEqual([1, 0]);
    expect(lines).toEqual([{ is: 'open' }, { is: 'closed' }]);
  });

  test('that is closed while it waits does not come back either', () => {
    const { client, socket, waits } = clientWith();
    socket().lose();
    client.close();
    expect(waits[0]?.call).toBeUndefined();
  });

  test('does not listen to a line that it has given up', () => {
    const { client, sockets, socket, waits } = clientWith();
    const tell = vi.fn<(view: unknown) => void>();
    client.watch('t', tell);
    socket().hello();
    socket().lose();
    waits[0]?.call?.();
    sockets[0]?.tell(whole(3));
    sockets[0]?.lose();
    expect(tell).not.toHaveBeenCalled();
    expect(waits).toHaveLength(1);
  });

  test('seals and shows by itself when a match is about to begin', () => {
    const kept = new Map<string, KeptDraw>();
    const store = {
      get: (table: string) => kept.get(table),
      set: (table: string, draw: KeptDraw) => void kept.set(table, draw),
    };
    const { client, socket } = clientWith({ fate: new FateMemory(store, () => '7'.repeat(64) as never) });
    socket().hello();
    client.watch('t', () => undefined);
    const binding = {
      commitment: 'c'.repeat(64),
      terms: { table: 't', attempt: 0, left: [] },
      seals: [null],
      numbers: [null],
      isShowing: false,
      until: 9,
      awaited: [0],
    };
    const seats = [{ name: 'Ada', player: { type: 'human' }, isYours: true }];
    socket().tell({ is: 'news', table: 't', revision: 1, view: { ...ROOM, seats, binding } });
    expect(socket().sent.at(-1)).toMatchObject({
      do: 'wish',
      table: 't',
      wish: {
        type: 'seal',
        commitment: 'c'.repeat(64),
        id: 'id-0',
        revision: 1,
        seal: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
  });
});

test('frames are read strictly by who does not trust the server', () => {
  expect(readTold('[{"is":"closing","again":1}]')).toEqual([{ is: 'closing', again: 1 }]);
  expect(() => readTold('{"is":"closing","again":1}')).toThrow('a frame is a list');
  expect(() => readTold('[{"is":"nonsense"}]')).toThrow('Invalid');
  expect(() => readTold('nonsense')).toThrow('JSON');
});

test('who goes too fast sends what was not looked at again, after the wait, once', async () => {
  const { client, sockets, waits } = clientWith();
  sockets[0]?.hello();
  const wish = { id: 'w1', revision: 0, type: 'rematch' } as const;
  const answered = client.wish('t', wish);
  const asked = { do: 'wish', table: 't', wish };
  sockets[0]?.tell({ is: 'fault', code: 'too-fast', wait: 250 }, { is: 'fault', code: 'too-fast', wait: 260 });
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([250]);
  waits[0]?.call?.();
  expect(sockets[0]?.sent).toEqual([asked, asked]);
  sockets[0]?.tell({ is: 'answer', table: 't', wish: 'w1', granted: { revision: 1 } });
  expect(await answered).toEqual({ granted: { revision: 1 } });
});

describe('who goes too fast when asking for a table asks again after the wait, until there is an answer', () => {
  const watching = () => {
    const made = clientWith();
    made.socket().hello();
    made.client.watch('t', () => undefined);
    made.socket().tell(whole(3));
    return made;
  };
  const tooFast = ({ socket, waits }: ReturnType<typeof clientWith>): unknown[] => {
    const sent = socket().sent.length;
    socket().tell({ is: 'fault', code: 'too-fast', wait: 250 });
    expect(waits.at(-1)?.milliseconds).toBe(250);
    waits.at(-1)?.call?.();
    return socket().sent.slice(sent);
  };

  test('that was told before the line was lost', () => {
    const made = watching();
    made.socket().lose();
    made.waits.at(-1)?.call?.();
    made.socket().hello();
    for (let tries = 0; tries < 3; tries++) expect(tooFast(made)).toEqual([{ do: 'watch', table: 't', since: 3 }]);
    made.socket().tell(next(3));
    expect(tooFast(made)).toEqual([]);
  });

  test('of which something was missing in between: for all of it', () => {
    const made = watching();
    made.socket().tell(next(7));
    for (let tries = 0; tries < 3; tries++) expect(tooFast(made)).toEqual([{ do: 'watch', table: 't' }]);
    made.socket().tell(whole(8));
    expect(tooFast(made)).toEqual([]);
  });

  test('of which there is nothing to see', () => {
    const made = watching();
    made.client.watch('gone', () => undefined);
    expect(tooFast(made)).toEqual([{ do: 'watch', table: 'gone' }]);
    made.socket().tell({ is: 'gone', table: 'gone' });
    expect(tooFast(made)).toEqual([]);
  });
});
