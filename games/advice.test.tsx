// @vitest-environment happy-dom
/** What a good player advises is said in every language, at every moment of a match. */
import { type Advice, type Game, readOptions, SeededRandom } from '@belfry/engine';
import { LANGUAGES, type Language } from '@belfry/engine/words';
import type { AdviceWords, GameAdvice } from '@belfry/ui/hint';
import { renderIn } from '@belfry/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { adviceOf } from './advice.js';
import { GAMES } from './index.js';

afterEach(cleanup);

const ADVISED = GAMES.filter(({ id }) => adviceOf(id) !== undefined);
const NAMES = ['Anna', 'Mila', 'Jonas'];
const people = { seats: NAMES.map(name => ({ name, isBot: false })), you: 0 };

async function wordsOf(advice: GameAdvice, language: Language): Promise<AdviceWords> {
  let words: AdviceWords | undefined;
  const Reader = () => {
    words = advice.useWords();
    return <h1>{language}</h1>;
  };
  await renderIn(language, <Reader />);
  await screen.findByRole('heading');
  if (words === undefined) throw new Error('no words');
  return words;
}

type Advise = (input: { readonly state: unknown }) => Advice | Promise<Advice>;

/** Every second moment of a match that is played by chance: what those who decide see. */
function* moments(game: Game, most: number): Generator {
  const random = new SeededRandom(5);
  const options = readOptions(game, { players: NAMES.length });
  if (!options.ok) throw new Error(options.error.code);
  const state = game.start(options.value);
  for (let count = 0; count < most; ) {
    const due = game.due(state);
    if (due.type === 'over') return;
    if (due.type === 'chance') game.applyChance(state, game.fate(state, random));
    else {
      const view = game.see(state, due.seat);
      if (count % 2 === 0) yield view;
      const legal = game.legal(view);
      game.applyAction(state, legal.at(random.below(legal.count)));
      count++;
    }
  }
}

test('all three games advise', () => {
  expect(ADVISED.map(({ id }) => id)).toEqual(expect.arrayContaining(['five-towers', 'skyscraper', 'turmbauer']));
  expect(adviceOf('night-watch')).toBeUndefined();
});

describe.each(ADVISED)('$id', ({ id, play }) => {
  test('every way and every reason has a sentence, in every language', async () => {
    const { rules, load, works, idleFigure } = await play();
    const game = (await load?.()) ?? rules;
    const advise = (await works?.())?.['advise'] as Advise;
    const told: { readonly view: unknown; readonly advice: Advice }[] = [];
    for (const view of moments(game, 12)) told.push({ view, advice: await advise({ state: view }) });
    const advice = await adviceOf(id)?.();
    if (advice === undefined) throw new Error(id);
    for (const language of LANGUAGES) {
      const words = await wordsOf(advice, language);
      for (const { view, advice: given } of told) {
        const moment = { view, people };
        for (const { action, values } of given.ways) {
          expect(words.way(action, moment)).toMatch(/^\p{Lu}.*\.$/u);
          // Where a match can die down, some of the victory is nobody's.
          const shared = values.reduce((sum, share) => sum + share, 0);
          if (idleFigure === undefined) expect(shared).toBeCloseTo(1, 5);
          else expect(shared).toBeLessThanOrEqual(1 + 1e-9);
          expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
        }
        for (const reason of given.reasons) {
          expect(words.reason(reason, moment)).toMatch(/^[\p{Lu}\d].*\.$/u);
          expect(words.reason(reason, moment)).not.toMatch(/undefined|NaN|null/);
        }
      }
    }
  });
});

interface Fact {
  readonly code: string;
}

/** Something to tell; where things are counted, of one of them and of many. */
type Example = Fact | { readonly one: Fact; readonly many: Fact };

/** Of every code that a game has. */
const EXAMPLES = import.meta.glob<Readonly<Record<string, Example>>>('./*/advice/examples.ts', { import: 'examples' });

/** How it is said, whatever the numbers are. */
const withoutNumbers = (sentence: string): string => sentence.replaceAll(/\d+/g, '…');

describe.each(ADVISED)('$id: every reason there is', ({ id }) => {
  test.each(LANGUAGES)('has a sentence in %s, and says one as one and many as many', async language => {
    const advice = await adviceOf(id)?.();
    const examples = await EXAMPLES[`./${id}/advice/examples.ts`]?.();
    if (advice === undefined || examples === undefined) throw new Error(id);
    const words = await wordsOf(advice, language);
    const say = (reason: Fact): string => words.reason(reason, { view: undefined, people });
    const told: string[] = [];
    for (const [code, example] of Object.entries(examples)) {
      const sentences = 'one' in example ? [say(example.one), say(example.many)] : [say(example)];
      if (new Set(sentences.map(withoutNumbers)).size < sentences.length)
        expect.fail(`${code}: ${sentences.join(' ')}`);
      told.push(...sentences);
    }
    for (const sentence of told) {
      expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(sentence).not.toMatch(/undefined|NaN|null/);
    }
    await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`${id}/advice/told/${language}.txt`);
  });
});
