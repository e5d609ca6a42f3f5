/** What a browser can do about messages that come while the page is closed. */

export interface PushBrowser {
  /** Some can only once the app is on the home screen. */
  readonly can: 'push' | 'install' | 'browser';
  permission(): NotificationPermission;
  ask(): Promise<NotificationPermission>;
  /** Of the service worker, if there is one already. */
  registration(): Promise<ServiceWorkerRegistration | undefined>;
  /** The same as soon as there is one. */
  ready(): Promise<ServiceWorkerRegistration>;
  /** Some browsers never answer, so as not to tell why not: that fails after a while. */
  soon<T>(answer: Promise<T>): Promise<T>;
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

/** Milliseconds. The page brings the service worker when it has been at rest for a while. */
const PATIENCE = 15_000;

export const thisBrowser: PushBrowser = {
  can: pushAbility(globalThis),
  permission: () => Notification.permission,
  ask: () => Notification.requestPermission(),
  registration: () => navigator.serviceWorker.getRegistration(),
  ready: () => navigator.serviceWorker.ready,
  soon: answer =>
    Promise.race([
      answer,
      new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), PATIENCE)),
    ]),
};
