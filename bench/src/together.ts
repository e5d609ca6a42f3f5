/**
 * From a link to the first decision of one's own: somebody who has never been here opens it on a phone with an empty cache, gives a
 * name and sits down; the host, a program that takes no time, begins at once, and the guest is on turn.
 */

import { newWishId, Visitor } from '@belfry/server/testing';
import type { RoomView, TableId } from '@belfry/table';
import type { Browser } from 'playwright-core';
import { LINES, type Line, type Loaded, NOTHING_LOADED, slowDown, withApp } from './app.js';
import { print } from './speed.js';

const GAMES = ['five-towers', 'skyscraper', 'turmbauer'];

export const measureTogether = (): Promise<void> =>
  withApp(async ({ browser, address, loaded }) => {
    for (const line of LINES) for (const game of GAMES) print(await measureGuest(browser, address, line, game, loaded));
  });

async function measureGuest(
  browser: Browser,
  address: string,
  line: Line,
  game: string,
  loaded: Loaded,
): Promise<Readonly<Record<string, string | number>>> {
  const { link, close } = await hostAt(address, game);
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'en',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page), line);
  Object.assign(loaded, NOTHING_LOADED);
  const opened = Date.now();
  await page.goto(link);
  const name = page.getByRole('textbox', { name: 'What shall we call you?' });
  await name.waitFor();
  const invited = Date.now();
  await name.fill('Ben');
  const typed = Date.now();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('main[data-turn="yours"]').waitFor();
  const decides = Date.now();
  const scriptKilobytes = Math.round(loaded.bytes / 100) / 10;
  await context.close();
  close();
  return {
    bench: 'together',
    game,
    line: line.name,
    linkToInvitation: invited - opened,
    sitDownToDecision: decides - typed,
    linkToDecision: decides - opened,
    scriptKilobytes,
  };
}

/** A host who begins as soon as somebody sits there. The guest has the first seat, and begins. */
async function hostAt(address: string, game: string): Promise<{ readonly link: string; readonly close: () => void }> {
  const host = await Visitor.arrive(address, 'Ada');
  const seats = [null, { name: 'Ada', player: { type: 'human' } }];
  const setup = { game, options: { players: 2 }, seats };
  const { table } = await host.must<{ readonly table: TableId }>('POST', '/api/tables', { wish: newWishId(), setup });
  const { link } = await host.must<{ readonly link: string }>('POST', `/api/tables/${table}/links`, { kind: 'table' });
  const client = host.client();
  let hasBegun = false;
  client.watch(table, view => {
    if (hasBegun || view === undefined || !isFull(view)) return;
    hasBegun = true;
    void client.wish(table, { id: newWishId(), revision: view.revision, type: 'begin', seating: 'chosen' });
  });
  return { link, close: () => client.close() };
}

const isFull = ({ seats }: RoomView): boolean => seats.every(({ player }) => player.type !== 'open');
