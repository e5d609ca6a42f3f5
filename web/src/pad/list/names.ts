/** The names on a new pad: enough of them, and no two alike. */
type NameTrouble = { readonly code: 'missing' } | { readonly code: 'twice'; readonly name: string };

export const trimmed = (names: readonly string[]): readonly string[] => names.map(name => name.trim());

export function troubleWith(names: readonly string[]): NameTrouble | undefined {
  const all = trimmed(names);
  if (all.includes('')) return { code: 'missing' };
  const name = all.find((one, index) => all.findIndex(other => isSame(one, other)) < index);
  return name === undefined ? undefined : { code: 'twice', name };
}

const isSame = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** Puts a known name where one is missing; at the end, if there is room for one more player. */
export function withName(names: readonly string[], name: string, most: number): readonly string[] {
  const free = names.findIndex(other => other.trim() === '');
  if (free >= 0) return names.with(free, name);
  return names.length < most ? [...names, name] : names;
}
