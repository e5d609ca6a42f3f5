import { Match } from '@belfry/engine';
import { type Lantern, sampleGame, sampleWords } from '@belfry/engine/testing';
import { describe, expect, test } from 'vitest';
import { speechOf } from './speech.js';
import { promptOf, tellLog } from './tell.js';
import { bg } from './words/bg.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { fr } from './words/fr.js';

const CATALOGUES = { en, de, fr, bg };
const seats = ['Ada', 'Ben'].map(name => ({ name, isBot: false }));
const PEOPLE = { seats, you: 0 };

function played(): Match<Lantern> {
  const match = new Match<Lantern>(sampleGame, { players: 2 }, ['Ada', 'Ben']);
  match.play({ chance: 'deal', lights: [3, 7] });
  match.play({ seat: 0, action: { type: 'swap' } });
  match.play({ chance: 'draw', light: 5 });
  return match;
}

describe('any value in words', () => {
  const say = speechOf('en', { ...sampleWords.en, terms: { sand: 'sandstone' } }, en);

  test.each([
    ['topFloor', 'top floor'],
    ['wrecking-ball', 'wrecking ball'],
    ['cards_left2', 'cards left2'],
    ['sand', 'sandstone'],
    ['Two words, and more', 'Two words, and more'],
    ['♠7', '♠7'],
  ])('the name %s is %s', (name, expected) => {
    expect(say.term(name)).toBe(expected);
  });

  test.each([
    [null, 'hidden'],
    [-3, '−3'],
    [true, 'yes'],
    [[], 'none'],
    [[1, ['sand', null]], '1, (sandstone, hidden)'],
    [{ seat: 1, card: 'sand', floor: { value: 2 } }, 'seat Ben, card sandstone, floor (value 2)'],
  ])('%j is told as: %s', (value, expected) => {
    expect(say.line(value, PEOPLE)).toBe(expected);
  });

  test.each([
    [{ type: 'keep' }, ''],
    [{ type: 'bid', count: 3 }, '3'],
    [{ type: 'serve', seat: 0 }, 'You'],
    [{ type: 'place', cards: ['sand', 7] }, 'sandstone, 7'],
    [{ type: 'steal', from: 1, card: 'sand' }, 'from 1, card sandstone'],
  ])('the action %j is told apart by: %s', (action, expected) => {
    expect(say.details(action, PEOPLE)).toBe(expected);
  });
});

describe.each(['en', 'de', 'fr', 'bg'] as const)('in %s', language => {
  const words = CATALOGUES[language];
  const game = sampleWords[language];
  const say = speechOf(language, game, words);

  test('the log tells who did what, and what fate did', () => {
    const lines = tellLog(played().seeLog(0), PEOPLE, say);
    expect(lines.map(({ entry, seat }) => [entry, seat])).toEqual([
      [0, undefined],
      [1, 0],
      [2, undefined],
    ]);
    expect(lines.map(({ text }) => text)).toEqual([
      `${say.capital(game.terms['deal'])} (${game.terms['light']} 3).`,
      `${words.you}: ${game.actions['swap']}.`,
      `${say.capital(game.terms['draw'])} (${game.terms['light']} 5).`,
    ]);
  });

  test('what others may not know is not in their log', () => {
    expect(tellLog(played().seeLog('spectator'), PEOPLE, say).at(-1)?.text).toBe(`${say.capital(game.terms['draw'])}.`);
  });

  test('the prompt says whose turn it is, to them or of them', () => {
    const match = played();
    const prompt = (people: Parameters<typeof promptOf>[2]) => promptOf(sampleGame, match.see(0), people, words, say);
    expect(prompt(PEOPLE)).toBe(words.turnOf('Ben'));
    expect(prompt({ seats, you: 1 })).toBe(words.yourTurn(undefined));
    expect(prompt({ seats, you: undefined, isShared: true })).toBe(words.yourTurn('Ben'));
    match.play({ seat: 1, action: { type: 'swap' } });
    expect(prompt(PEOPLE)).toBe(`${say.capital(game.terms['draw'])}.`);
    match.play({ chance: 'draw', light: 9 });
    expect(prompt(PEOPLE)).toBe(words.over);
  });
});
