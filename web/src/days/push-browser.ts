/** What a browser can do about messages that come while the page is closed. */

export interface PushBrowser {
  /** Some can only once the app is on the home screen. */
  readonly can: 'push' | 'install' | 'browser';
  permission(): NotificationPermission;
  ask(): Promise<NotificationPermission>;
  /** Of the service worker, if there is one already. */
  registration(): Promise<ServiceWorkerRegistration | undefined>;
  /** The same as soon as there is one; fails if none comes. */
  ready(): Promise<ServiceWorkerRegistration>;
}

/** What the check looks at: a window, or what a test makes up. */
export interface Abilities {
  readonly navigator: { readonly serviceWorker?: unknown; readonly standalone?: unknown };
  readonly PushManager?: unknown;
  readonly Notification?: unknown;
}

/** Apple's phones have it only in apps on the home screen; `standalone` is theirs alone. */
export function pushAbility({ navigator, PushManager, Notification }: Abilities): PushBrowser['can'] {
  if (navigator.serviceWorker === undefined) return 'browser';
  if (PushManager !== undefined && Notification !== undefined) return 'push';
  return navigator.standalone === false ? 'install' : 'browser';
}

/** Milliseconds after which no service worker will come: the page brings it when it has been at rest for a while. */
const PATIENCE = 15_000;

export const thisBrowser: PushBrowser = {
  can: pushAbility(globalThis),
  permission: () => Notification.permission,
  ask: () => Notification.requestPermission(),
  registration: () => navigator.serviceWorker.getRegistration(),
  ready: () =>
    Promise.race([
      navigator.serviceWorker.ready,
      new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no service worker')), PATIENCE)),
    ]),
};
