/** What holds for the words of every game. */
import { at, type Game, type GameTypes, isSeatEntry } from '@belfry/engine';
import { type ByLanguage, engineWords, type GameWords, LANGUAGES } from '@belfry/engine/words';
import { describe, expect, test } from 'vitest';
import { randomMatch } from './places.js';
import { allOptions, viewersOf } from './walk.js';

/** One refusal of each kind. */
export type OneOfEach<Refusal extends { readonly code: string }> = {
  readonly [Code in Refusal['code']]: Extract<Refusal, { readonly code: Code }>;
};

export interface Worded<T extends GameTypes, W extends GameWords<T>> {
  readonly words: ByLanguage<W>;
  readonly refusals: OneOfEach<T['Refusal']>;
  /** Others that have a sentence of their own. */
  readonly more?: readonly T['Refusal'][];
  /** What the sentence for a refusal has to contain; its numbers, if nothing is said. */
  readonly facts?: (refusal: T['Refusal'], words: W) => readonly string[];
}

/** Tests that all a game can refuse, and all it names, has words of its own in every language. */
export function describeWords<T extends GameTypes, W extends GameWords<T>>(
  game: Game<T>,
  { words, refusals, more = [], facts = numbersIn }: Worded<T, W>,
): void {
  const all: readonly T['Refusal'][] = [...Object.values<T['Refusal']>(refusals), ...more];
  const names = namesIn(game);

  describe.each(LANGUAGES)(`${game.id} in %s`, language => {
    const spoken = words[language];

    test.each(all)('words the refusal $code', refusal => {
      const text = spoken.explain(refusal);
      expect(text).not.toMatch(/undefined|null|NaN|\?|\[object/);
      expect(text).not.toMatch(/ [:;!]/);
      expect(text.length).toBeGreaterThan(10);
      for (const fact of facts(refusal, spoken)) expect(text).toContain(fact);
    });

    test('says something else for every refusal', () => {
      const texts = all.map(refusal => spoken.explain(refusal));
      expect(new Set(texts).size).toBe(texts.length);
    });

    test('names itself, its score, and every action and figure differently', () => {
      for (const name of [spoken.name, spoken.score]) expect(name).toMatch(/\p{L}/u);
      expect(Object.keys(spoken.actions)).toEqual(expect.arrayContaining(names.actions));
      expect(Object.keys(spoken.figures).toSorted()).toEqual(names.figures);
      for (const texts of [Object.values(spoken.actions), Object.values(spoken.figures)]) {
        expect(new Set(texts).size).toBe(texts.length);
        for (const text of texts) expect(text).toMatch(/\p{L}/u);
      }
    });

    test('if it has terms, has one for every name that stands in its states, entries and results', () => {
      const { terms } = spoken;
      const missing = terms === undefined ? [] : names.terms.filter(name => !Object.hasOwn(terms, name));
      expect(missing, `terms.${language} lacks`).toEqual([]);
    });
  });

  test('no language says what another says', () => {
    for (const refusal of all) {
      const texts = LANGUAGES.map(language => words[language].explain(refusal));
      expect(new Set(texts).size).toBe(LANGUAGES.length);
    }
  });

  test('French has no break before a colon', () => {
    const { fr } = words;
    const texts = [...all.map(refusal => fr.explain(refusal)), ...Object.values(fr.figures)];
    for (const text of texts) expect(text).not.toMatch(/[^\u00A0][:;?!]/);
  });

  test('no refusal has a code of the engine’s own', () => {
    for (const code of [...Object.keys(engineWords.en.refusal), 'malformed'])
      expect(refusals).not.toHaveProperty([code]);
  });
}

const numbersIn = (refusal: object): string[] =>
  Object.values(refusal).flatMap((fact: unknown) => (typeof fact === 'number' ? String(fact) : []));

/** What has a name in random matches of a game, one with each choice of options. */
function namesIn(game: Game) {
  const [actions, figures, terms] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const [seed, options] of allOptions(game).entries()) {
    const match = randomMatch(game, { options, seed, far: 1 });
    for (const entry of match.log) {
      if (isSeatEntry(entry)) actions.add(entry.action.type);
      collectTerms(isSeatEntry(entry) ? game.actions.write(entry.action) : game.chances.write(entry), terms);
    }
    for (const viewer of viewersOf(options)) collectTerms(match.seeLog(viewer), terms);
    for (const state of match.truth(0, match.log.length)) collectTerms(state, terms);
    const due = match.due();
    if (due.type === 'over') collectTerms(due.result, terms);
    const counted = game.watch().figures(at(match.truth(), 0));
    for (const name of Object.keys({ ...counted.match, ...counted.seats })) figures.add(name);
  }
  return { actions: [...actions], figures: [...figures].toSorted(), terms: [...terms] };
}

/** Keys that say who did it, and which action or chance it is: screens have words for these. */
const KNOWN_KEYS = ['seat', 'action', 'type', 'chance'];

/** Keys and texts. */
function collectTerms(value: unknown, terms: Set<string>): void {
  if (typeof value === 'string') terms.add(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (!Array.isArray(value) && !KNOWN_KEYS.includes(key)) terms.add(key);
    collectTerms(part, terms);
  }
}
