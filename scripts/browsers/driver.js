/**
 * What every browser is asked to do, however it is driven. Where things are is found out in the page (`in-page.js`), so that a
 * driver is small, and pressing is always a real pointer at a place.
 * @typedef {object} Driver
 * @property {(address: string) => Promise<void>} open
 * @property {() => Promise<void>} reload
 * @property {(size: Size) => Promise<void>} resize the room that a page has, or nearly
 * @property {(x: number, y: number) => Promise<void>} click a real pointer, in pixels of the page's window
 * @property {(key: 'Escape' | 'Tab' | 'Enter') => Promise<void>} press a real key
 * @property {Evaluate} evaluate
 * @property {() => Promise<Uint8Array>} picture as a PNG
 * @property {() => string[]} complaints what the browser itself logged as an error, beside what pages hear of
 * @property {() => Promise<void>} close
 */

/** @typedef {{ readonly width: number, readonly height: number }} Size */

/**
 * Runs a function in the page. It goes there as text: it uses nothing from outside itself, and what goes in and comes out is JSON.
 * @typedef {<A extends unknown[], R>(work: (...input: A) => R, ...input: A) => Promise<Awaited<R>>} Evaluate
 */

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 640 };
