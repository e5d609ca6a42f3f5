/**
 * What is too large to come with every first visit, such as physics: once the app can be used offline and the page is at rest, it
 * is brought too, unless somebody saves data. Then it comes when a table needs it first.
 */

/** The service worker looks here first; see `vite.config.ts`. */
export const LARGE_CACHE = 'belfry-large';

export async function keepLarge(): Promise<void> {
  if ((navigator as Connected).connection?.saveData === true) return;
  await atRest();
  if (!navigator.onLine) return;
  const answer = await fetch('/large.json');
  const addresses = (await answer.json()) as readonly string[];
  const cache = await caches.open(LARGE_CACHE);
  for (const address of addresses) if ((await cache.match(address)) === undefined) await cache.add(address);
  // Those of earlier versions.
  for (const request of await cache.keys())
    if (!addresses.includes(new URL(request.url).pathname)) await cache.delete(request);
}

/** Not every browser tells of its line. */
interface Connected {
  readonly connection?: { readonly saveData?: boolean };
}

/** When the page has nothing else to do. */
const atRest = (): Promise<void> =>
  new Promise(resolve => {
    // Some browsers do not tell when they rest.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, REST);
  });

const REST = 2000;
