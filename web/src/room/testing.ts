/** For component tests: a server that grants everything and remembers what was wished, and a waiting room to change. */
import { ok } from '@belfry/engine';
import type { ChatLine, RoomView } from '@belfry/table';
import type { Me, ServerCalls } from '../server/calls.js';
import { Cell } from '../server/cell.js';
import type { Server } from '../server/server.js';
import { NOW, OPEN, person } from '../shell/testing-server.js';

interface FakeParts {
  readonly calls?: Partial<ServerCalls>;
  readonly me?: Me | null;
  readonly answer?: (wish: Readonly<Record<string, unknown>>) => unknown;
  readonly now?: () => number;
}

export function fakeServer({ calls = {}, me = { name: 'Anna' }, answer, now = () => NOW }: FakeParts = {}) {
  const wishes: Readonly<Record<string, unknown>>[] = [];
  const setups: unknown[] = [];
  const somebody: Me[] = [];
  const host = {
    wish: async (_table: string, { id: _id, revision: _revision, ...wish }: Readonly<Record<string, unknown>>) => {
      wishes.push(wish);
      return answer?.(wish) ?? ok({ revision: 8 });
    },
    make: async (_wish: string, setup: unknown) => {
      setups.push(setup);
      return answer?.({ type: 'make' }) ?? ok('t1');
    },
  };
  const server = {
    calls,
    host,
    me: new Cell<Me | null | undefined>(me),
    line: new Cell({ is: 'open' }),
    now,
    whoAmI: async () => me,
    beSomebody: async (you: Me) => {
      somebody.push(you);
      return you;
    },
  } as unknown as Server;
  return { server, wishes, setups, somebody };
}

export const line = (number: number, name: string, more: Partial<ChatLine> = {}): ChatLine => ({
  number,
  at: NOW,
  name,
  text: `line ${number}`,
  ...more,
});

/** Anna is the host and looks on it; Ben sits beside her, and a seat is open. */
export const roomView = (more: Partial<RoomView> = {}): RoomView => ({
  revision: 7,
  game: 'skyscraper',
  options: { players: 3 },
  seats: [person('Anna', { isYours: true, isHost: true }), person('Ben'), OPEN],
  clock: { type: 'none' },
  standIn: 'random',
  spectators: true,
  listed: false,
  customs: {},
  isHost: true,
  hasScreen: false,
  talk: 'free',
  delay: 0,
  wants: [],
  next: undefined,
  chat: [],
  ...more,
});
