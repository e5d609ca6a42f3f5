/** Ways through the app that several tests take. */
import type { Page } from 'playwright-core';
import type { StorageState } from './app.js';

/** Waits until everything is stored for offline use, cuts the network, and opens the page again. */
export async function goOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
}

/** A person, the gentlest bot, or one by its name. */
export type Sitter = 'person' | 'bot' | 'Sparrow' | 'Jackdaw' | 'Owl' | 'Falcon';

/** A table, set up through the form, in English. */
export async function openTable(
  page: Page,
  game: string,
  sitters: readonly Sitter[] = ['person', 'bot'],
): Promise<string> {
  await page.goto(`/new/${game}?with=people`);
  await page.getByRole('radio', { name: String(sitters.length), exact: true }).check();
  for (const [seat, sitter] of sitters.entries()) {
    const kind = page.getByRole('combobox', { name: `Person or bot, Seat ${seat + 1}` });
    // Whoever sat there last time is remembered. Names of people are suggested, those of bots are not.
    await kind.selectOption({ label: 'Person' });
    await page.getByRole('combobox', { name: `Name, Seat ${seat + 1}` }).fill(NAMES[seat] ?? '');
    if (sitter === 'person') continue;
    // The gentlest bot comes after the person.
    await kind.selectOption(sitter === 'bot' ? { index: 1 } : { label: sitter });
  }
  await page.getByRole('radio', { name: 'In this order' }).check();
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.locator('main[data-turn]').waitFor();
  return idOf(page);
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];

/** From now on, as if it had been chosen in another window. */
export const speakAtOnce = (page: Page, language: string): Promise<void> =>
  page.evaluate(chosen => {
    const settings = JSON.parse(localStorage.getItem('belfry-settings') ?? '{}');
    localStorage.setItem('belfry-settings', JSON.stringify({ ...settings, language: chosen }));
    dispatchEvent(new StorageEvent('storage', { key: 'belfry-settings' }));
  }, language);

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

const VIEW = 'belfry-turmbauer-view';

/** From the next page on this visitor has towers drawn flat, as the plan: in space that takes time without a graphics card. */
export const drawFlat = (page: Page): Promise<unknown> =>
  page.addInitScript(view => localStorage.setItem(view, '"plan"'), VIEW);

/** From now on they are drawn in space, or flat. */
export const draw = (page: Page, how: 'scene' | 'plan'): Promise<void> =>
  page.evaluate(([view, value]) => localStorage.setItem(view, value), [VIEW, JSON.stringify(how)] as const);

/** All that this visitor has made, for others who go on with it, and see towers in space. */
export async function keptBy(page: Page): Promise<StorageState> {
  await page.evaluate(view => localStorage.removeItem(view), VIEW);
  return page.context().storageState({ indexedDB: true });
}

/** A score pad for two, opened through the form, in English. */
export async function openPad(page: Page, game: string): Promise<string> {
  await page.goto('/pad');
  await page.getByRole('radio', { name: game }).check();
  for (const [seat, name] of NAMES.slice(0, 2).entries())
    await page.getByRole('combobox', { name: `Name of player ${seat + 1}` }).fill(name);
  await page.getByRole('button', { name: 'Open the pad' }).click();
  await page.waitForURL(/\/pad\/./);
  return idOf(page);
}

/** A match that bots have played to its end. Gives its name in addresses. */
export async function finishedTable(page: Page, game: string): Promise<string> {
  const id = await openTable(page, game, ['bot', 'bot']);
  await page.locator('main[data-turn="over"]').waitFor({ timeout: 180_000 });
  return id;
}

/** Copies matches that bots have played, as if whoever looks had sat in the first seat: nobody has to play them. */
export const copyAsMine = (page: Page, tables: readonly string[]): Promise<void> =>
  page.evaluate(async ids => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const database = await answer(indexedDB.open('belfry'));
    const work = database.transaction(['events', 'summaries'], 'readwrite');
    const [events, summaries] = [work.objectStore('events'), work.objectStore('summaries')];
    for (const id of ids) {
      const table = `${id}-mine`;
      for (const row of await answer(events.getAll(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])))) {
        const { type, seat, name, at } = row.event;
        const event = type === 'bot-sat' && seat === 0 ? { type: 'sat', seat, name, person: 'me', at } : row.event;
        await answer(events.put({ ...row, table, event }));
      }
      const { seats, ...summary } = await answer(summaries.get(id));
      const [{ name }, ...others] = seats;
      await answer(summaries.put({ ...summary, id: table, seats: [{ name, person: 'me' }, ...others] }));
    }
    database.close();
  }, tables);

/** A match from a file is read, and its replay is opened. */
export async function openRecord(page: Page, buffer: Buffer): Promise<void> {
  await page.goto('/matches');
  await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
  await page.getByRole('link', { name: 'Show it' }).click();
  await page.getByRole('slider', { name: 'Moment', exact: true }).waitFor();
}
