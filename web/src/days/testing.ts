/** For tests: a browser that can notify, a server that may want to, and a table that takes days. */

import type { TableView } from '@belfry/table';
import type { Language } from '@belfry/ui';
import { Push, type PushCalls } from './push.js';
import type { PushBrowser } from './push-browser.js';

/** Base64 as addresses have it: the bytes 251, 255, 1. */
const KEY = '-_8B';
const KEY_BYTES = [251, 255, 1];

class FakeSubscription {
  readonly endpoint: string;
  readonly options: { readonly applicationServerKey: ArrayBuffer };
  readonly #end: () => void;

  constructor(endpoint: string, key: readonly number[], end: () => void) {
    this.endpoint = endpoint;
    this.options = { applicationServerKey: Uint8Array.from(key).buffer };
    this.#end = end;
  }

  toJSON() {
    return { endpoint: this.endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } };
  }

  async unsubscribe(): Promise<boolean> {
    this.#end();
    return true;
  }
}

interface Made {
  readonly can?: PushBrowser['can'];
  readonly permission?: NotificationPermission;
  /** What the person answers when they are asked. */
  readonly answer?: NotificationPermission;
  /** The key of the subscription there is already. */
  readonly subscribed?: readonly number[];
  readonly key?: string | null;
  readonly isNobody?: boolean;
}

/** What happened, and what shall fail. */
interface Notes {
  /** How often the person was asked. */
  asked: number;
  /** With which keys the browser subscribed. */
  readonly keys: (readonly number[])[];
  /** What the server was told. */
  readonly told: object[];
  readonly untold: string[];
  /** Whose notifications were closed. */
  readonly closed: unknown[];
  fails: { house?: true; subscribe?: true; unsubscribe?: true };
}

export function fakePush({
  can = 'push',
  answer = 'granted',
  subscribed,
  key = KEY,
  isNobody = false,
  ...rest
}: Made = {}) {
  let permission = rest.permission ?? (subscribed === undefined ? 'default' : 'granted');
  let made = 0;
  let subscription: FakeSubscription | null = null;
  const notes: Notes = { asked: 0, keys: [], told: [], untold: [], closed: [], fails: {} };
  const subscriptionWith = (bytes: readonly number[]): FakeSubscription => {
    made += 1;
    return new FakeSubscription(`https://push.example/${made}`, bytes, () => {
      subscription = null;
    });
  };
  if (subscribed !== undefined) subscription = subscriptionWith(subscribed);
  const registration = {
    pushManager: {
      getSubscription: async () => subscription,
      subscribe: async (options: { readonly applicationServerKey: Iterable<number> }) => {
        const bytes = [...options.applicationServerKey];
        notes.keys.push(bytes);
        subscription ??= subscriptionWith(bytes);
        return subscription;
      },
    },
    getNotifications: async () =>
      [{ url: '/play/t1' }, { url: '/play/t2' }, null].map(data => ({ data, close: () => notes.closed.push(data) })),
  } as unknown as ServiceWorkerRegistration;
  const browser: PushBrowser = {
    can,
    permission: () => permission,
    ask: async () => {
      notes.asked += 1;
      permission = answer;
      return answer;
    },
    registration: async () => registration,
    ready: async () => registration,
    soon: awaited => awaited,
  };
  const failIf = (fails: true | undefined): void => {
    if (fails) throw new Error('not now');
  };
  const calls: PushCalls = {
    house: async () => {
      failIf(notes.fails.house);
      return { listed: true, push: key };
    },
    me: async () => (isNobody ? null : { name: 'Anna' }),
    subscribe: async told => {
      failIf(notes.fails.subscribe);
      notes.told.push(told);
    },
    unsubscribe: async endpoint => {
      notes.untold.push(endpoint);
      failIf(notes.fails.unsubscribe);
    },
  };
  return { push: new Push(calls, browser), browser, notes, isSubscribed: () => subscription !== null };
}

export const OWN_KEY: readonly number[] = KEY_BYTES;

/** What the server is told of a subscription. */
export const told = (number: number, language: Language) => ({
  endpoint: `https://push.example/${number}`,
  keys: { p256dh: 'p', auth: 'a' },
  language,
});

/** A running match of Anna, who looks, and Ben, with two days for each move. */
export const daysView = (rest: Partial<TableView> = {}): TableView => ({
  revision: 7,
  game: 'skyscraper',
  options: {},
  seats: [
    { name: 'Anna', player: { type: 'human' }, isYours: true },
    { name: 'Ben', player: { type: 'human' }, isYours: false },
  ],
  clock: { type: 'days', days: 2 },
  standIn: 'greedy',
  spectators: true,
  listed: false,
  customs: {},
  isHost: true,
  hasScreen: false,
  next: undefined,
  chat: [],
  talk: 'free',
  delay: 0,
  wants: [],
  viewer: 0,
  count: 3,
  state: null,
  log: [],
  due: { type: 'seat', seat: 0 },
  undo: undefined,
  fate: undefined,
  fateBy: undefined,
  draws: {},
  deadline: undefined,
  reserves: [0, 0],
  isStuck: false,
  ...rest,
});
