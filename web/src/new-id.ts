/** A name for something new, for addresses too. `randomUUID` would be missing where a page came by plain http. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), byte => (byte % 32).toString(32)).join('');
