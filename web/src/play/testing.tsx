/** For component tests: a match as a server tells of it, with everything that tests want to change. */
import { ok } from '@belfry/engine';
import { type FairTogether, follow, isBegun, type News, type TableHost, type TableView } from '@belfry/table';
import type { Checked } from '@belfry/wire';
import type { ReactNode } from 'react';
import type { Me } from '../server/calls.js';
import { Cell } from '../server/cell.js';
import type { LineState, Point, Presence, Server } from '../server/server.js';
import { madeTable, playedTable, testHost } from '../shell/testing.js';
import { AtServer, NOW } from '../shell/testing-server.js';
import { Play } from './play.js';

type Wished = Readonly<Record<string, unknown>>;

/** Whatever is not named stays as the table has it. */
type Change = Partial<TableView> | undefined;

export interface FakeMatch {
  readonly id: string;
  readonly server: Server;
  /** Of people elsewhere: their seats act by `host`. */
  readonly host: TableHost;
  readonly wishes: Wished[];
  readonly line: Cell<LineState>;
  readonly presence: Cell<Presence>;
  /** Nothing: the table is gone. */
  readonly change: (change: Change) => void;
  readonly view: () => TableView;
  /** Wishes wait until it is called. */
  readonly hold: () => () => void;
  readonly page: ReactNode;
}

interface Parts {
  /** Is the match over? */
  readonly isOver?: boolean;
  readonly me?: number;
  readonly checked?: Checked;
  readonly change?: Partial<TableView>;
}

/** What Anna's device finds out when all have shown their numbers. */
export const FAIR: FairTogether = {
  code: 'fair',
  isOwnNumberIn: true,
  isOwnNumberLost: false,
  redrawn: 0,
  added: ['Anna', 'Ben', 'Cleo'],
  missing: [],
};

/** Anna looks, Ben and Cleo play from elsewhere. */
export async function fakeMatch({
  isOver = false,
  me = 0,
  checked = FAIR,
  change: first = {},
}: Parts = {}): Promise<FakeMatch> {
  const host = testHost();
  const names = ['Anna', 'Ben', 'Cleo'];
  const seats = names.map(name => ({ name, player: { type: 'human' } }));
  const id = isOver
    ? await playedTable(host, names)
    : await madeTable(host, { game: 'five-towers', options: { players: names.length }, seats });
  const eye = isOver || me < 0 ? 'spectator' : me;
  const changes = new Cell<{ readonly more: Change }>({ more: first });
  const table = new Cell<TableView | undefined>(undefined);
  let seen: ReturnType<typeof follow>;
  await host.watch(id, eye, news => {
    seen = news && follow(seen, news);
    if (seen !== undefined && isBegun(seen)) table.set(seen);
  });
  const now = (): TableView | undefined => {
    const view = table.get();
    const { more } = changes.get();
    if (view === undefined || more === undefined) return undefined;
    const people = view.seats.map(
      ({ name }, index) => ({ name, player: { type: 'human' }, isYours: index === me }) as const,
    );
    return { ...view, viewer: me < 0 ? 'spectator' : me, isHost: me === 0, seats: people, ...more };
  };
  const told = (tell: (view: TableView | undefined) => void): (() => void) => {
    const say = (): void => tell(now());
    const stops = [table.subscribe(say), changes.subscribe(say)];
    say();
    return () => {
      for (const stop of stops) stop();
    };
  };
  const wishes: Wished[] = [];
  let held: Promise<void> = Promise.resolve();
  const remote: Partial<TableHost> = {
    summary: table_ => host.summary(table_),
    moments: (...asked) => host.moments(...asked),
    exportRecord: table_ => host.exportRecord(table_),
    watch: async (_table, _eye, tell) => told(view => tell(view && newsOf(view))),
    wish: async (table_, wished) => {
      const { id: _id, revision: _revision, ...wish } = wished as Wished;
      wishes.push(wish);
      await held;
      return wish['type'] === 'act' || wish['type'] === 'take-back'
        ? await host.wish(table_, wished)
        : ok({ revision: 1 });
    },
  };
  const line = new Cell<LineState>({ is: 'open' });
  const presence = new Cell<Presence>({ seats: [true, true, true], watchers: 0 });
  const server = {
    host: remote,
    calls: { deviceLink: async () => 'https://belfry.example/join#secret' },
    line,
    me: new Cell<Me | null | undefined>({ name: 'Anna' }),
    whoAmI: async () => ({ name: 'Anna' }),
    now: () => NOW,
    hurry: () => undefined,
    watch: (_table: string, tell: (view: TableView | undefined) => void, here?: (presence: Presence) => void) => {
      const stops = [told(tell), presence.subscribe(() => here?.(presence.get()))];
      here?.(presence.get());
      return () => {
        for (const stop of stops) stop();
      };
    },
    pointsAt: () => points,
    point: () => undefined,
    checkFate: async () => checked,
  } as unknown as Server;
  return {
    id,
    server,
    host,
    wishes,
    line,
    presence,
    change: more => changes.set({ more }),
    view: () => {
      const view = now();
      if (view === undefined) throw new Error('the table is gone');
      return view;
    },
    hold: () => {
      let go = (): void => undefined;
      held = new Promise(resolve => {
        go = resolve;
      });
      return go;
    },
    page: (
      <AtServer server={server}>
        <Play id={id} />
      </AtServer>
    ),
  };
}

const points = new Cell<Point | undefined>(undefined);

const newsOf = (view: TableView): News => ({ since: undefined, room: view, match: { ...view, from: 0 } });
