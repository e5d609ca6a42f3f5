/** The numbered rules and the tests that quote them: each number has a test, and no test quotes one that is not there. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The numbers of the rules, as they stand in bold at the head of each point. */
const rules = [...read('../SPEC.md').matchAll(/^- \*\*\[([a-z]+\.\d+)\]\*\*/gm)].map(([, number = '']) => number);

const files = readdirSync(new URL('.', import.meta.url)).filter(name => name.endsWith('.test.ts'));

/** A string that opens the arguments of a call and begins with numbers is a title. */
const TITLE_NUMBERS = /\(\s*['`]((?:\[[a-z]+\.\d+\] )+)/g;
const NUMBER = /\[([a-z]+\.\d+)\]/g;

const numbersIn = (text: string): string[] => [...text.matchAll(NUMBER)].map(([, number = '']) => number);
const quoted = files.flatMap(file =>
  [...read(file).matchAll(TITLE_NUMBERS)].flatMap(([, head = '']) => numbersIn(head)),
);

describe('SPEC.md', () => {
  test('has every number once, and they run from 1 in each part', () => {
    const parts = new Map<string, number>();
    for (const rule of rules) {
      const [part = '', number = ''] = rule.split('.');
      const expected = (parts.get(part) ?? 0) + 1;
      expect(`${part}.${number}`).toBe(`${part}.${expected}`);
      parts.set(part, expected);
    }
    expect([...parts.keys()]).toEqual(
      expect.arrayContaining(['cards', 'turn', 'build', 'steal', 'auto', 'win', 'record', 'know']),
    );
  });

  test('every rule is quoted by the title of a test', () => {
    expect(rules.filter(rule => !quoted.includes(rule))).toEqual([]);
  });

  test('no test quotes a rule that does not exist', () => {
    const known = new Set(rules);
    for (const file of files)
      expect({ file, unknown: numbersIn(read(file)).filter(number => !known.has(number)) }).toEqual({
        file,
        unknown: [],
      });
  });
});
