/** A name for something new, for addresses too. `randomUUID` would be missing where a page came by plain http. */
export const newId = (length = 10): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), byte => (byte % 32).toString(32)).join('');

/** A name for a wish, that nobody can guess: 130 bits. */
export const newWishId = (): string => newId(26);
