/** A line of the log as a sentence: some have no stop. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
