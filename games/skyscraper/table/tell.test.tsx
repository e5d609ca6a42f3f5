import { SeededRandom, SPECTATOR, type Viewer } from '@belfry/engine';
import { LANGUAGES, type Language } from '@belfry/engine/words';
import { describe, expect, test } from 'vitest';
import type { CardName } from '../rules/index.js';
import {
  ball,
  bone,
  build,
  deal,
  deck,
  end,
  guard,
  hammer,
  type Move,
  play,
  position,
  type SkyscraperMatch,
  shake,
  stealFloor,
  stolen,
  superThief,
  thief,
  truck,
} from '../testing/scenario.js';
import { bg } from './words/bg.js';
import type { TableWords } from './words/catalogue.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { fr } from './words/fr.js';

const WORDS: Readonly<Record<Language, TableWords>> = { en, de, fr, bg };
const VIEWERS = [0, 1, 2, SPECTATOR] as const;

const peopleFor = (viewer: Viewer) => ({
  seats: ['Anna', 'Mila', 'Jonas'].map(name => ({ name, isBot: false })),
  you: viewer === SPECTATOR ? undefined : viewer,
});

const lines = (match: SkyscraperMatch, viewer: Viewer = SPECTATOR, words = en) =>
  words.tell(match.seeLog(viewer), peopleFor(viewer));
const texts = (match: SkyscraperMatch, viewer: Viewer = SPECTATOR, words = en): string[] =>
  lines(match, viewer, words).map(({ text }) => text);

describe('the log in words', () => {
  test('turns have headings, and the cards one draws oneself have names', () => {
    const match = deal(['3 6 1 1 1', '2 2 2 2 4', '7 7 7 7 5'], '8 dog');
    play(match, build(0, '3', '6'), end(0));
    expect(lines(match, 1).map(({ heading, text }) => [heading, text])).toEqual([
      [undefined, 'Everyone is dealt 5 cards.'],
      ['Anna’s turn', 'Anna draws 1 card.'],
      [undefined, 'Anna builds 3 + 6.'],
      ['Your turn', 'You draw: dog.'],
    ]);
  });

  test('each line knows its entry and who did it', () => {
    const match = play(position({ hands: ['3 6 1', '4', '5'], pile: '2 2 4' }), build(0, '3', '6'), end(0));
    expect(lines(match).map(({ entry, seat }) => [entry, seat])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
  });

  test('jokers, thefts of floors, dogs, bones and wrecks', () => {
    const match = position({
      hands: ['3 joker 8 dog bone jackhammer wrecking-ball', '4', '5'],
      floors: ['', '1+8 2+7 3+6', '5+joker* 4+5*'],
      pile: '2 2',
    });
    play(
      match,
      stealFloor(0, 1, '6', '3'),
      build(0, '8', 'joker'),
      guard(0, 1),
      bone(0, 2, 0),
      hammer(0, 1),
      ball(0, 2),
    );
    expect(texts(match, 1)).toEqual([
      'Anna steals your 6 with a 3. Your floor is gone, the 3 is discarded.',
      'Anna builds 8 + joker. The joker stands for 1.',
      'Anna puts a dog at floor 2.',
      'Anna throws a bone: Jonas’s dog leaves floor 1.',
      'Anna drills: your top floor 2 + 7 is gone.',
      'Anna swings the wrecking ball: Jonas’s top floor 4 + 5 and its dog are gone.',
    ]);
  });

  test('milkshakes and the truck', () => {
    const match = position({ hands: ['milkshake donut-truck 1 1 1', '4 4 4', '5 5 5'], pile: '2 2 2' });
    play(match, shake(0, 1), truck(0), end(0), end(0));
    expect(lines(match, 1).map(({ heading, text }) => [heading, text])).toEqual([
      [undefined, 'Anna serves you a milkshake: one turn missed.'],
      [undefined, 'Anna calls the donut truck: Anna plays again after this turn.'],
      ['Anna’s turn', 'The donut truck: Anna plays again, everybody else waits.'],
      [undefined, 'Anna draws 1 card.'],
      ['Your turn', 'You drink a milkshake and miss this turn.'],
      ['Jonas’s turn', 'Jonas draws 1 card.'],
    ]);
  });

  test('who misses a turn misses it under the own heading, not in the turn of somebody else', () => {
    const match = position({ hands: ['milkshake 1 1 1', '4 4 4'], pile: '2 2 2' });
    play(match, shake(0, 1), end(0));
    expect(lines(match).map(({ heading, seat, text }) => [heading, seat, text])).toEqual([
      [undefined, 0, 'Anna serves Mila a milkshake: one turn missed.'],
      ['Mila’s turn', 1, 'Mila drinks a milkshake and misses this turn.'],
      ['Anna’s turn', 0, 'Anna draws 1 card.'],
    ]);
  });

  test('a reshuffle belongs to the turn for which cards were missing', () => {
    const headings = (match: SkyscraperMatch) => lines(match).map(({ heading, text }) => [heading, text]);
    const later = position({ hands: ['1 1 1', '4 4 4'], pile: '', discard: '2 3 6' });
    expect(headings(play(later, end(0), deck('6 3 2')))).toEqual([
      ['Mila’s turn', 'The discard pile is shuffled: 3 cards to draw from again.'],
      [undefined, 'Mila draws 1 card.'],
    ]);
    const sooner = position({ hands: ['1 1', '4 4 4'], pile: '', discard: '2 3 6' });
    expect(headings(play(sooner, end(0), deck('6 3 2'))).slice(-3)).toEqual([
      [undefined, 'The discard pile is shuffled: 3 cards to draw from again.'],
      [undefined, 'Anna draws 1 card.'],
      ['Mila’s turn', 'Mila draws 1 card.'],
    ]);
  });

  test('thieves: the card is named to thief and victim only', () => {
    const match = position({ hands: ['thief super-thief', '4 bone', '5'], pile: '2 2' });
    play(match, thief(0, 1), stolen('bone'), superThief(0), stolen('4'), stolen('5'));
    expect(texts(match, 0)).toEqual([
      'Thief: you take Mila’s bone.',
      'Super thief: you take Mila’s 4.',
      'Super thief: you take Jonas’s 5.',
    ]);
    expect(texts(match, 1)[2]).toBe('Super thief: Anna takes a card from Jonas.');
    expect(texts(match, 1)[0]).toBe('Thief: Anna takes your bone.');
    expect(texts(match)[0]).toBe('Thief: Anna takes a card from Mila.');
  });

  test('reshuffles, idle turns and the end', () => {
    const shuffled = position({ hands: ['1 1', '4 4 4', '5 5 5'], pile: '', discard: '2 3 6' });
    play(shuffled, end(0), deck('6 3 2'));
    expect(texts(shuffled)).toContain('The discard pile is shuffled: 3 cards to draw from again.');
    const idle = position({ hands: ['1 1 1', '4 4 4', '5 5 5'], pile: '', discard: '' });
    play(idle, end(0), end(1), end(2));
    expect(texts(idle).slice(-2)).toEqual([
      'Jonas does nothing.',
      'Nobody did anything for a whole round: the match is over.',
    ]);
    const won = position({ hands: ['3 6', '4', '5'], floors: ['1+8 2+7 4+5'], toWin: 4 });
    expect(texts(play(won, build(0, '3', '6')), 0).at(-1)).toBe('Your skyscraper is finished. You win!');
  });
});

describe.each(LANGUAGES)('in %s', language => {
  const words = WORDS[language];

  test('every kind of entry is told, to everybody', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const match = playedAtRandom(new SeededRandom(seed));
      for (const viewer of VIEWERS)
        for (const text of texts(match, viewer, words)) expect(text).not.toMatch(/undefined|NaN|^\s*$|\s\./);
    }
  });

  test('what is hidden does not show', () => {
    const match = deal(['thief 1 1 1 1', 'wrecking-ball 2 2 2 2', '7 7 7 7 5'], 'super-thief jackhammer donut-truck');
    play(match, thief(0, 1), stolen('wrecking-ball'), end(0), end(1));
    const secrets: readonly CardName[] = ['wrecking-ball', 'jackhammer', 'super-thief', 'donut-truck'];
    const said = texts(match, SPECTATOR, words).join(' ').toLowerCase();
    for (const secret of secrets) expect(said).not.toContain(words.game.cards[secret].toLowerCase());
    const toThief = texts(match, 0, words).join(' ').toLowerCase();
    expect(toThief).toContain(words.game.cards['wrecking-ball'].toLowerCase());
    expect(toThief).not.toContain(words.game.cards.jackhammer.toLowerCase());
  });

  test('prompts, refusals and rulings', () => {
    const match = position({ hands: ['1', '2', '3'] });
    const yours = words.prompt(match.see(0), peopleFor(0));
    const theirs = words.prompt(match.see(1), peopleFor(1));
    // Where a device is passed round, whoever holds it is addressed by name; who replays a match is not.
    const { seats } = peopleFor(0);
    const shared = words.prompt(match.see(0), { seats, you: undefined, isShared: true });
    expect(shared).toContain('Anna');
    expect(shared).not.toBe(theirs);
    expect(words.prompt(match.see(0), { seats, you: undefined })).toBe(theirs);
    expect(yours).not.toContain('Anna');
    expect(theirs).toContain('Anna');
    expect(words.refuse({ code: 'guarded', seat: 1, floor: 0 }, peopleFor(0))).toContain('Mila');
  });
});

