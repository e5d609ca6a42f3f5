/** For tests: a browser that can notify, a server that may want to, and a table that takes days. */

import type { TableView } from '@belfry/table';
import type { Language } from '@belfry/ui';
import { vi } from 'vitest';
import { Push, type PushCalls } from './push.js';
import type { PushBrowser } from './push-browser.js';

/** Base64 as addresses have it: the bytes 251, 255, 1. */
export const KEY = '-_8B';
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
  const notifications = [
    { data: { url: '/play/t1' }, close: vi.fn<() => void>() },
    { data: { url: '/play/t2' }, close: vi.fn<() => void>() },
    { data: null, close: vi.fn<() => void>() },
  ];
  const subscribe = vi.fn<(options: { readonly applicationServerKey: Iterable<number> }) => Promise<FakeSubscription>>(
    async ({ applicationServerKey }) => {
      subscription ??= endingSubscription(Array.from(applicationServerKey));
      return subscription;
    },
  );
  const endingSubscription = (bytes: readonly number[]): FakeSubscription => {
    made += 1;
    return new FakeSubscription(`https://push.example/${made}`, bytes, () => {
      subscription = null;
    });
  };
  if (subscribed !== undefined) subscription = endingSubscription(subscribed);
  const registration = {
    pushManager: { getSubscription: async () => subscription, subscribe },
    getNotifications: async () => notifications,
  } as unknown as ServiceWorkerRegistration;
  const browser = {
    can,
    permission: () => permission,
    ask: vi.fn<() => Promise<NotificationPermission>>(async () => {
      permission = answer;
      return answer;
    }),
    registration: async () => registration,
    ready: async () => registration,
  } satisfies PushBrowser;
  const calls = {
    house: vi.fn<PushCalls['house']>(async () => ({ listed: true, push: key })),
    me: vi.fn<PushCalls['me']>(async () => (isNobody ? null : { name: 'Anna' })),
    subscribe: vi.fn<PushCalls['subscribe']>(async () => undefined),
    unsubscribe: vi.fn<PushCalls['unsubscribe']>(async () => undefined),
  };
  const push = new Push(calls, browser);
  return { push, calls, browser, subscribe, notifications, isSubscribed: () => subscription !== null };
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
