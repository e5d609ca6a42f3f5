/** Inside a sentence: an article is not large there. */
export const low = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);
