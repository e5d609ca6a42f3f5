/** The service worker, which keeps the app for use without a network: is it there, and is a newer version waiting? */

export interface OfflineNews {
  /** Everything is kept: from now on it works without a network. */
  readonly ready: () => void;
  /** A newer version waits. */
  readonly renewed: () => void;
}

type Container = Pick<ServiceWorkerContainer, 'register' | 'controller' | 'addEventListener'>;

/** What the worker that waits is told: it takes over, for all windows. */
const TAKE_OVER = { type: 'SKIP_WAITING' };

/** Registers it. Gives what lets a newer version take over; the page is loaded anew then. */
export function keepOffline(news: OfflineNews, container: Container, reload = () => location.reload()): () => void {
  let waiting: ServiceWorker | null = null;
  const installed = (worker: ServiceWorker): void => {
    // The first one ever has nobody to take over from.
    if (container.controller === null) news.ready();
    else {
      waiting = worker;
      news.renewed();
    }
  };
  const follow = (worker: ServiceWorker | null): void =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && installed(worker));
  const begin = async (): Promise<void> => {
    const registration = await container.register('/sw.js', { scope: '/' });
    if (registration.waiting !== null) installed(registration.waiting);
    follow(registration.installing);
    registration.addEventListener('updatefound', () => follow(registration.installing));
  };
  // Without one everything works as long as there is a network.
  begin().catch((error: unknown) => console.warn(error));
  return () => {
    container.addEventListener('controllerchange', reload, { once: true });
    waiting?.postMessage(TAKE_OVER);
  };
}
