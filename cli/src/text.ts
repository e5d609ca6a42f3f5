/** Text from outside, made fit to be shown. */

const LONGEST = 500;

/** One line, not too long, without anything that a terminal would obey or that turns the line round. */
export function shown(text: string): string {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
  if (line.length <= LONGEST) return line;
  // No character is cut in two.
  return `${line.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** JSON for programs, which a person may see too: what a terminal would obey is escaped, and means the same. */
export const plainJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, character =>
    Array.from({ length: character.length }, (_, unit) => escaped(character.charCodeAt(unit))).join(''),
  );

const escaped = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`;
