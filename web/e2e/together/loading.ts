/**
 * Which pages are in the midst of loading a part of the app. Nothing is stored for offline use in these tests: what is asked for just
 * when the line is cut would be missing, which says nothing about tables.
 */
import type { Page, Request } from 'playwright-core';

const underWay = new WeakMap<Page, Set<Request>>();

/** To be called before the page goes anywhere. */
export function noteLoading(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/assets/')) requests.add(request);
  });
  page.on('requestfinished', request => requests.delete(request));
  page.on('requestfailed', request => requests.delete(request));
}

/** Waits until this page has all that it has asked for, and asks for nothing more. */
export async function isLoaded(page: Page): Promise<void> {
  for (let calm = 0; calm < 2 && !page.isClosed(); ) {
    await page.evaluate(
      () => new Promise<void>(resolve => void requestIdleCallback(() => resolve(), { timeout: 1000 })),
    );
    calm = underWay.get(page)?.size === 0 ? calm + 1 : 0;
  }
}
