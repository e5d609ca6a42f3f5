/** A game's numbered rules and the tests that quote them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const RULE = /^- \*\*\[([a-z]+\.\d+)\]\*\*/gm;
/** A string that opens the arguments of a call and begins with numbers is a title. */
const TITLE_NUMBERS = /\(\s*['`]((?:\[[a-z]+\.\d+\] )+)/g;
const NUMBER = /\[([a-z]+\.\d+)\]/g;

const numbersIn = (text: string): string[] => [...text.matchAll(NUMBER)].map(([, number = '']) => number);

/**
 * Tests that every number of `SPEC.md` is quoted by the title of a test, and that no test quotes one that is not there.
 * @param rules the folder of a game's rules and their tests, with `SPEC.md` above it, as a URL
 */
export function describeSpec(rules: string): void {
  const read = (path: string): string => readFileSync(new URL(path, rules), 'utf8');
  const numbers = [...read('../SPEC.md').matchAll(RULE)].map(([, number = '']) => number);
  const files = readdirSync(new URL('.', rules)).filter(name => name.endsWith('.test.ts'));
  const quoted = files.flatMap(file =>
    [...read(file).matchAll(TITLE_NUMBERS)].flatMap(([, head = '']) => numbersIn(head)),
  );

  describe('SPEC.md', () => {
    test('has every number once, and they run from 1 in each part', () => {
      expect(numbers.length).toBeGreaterThan(0);
      const parts = new Map<string, number>();
      for (const rule of numbers) {
        const [part = ''] = rule.split('.');
        const expected = (parts.get(part) ?? 0) + 1;
        expect(rule).toBe(`${part}.${expected}`);
        parts.set(part, expected);
      }
    });

    test('every rule is quoted by the title of a test', () => {
      expect(numbers.filter(rule => !quoted.includes(rule))).toEqual([]);
    });

    test('no test quotes a rule that does not exist', () => {
      for (const file of files)
        expect({ file, unknown: numbersIn(read(file)).filter(number => !numbers.includes(number)) }).toEqual({
          file,
          unknown: [],
        });
    });
  });
}
