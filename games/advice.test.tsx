// @vitest-environment happy-dom
/** What a good player advises is said in every language, at every moment of a match. */
import { type Advice, type Game, readOptions, SeededRandom } from '@belfry/engine';
import { LANGUAGES, type Language } from '@belfry/engine/words';
import type { AdviceWords, GameAdvice } from '@belfry/ui/hint';
import { renderIn } from '@belfry/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { adviceOf } from './advice.js';
import type { Reason as FiveTowersReason } from './five-towers/bot/advise.js';
import { GAMES } from './index.js';
import type { Reason as SkyscraperReason } from './skyscraper/bot/advise.js';
import type { Reason as TurmbauerReason } from './turmbauer/bot/advise.js';

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
function* moments(game: Game, most: number): Generator<unknown> {
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
type Example<R extends Fact = Fact> = R | { readonly one: R; readonly many: R };

/** For every code there is. */
type Examples<R extends Fact> = { readonly [C in R['code']]: Example<Extract<R, { readonly code: C }>> };

const FIVE_TOWERS: Examples<FiveTowersReason> = {
  'only-way': { code: 'only-way' },
  gains: { one: { code: 'gains', points: 1, instead: 0 }, many: { code: 'gains', points: 7, instead: 0 } },
  tops: { one: { code: 'tops', tower: 2, cards: 1 }, many: { code: 'tops', tower: 2, cards: 6 } },
  locks: { one: { code: 'locks', card: 7, room: 1 }, many: { code: 'locks', card: 7, room: 3 } },
  opens: { code: 'opens', card: 8 },
  main: { one: { code: 'main', tower: 1, cards: 1 }, many: { code: 'main', tower: 1, cards: 5 } },
  'tears-down': {
    one: { code: 'tears-down', card: 4, points: 1 },
    many: { code: 'tears-down', card: 4, points: 3 },
  },
  clears: { one: { code: 'clears', card: 4, points: 1 }, many: { code: 'clears', card: 4, points: 3 } },
  denies: {
    one: { code: 'denies', seat: 1, cards: 1, points: 1 },
    many: { code: 'denies', seat: 1, cards: 3, points: 9 },
  },
  outbids: { code: 'outbids', seat: 2 },
  suffices: { code: 'suffices' },
  spoils: { one: { code: 'spoils', cards: 1 }, many: { code: 'spoils', cards: 4 } },
  'last-round': { code: 'last-round', share: 0.5 },
};

const SKYSCRAPER: Examples<SkyscraperReason> = {
  wins: { code: 'wins' },
  'keeps-alive': { code: 'keeps-alive' },
  stops: { code: 'stops', seat: 1 },
  'gains-floor': { one: { code: 'gains-floor', floors: 1 }, many: { code: 'gains-floor', floors: 3 } },
  'costs-floor': { code: 'costs-floor', seat: 1 },
  knows: { code: 'knows', seat: 2, card: 3 },
  guards: { one: { code: 'guards', cards: 1 }, many: { code: 'guards', cards: 5 } },
  opens: { code: 'opens', seat: 1 },
  'turn-again': { code: 'turn-again' },
  'costs-turn': { code: 'costs-turn', seat: 1 },
  'costs-card': { code: 'costs-card', seat: 2 },
  draws: { one: { code: 'draws', cards: 1 }, many: { code: 'draws', cards: 2 } },
  'makes-room': { code: 'makes-room' },
  keeps: { code: 'keeps', card: 3 },
};

const TURMBAUER: Examples<TurmbauerReason> = {
  climbs: { code: 'climbs', height: 4, than: 3 },
  prepares: { code: 'prepares', height: 6, than: 5 },
  'lifts-other': { code: 'lifts-other', colour: 2, height: 5, than: 4 },
  hinders: { code: 'hinders', colour: 1, height: 2, than: 5 },
  holds: { code: 'holds', falls: 0.02, than: 0.25 },
  'keeps-ring': { code: 'keeps-ring', ring: 'leap' },
  'worth-ring': { code: 'worth-ring', ring: 'trespass' },
  'wastes-less': { code: 'wastes-less', parts: 1, than: 3 },
};

const EXAMPLES = { 'five-towers': FIVE_TOWERS, skyscraper: SKYSCRAPER, turmbauer: TURMBAUER };

/** How it is said, whatever the numbers are. */
const withoutNumbers = (sentence: string): string => sentence.replaceAll(/\d+/g, '…');

describe.each(Object.entries(EXAMPLES))('%s: every reason there is', (id, examples) => {
  test.each(LANGUAGES)('has a sentence in %s, and says one as one and many as many', async language => {
    const advice = await adviceOf(id)?.();
    if (advice === undefined) throw new Error(id);
    const words = await wordsOf(advice, language);
    const say = (reason: Fact): string => words.reason(reason, { view: undefined, people });
    const told = Object.entries(examples).map(([code, example]: [string, Example]) => {
      const sentences = 'one' in example ? [say(example.one), say(example.many)] : [say(example)];
      for (const sentence of sentences) {
        expect(sentence, code).toMatch(/^[\p{Lu}\d].*\.$/u);
        expect(sentence, code).not.toMatch(/undefined|NaN|null/);
      }
      expect(new Set(sentences.map(withoutNumbers)).size, code).toBe(sentences.length);
      return sentences;
    });
    expect(told.flat()).toMatchSnapshot();
  });
});
