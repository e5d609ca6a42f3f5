/**
 * A numbered set: so many things, and the one with each number.
 *
 * A game may count its legal actions, and make just the one that was picked, without ever listing them all.
 * That is what makes random play fast, and it is exact: each number stands for one action, so a uniform number
 * is a uniform action.
 */
export interface Choices<T, State = never> {
  readonly count: number;
  /** The choice with this number, `0 ≤ index < count`. The same number always gives the same choice. */
  at(index: number): T;
  /**
   * Applies the action with this number to the state whose choices these are, without making the action. The choices are used up
   * by it. Only where that is much faster.
   */
  take?(state: State, index: number): void;
}

/** The choices of a list. */
export const choicesOf = <T>(items: readonly T[]): Choices<T> => ({
  count: items.length,
  at: index => at(items, index),
});

/** Every choice, in order. */
export const listChoices = <T>(choices: Choices<T>): T[] =>
  Array.from({ length: choices.count }, (_, index) => choices.at(index));

/** The item at an index that must be there. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item ${index} of ${items.length}`);
  return item;
}
