/**
 * Messages of the server that come while the page is closed. The browser and the person must both allow it; the server is told
 * where to send them. Switched off again here, nothing is left on either side.
 */
import { type Language, readStored, writeStored } from '@belfry/ui';
import type { ServerCalls } from '../server/calls.js';
import { Cell, type Changing } from '../server/cell.js';
import type { PushBrowser } from './push-browser.js';

export type PushState =
  | { readonly is: 'looking' }
  /** The browser cannot, or only once the app is on the home screen; or there is no server that would send anything. */
  | { readonly is: 'unsupported'; readonly why: 'browser' | 'install' | 'server' }
  /** The person, or who looks after their device, does not let this page notify. */
  | { readonly is: 'denied' }
  | { readonly is: 'off'; readonly hasFailed: boolean }
  | { readonly is: 'turning' }
  | { readonly is: 'on' };

export type PushCalls = Pick<ServerCalls, 'house' | 'me' | 'subscribe' | 'unsubscribe'>;

/** Where it is kept that somebody wants messages. */
const WANTED = 'belfry-notifications';

const OFF: PushState = { is: 'off', hasFailed: false };
const NO_SERVER: PushState = { is: 'unsupported', why: 'server' };

export class Push {
  readonly #calls: PushCalls;
  readonly #browser: PushBrowser;
  readonly #state = new Cell<PushState>({ is: 'looking' });
  /** The server's, once it is known. */
  #key: string | undefined;
  /** What the server was told on this page, so that it is told once. */
  #told: string | undefined;
  #looking: { readonly language: Language; readonly done: Promise<void> } | undefined;

  constructor(calls: PushCalls, browser: PushBrowser) {
    this.#calls = calls;
    this.#browser = browser;
  }

  get state(): Changing<PushState> {
    return this.#state;
  }

  /** Finds out how things are. Where messages are on, the server is told again where to, and in which language. */
  async look(language: Language): Promise<void> {
    if (this.#looking?.language !== language) this.#looking = { language, done: this.#look(language) };
    const { done } = this.#looking;
    await done;
    if (this.#looking?.done === done) this.#looking = undefined;
  }

  /** Only a tap may ask for the permission, so it is asked for at once. */
  async turnOn(language: Language): Promise<void> {
    const key = this.#key;
    if (key === undefined || this.#state.get().is === 'turning') return;
    const asked = this.#browser.ask();
    this.#state.set({ is: 'turning' });
    try {
      const permission = await asked;
      this.#state.set(permission === 'granted' ? await this.#subscribe(key, language) : stateBy(permission));
    } catch {
      this.#state.set({ is: 'off', hasFailed: true });
    }
  }

  async turnOff(): Promise<void> {
    this.#state.set({ is: 'turning' });
    const subscription = await this.#subscription().catch(() => undefined);
    this.#told = undefined;
    writeStored(WANTED, false);
    // One of both is enough: then nothing comes any more.
    await Promise.allSettled([
      subscription?.unsubscribe(),
      subscription && this.#calls.unsubscribe(subscription.endpoint),
    ]);
    this.#state.set(OFF);
  }

  /** Whoever looks at a page need not be told of it any more. */
  async clear(path: string): Promise<void> {
    if (this.#browser.can !== 'push') return;
    const shown = await (await this.#browser.registration())?.getNotifications();
    for (const each of shown ?? []) if (Object(each.data).url === path) each.close();
  }

  async #look(language: Language): Promise<void> {
    const before = this.#state.get();
    if (before.is === 'turning') return;
    const found = await this.#find(language);
    // Somebody may have switched meanwhile.
    if (this.#state.get() === before) this.#state.set(found);
  }

  async #find(language: Language): Promise<PushState> {
    if (this.#browser.can !== 'push') return { is: 'unsupported', why: this.#browser.can };
    try {
      const [house, me] = await Promise.all([this.#calls.house(), this.#calls.me()]);
      // Nobody has no turns.
      if (house.push === null || me === null) return NO_SERVER;
      this.#key = house.push;
    } catch {
      return NO_SERVER;
    }
    const permission = this.#browser.permission();
    if (permission !== 'granted') return stateBy(permission);
    try {
      // Browsers may let one go without a word.
      const isWanted = (await this.#subscription()) !== undefined || readStored(WANTED) === true;
      if (!isWanted) return OFF;
      return await this.#subscribe(this.#key, language);
    } catch {
      return { is: 'off', hasFailed: true };
    }
  }

  async #subscription(): Promise<PushSubscription | undefined> {
    const registration = await this.#browser.registration();
    return (await registration?.pushManager.getSubscription()) ?? undefined;
  }

  /** As the server wants it now: one for another key would be of no use. */
  async #subscribe(key: string, language: Language): Promise<PushState> {
    const browser = this.#browser;
    const { pushManager } = await browser.soon(browser.ready());
    const before = await pushManager.getSubscription();
    if (before !== null && !isFor(before, key)) await before.unsubscribe();
    const subscription = await browser.soon(
      pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }),
    );
    await this.#tell(subscription, language, before === null);
    writeStored(WANTED, true);
    return { is: 'on' };
  }

  async #tell(subscription: PushSubscription, language: Language, isNew: boolean): Promise<void> {
    const { endpoint, keys } = subscription.toJSON();
    const told = JSON.stringify([endpoint, keys, language]);
    if (told === this.#told) return;
    try {
      await this.#calls.subscribe({ endpoint, keys, language });
      this.#told = told;
    } catch (error) {
      // What the server does not know of is not on. What it knew before still is.
      if (!isNew) return;
      await subscription.unsubscribe();
      throw error;
    }
  }
}

const stateBy = (permission: NotificationPermission): PushState => (permission === 'denied' ? { is: 'denied' } : OFF);

function isFor({ options }: PushSubscription, key: string): boolean {
  const own = options.applicationServerKey;
  return own === null || String(new Uint8Array(own)) === String(bytesOf(key));
}

/** Base64 as addresses have it. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, character => character.charCodeAt(0));
}
