/** Somebody at a browser, who finds everything by its role and name and waits for what is not there yet. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shell.js';
import { heard, layoutFaults, look, tableNow } from './in-page.js';

/** Milliseconds. Two cores are slow when others use them too. */
const PATIENCE = 60_000;
/** After so many looks that found nothing. */
const PRESS_AGAIN = 20;
/** Some things on a screen never rest. */
const MOST_LOOKS = 12;
const SCREENS = join(root, 'screens');

/** @typedef {{ readonly role: string, readonly name: string | RegExp }} Thing */

/** A whole name, or a pattern. @param {string | RegExp} name */
const patternOf = name =>
  typeof name === 'string' ? `^${name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}$` : name.source;

/** @param {Thing} thing */
const wish = ({ role, name }) => ({ role, name: patternOf(name) });

export class Visitor {
  /**
   * @param {string} browser
   * @param {import('./driver.js').Driver} driver
   */
  constructor(browser, driver) {
    this.browser = browser;
    this.driver = driver;
  }

  /** @param {Thing} thing @param {Thing} [within] */
  all(thing, within) {
    return this.driver.evaluate(look, { ...wish(thing), ...(within && { within: wish(within) }) });
  }

  /** Whether it is there and would do something. @param {Thing} thing @param {Thing} [within] */
  async isOn(thing, within) {
    return (await this.all(thing, within))[0]?.isOn ?? false;
  }

  /** @param {Thing} thing @param {Thing} [within] */
  waitFor(thing, within) {
    return this.until(`${thing.role} ${thing.name}`, async () => (await this.all(thing, within)).length > 0);
  }

  /** With a real pointer, once it is there, at rest and not covered. @param {Thing} thing @param {Thing} [within] @param {number} [index] */
  async click(thing, within, index = 0) {
    const wanted = { ...wish(thing), ...(within && { within: wish(within) }) };
    let found;
    await this.until(`${thing.role} ${thing.name} under the pointer`, async () => {
      found = (await this.driver.evaluate(look, wanted, index))[index];
      return found?.isFree === true;
    });
    const { x, y } = /** @type {import('./in-page.js').Found} */ (/** @type {unknown} */ (found));
    await this.driver.click(x, y);
  }

  /**
   * Presses until something comes of it: what moves under the pointer just then may be missed.
   * @param {Thing} thing
   * @param {{ readonly within?: Thing, readonly what: string, readonly isDone: () => Promise<boolean> }} aim
   */
  async pressUntil(thing, { within, what, isDone }) {
    await this.click(thing, within);
    let looks = 0;
    await this.until(what, async () => {
      if (await isDone()) return true;
      if (++looks % PRESS_AGAIN === 0 && (await this.isOn(thing, within))) await this.click(thing, within);
      return false;
    });
  }

  table() {
    return this.driver.evaluate(tableNow);
  }

  /** The names of everything that can be pressed. */
  async buttons() {
    return (await this.all({ role: 'button', name: /./ })).map(({ name }) => name).toSorted();
  }

  /**
   * @param {string} what
   * @param {() => Promise<boolean>} isSo
   */
  async until(what, isSo) {
    const end = Date.now() + PATIENCE;
    while (!(await isSo())) {
      if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
      await new Promise(resolve => setTimeout(resolve, 60));
    }
  }

  /** Keeps a picture of the page once it is at rest, and gives what is wrong with its layout. @param {string} name */
  async look(name) {
    let picture = await this.driver.picture();
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      const before = picture;
      await new Promise(resolve => setTimeout(resolve, 300));
      picture = await this.driver.picture();
      if (Buffer.compare(before, picture) === 0) break;
    }
    mkdirSync(SCREENS, { recursive: true });
    writeFileSync(join(SCREENS, `${name}-${this.browser}.png`), picture);
    return (await this.driver.evaluate(layoutFaults)).map(fault => `${name}: ${fault}`);
  }

  /** What went wrong on pages since this was last asked. */
  async complaints() {
    return [...new Set([...(await this.driver.evaluate(heard)), ...this.driver.complaints()])];
  }
}
