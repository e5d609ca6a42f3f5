/** A game's numbered rules, the sources that decide them, and the tests that quote them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const RULE = /^- \*\*\[([a-z]+\.\d+)\]\*\*/gm;
/** A string that opens the arguments of a call and begins with numbers is a title. */
const TITLE_NUMBERS = /\(\s*['`]((?:\[[a-z]+\.\d+\] )+)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;
const NUMBER = /\[([a-z]+\.\d+)\]/g;

const numbersIn = (text: string): string[] => [...text.matchAll(NUMBER)].map(([, number = '']) => number);
const commentsIn = (text: string): string => (text.match(COMMENT) ?? []).join('\n');

/** The rooms in which rules are decided; in the others they are only followed. */
const DECIDES = /^(rules|statics|physics)\//;
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/**
 * Tests that every number of `SPEC.md` is cited by a comment where it is decided and quoted by the title of a test, and that
 * nothing names one that is not there.
 * @param rules the folder of a game's rules and their tests, with `SPEC.md` above it, as a URL
 */
export function describeSpec(rules: string): void {
  const game = new URL('..', rules);
  const read = (file: string): string => readFileSync(new URL(file, game), 'utf8');
  const numbers = [...read('SPEC.md').matchAll(RULE)].map(([, number = '']) => number);
  const files = sourcesIn(game);
  const tests = files.filter(file => file.startsWith('rules/') && isTest(file));
  const quoted = tests.flatMap(file =>
    [...read(file).matchAll(TITLE_NUMBERS)].flatMap(([, head = '']) => numbersIn(head)),
  );
  const deciding = files.filter(file => DECIDES.test(file) && !isTest(file));
  const cited = deciding.flatMap(file => numbersIn(commentsIn(read(file))));

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

    test('every rule is cited by a comment where the source decides it', () => {
      expect(numbers.filter(rule => !cited.includes(rule))).toEqual([]);
    });

    test('no test quotes and no source cites a rule that does not exist', () => {
      const unknown = files.flatMap(file => {
        const named = numbersIn(tests.includes(file) ? read(file) : commentsIn(read(file)));
        return named.filter(number => !numbers.includes(number)).map(number => `${file}: ${number}`);
      });
      expect(unknown).toEqual([]);
    });
  });
}

/** The sources of a game, by their paths in its folder. */
const sourcesIn = (game: URL): string[] =>
  readdirSync(game, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => /\.tsx?$/.test(file) && !/^(dist|node_modules)\//.test(file));