test('French has no plain space before high punctuation', () => {
  const said = JSON.stringify([fr.options, fr.board.hints.dog, fr.board.chooseCard, fr.board.endFull(9)]);
  expect(said).not.toMatch(/ [:;?!]/);
});

test('French says from whom before each name', () => {
  const hint = fr.board.hints.floor({
    value: 3,
    needs: 6,
    hasPartner: false,
    hasJoker: false,
    from: ['Mila', 'Jonas'],
  });
  expect(hint).toContain('Vole le 6 à Mila ou à Jonas.');
});

function playedAtRandom(random: SeededRandom): SkyscraperMatch {
  const match = deal(['', '', '']);
  for (let due = match.due(); due.type !== 'over'; due = match.due()) {
    if (due.type === 'chance') match.letFateAnswer(random);
    else play(match, { seat: due.seat, action: match.legal().at(random.below(match.legal().count)) });
  }
  return match;
}

test('big moments are marked: what was stolen or wrecked, the truck, the floor that wins', () => {
  const big = (match: SkyscraperMatch, ...moves: readonly Move[]): readonly string[] =>
    en
      .tell(play(match, ...moves).seeLog(0), { seats: [], you: 0 })
      .filter(({ isBig }) => isBig)
      .map(({ entry }) => `${entry}`);
  const street = position({
    hands: ['jackhammer wrecking-ball donut-truck dog super-thief 3 6 thief', '8 8'],
    floors: ['', '1+8 2+7 4+5'],
    toWin: 4,
  });
  expect(big(street, build(0, '3', '6'), hammer(0, 1), guard(0, 0), ball(0, 1), truck(0))).toEqual(['1', '3', '4']);
  expect(big(street, thief(0, 1), stolen('8'), superThief(0), stolen('8'))).toEqual(['1', '3', '4', '8']);
  const last = position({ hands: ['3 6', '4'], floors: ['1+8 2+7 4+5', ''], toWin: 4 });
  expect(big(last, build(0, '3', '6'))).toEqual(['0']);
});
