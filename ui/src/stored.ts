/** What is kept in the browser, as JSON. Storage may be full or forbidden, and hold anything: nothing here throws. */

/** For all pages and days, or for this page until it is closed. */
type Place = 'localStorage' | 'sessionStorage';

/** Nothing if there is none, or if it cannot be read. */
export function readStored(key: string, place: Place = 'localStorage'): unknown {
  try {
    const text = globalThis[place].getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Could it be kept? */
export function writeStored(key: string, value: unknown, place: Place = 'localStorage'): boolean {
  try {
    globalThis[place].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
