/** For tests: what every page must be. */

const VOID = new Set(['meta']);

/** What is wrong with a page: elements that do not end where they should, stray signs, anything that is asked for elsewhere. */
export function pageProblems(page: string): string[] {
  const problems: string[] = [];
  const open: string[] = [];
  for (const [tag, slash, name = '', end] of page.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (end === '/' || VOID.has(name)) continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) problems.push(`${tag} ends what has not begun`);
  }
  problems.push(...open.map(name => `${name} does not end`));
  if (!page.startsWith('<!doctype html>\n')) problems.push('no doctype');
  if (/[<>]/.test(page.replace(/<!doctype html>|<\/?[a-z][^<>]*>/g, ''))) problems.push('a stray < or >');
  if (/<script|<link|<img|\bsrc=|\bhref=|url\(|@import/.test(page)) problems.push('it asks for something');
  if (/NaN|Infinity|undefined/.test(page)) problems.push('a number that is none');
  return problems;
}
