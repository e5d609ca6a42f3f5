/** Ways through the app that several tests take. */
import type { Page } from 'playwright-core';

/** Waits until everything is stored for offline use, cuts the network, and opens the page again. */
export async function goOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
}

export type Sitter = 'person' | 'bot';

/**
 * A table, set up through the form. The form is filled in in English and the language of the visit restored, so that one way
 * serves all languages.
 */
export async function openTable(
  page: Page,
  game: string,
  sitters: readonly Sitter[] = ['person', 'bot'],
): Promise<string> {
  await page.goto('/');
  await speak(page, 'en');
  await page.goto(`/new/${game}?with=people`);
  await page.getByRole('radio', { name: String(sitters.length), exact: true }).check();
  for (const [seat, sitter] of sitters.entries()) {
    await page.getByRole('combobox', { name: `Name, Seat ${seat + 1}` }).fill(NAMES[seat] ?? '');
    const kind = page.getByRole('combobox', { name: `Person or bot, Seat ${seat + 1}` });
    await kind.selectOption({ label: sitter === 'bot' ? 'Fledgling' : 'Person' });
  }
  await page.getByRole('radio', { name: 'In this order' }).check();
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.locator('main[data-turn]').waitFor();
  await speak(page, undefined);
  await page.reload();
  await page.locator('main[data-turn]').waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];

const speak = (page: Page, language: string | undefined): Promise<void> =>
  page.evaluate(chosen => {
    const settings = JSON.parse(localStorage.getItem('belfry-settings') ?? '{}');
    localStorage.setItem('belfry-settings', JSON.stringify({ ...settings, language: chosen }));
  }, language);

/** A score pad for two. */
export async function openPad(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await speak(page, 'en');
  await page.goto('/pad');
  await page.getByRole('radio', { name: game }).check();
  for (const [seat, name] of NAMES.slice(0, 2).entries())
    await page.getByRole('combobox', { name: `Name of player ${seat + 1}` }).fill(name);
  await page.getByRole('button', { name: 'Open the pad' }).click();
  await page.waitForURL(/\/pad\/./);
  await speak(page, undefined);
  await page.reload();
}

/** A match that bots have played to its end. Gives its name in addresses. */
export async function finishedTable(page: Page, game: string): Promise<string> {
  const id = await openTable(page, game, ['bot', 'bot']);
  await page.locator('main[data-turn="over"]').waitFor({ timeout: 60_000 });
  return id;
}
