/**
 * Values on their way to the thread that writes, as one text and one list of numbers: those travel in a fraction of the time that a
 * list takes in which texts and numbers are mixed.
 *
 * Plain JavaScript: the file is the same in the sources and in what is built from them.
 */

/** @import { Value } from './driver.js' */

/**
 * In `numbers` each value after the other: what it is, and then the number itself, or how much of `text` is its own.
 * @typedef {{ readonly numbers: Float64Array, readonly text: string }} Parcel
 */

const NULL = 0;
const NUMBER = 1;
const TEXT = 2;

/** @param {readonly Value[]} values @returns {Parcel} */
export function parcelOf(values) {
  /** @type {number[]} */
  const numbers = [];
  /** @type {string[]} */
  const texts = [];
  for (const value of values) {
    if (typeof value === 'string') {
      numbers.push(TEXT, value.length);
      texts.push(value);
    } else if (value === null) numbers.push(NULL);
    else numbers.push(NUMBER, value);
  }
  return { numbers: Float64Array.from(numbers), text: texts.join('') };
}

/** @param {Parcel} parcel @returns {Value[]} */
export function valuesIn({ numbers, text }) {
  /** @type {Value[]} */
  const values = [];
  let begin = 0;
  for (let at = 0; at < numbers.length; at++) {
    const kind = numbers[at];
    if (kind === NULL) {
      values.push(null);
      continue;
    }
    const value = Number(numbers[++at]);
    if (kind === NUMBER) values.push(value);
    else {
      values.push(text.slice(begin, begin + value));
      begin += value;
    }
  }
  return values;
}
