/** What cannot be seen but changes what is: controls, marks of direction, halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Text from outside as it may be shown to others: one line, nothing hidden in it. */
export const cleanText = (text: string): string => text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
