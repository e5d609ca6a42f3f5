import { describe, expect, test } from 'vitest';
import { readSeenEntry } from '../rules/index.js';
import {
  ball,
  build,
  deal,
  end,
  hammer,
  type Move,
  play,
  position,
  type SkyscraperMatch,
  stealFloor,
  truck,
} from '../testing/scenario.js';
import { decisionOf } from './decided.js';
import { peopleAt } from './testing/live-board.js';
import { bg } from './words/bg.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { fr } from './words/fr.js';

const said = (match: SkyscraperMatch, ...moves: readonly Move[]): string => {
  play(match, ...moves);
  if (match.due().type !== 'over') throw new Error('not over');
  return en.decided?.(match.see(0), match.seeLog(0), peopleAt(match, 0)) ?? '';
};

describe('what decided the match', () => {
  test('the last floor was stolen', () => {
    const match = position({ hands: ['3', '4'], floors: ['1+8 2+7 4+5', '3+6'], toWin: 4 });
    expect(said(match, stealFloor(0, 1, '6', '3'))).toBe('The last floor decided it: you stole it from Mila.');
  });

  test('who was one floor short was smashed', () => {
    // Mila builds three of four floors, and Anna smashes the third.
    const match = deal(['wrecking-ball 3 6 4 5', '1 8 2 7 3'], '2 6', 4);
    play(match, end(0), build(1, '1', '8'), build(1, '2', '7'), build(1, '3', '6'), end(1));
    play(match, ball(0, 1));
    const log = match.seeLog(0).map(readSeenEntry);
    const won = { ...match.see(0), skyscrapers: [[], []].map(wonBy(4)) };
    expect(decisionOf(won, log)).toEqual({ type: 'lost-top', victim: 1, by: 0, how: 'wrecking-ball', floor: 3 });
  });

  test('nobody ever took a floor from the winner, though others lost some', () => {
    const match = deal(['jackhammer 3 6 4 5', '1 8 2 7 3'], '6 1 2', 4);
    play(match, end(0), build(1, '1', '8'), end(1), hammer(0, 1));
    const won = { ...match.see(0), skyscrapers: [[], []].map(wonBy(4)) };
    expect(decisionOf(won, match.seeLog(0).map(readSeenEntry))).toEqual({ type: 'untouched', winner: 0 });
  });

  test('the truck gave the turn that won', () => {
    const match = position({ hands: ['donut-truck', '4'], floors: ['1+8 2+7 4+5', ''], toWin: 4, pile: '3 6 1 1 2' });
    expect(said(match, truck(0), end(0), build(0, '3', '6'))).toBe(
      'The donut truck decided it: your extra turn was enough.',
    );
  });

  test('it was close, or it was not', () => {
    const close = position({ hands: ['3 6', '4'], floors: ['1+8 2+7 4+5', '1+8 2+7 4+5'], toWin: 4 });
    expect(said(close, build(0, '3', '6'))).toBe('It was close: Mila needed just one more floor when you finished.');
    const clear = position({ hands: ['3 6', '4'], floors: ['1+8 2+7 4+5', ''], toWin: 4 });
    expect(said(clear, build(0, '3', '6'))).toBe('You built 4 floors before anybody else came close.');
  });

  test('nobody could do anything more', () => {
    const match = position({ hands: ['1 1', '4 4'], floors: ['', '2+7'], pile: '', discard: '', turn: 1 });
    expect(said(match, end(1), end(0))).toBe(
      'Nobody could do anything more: with 1 floor Mila has the tallest skyscraper.',
    );
  });

  test('every language has a sentence for it', () => {
    const match = position({ hands: ['3', '4'], floors: ['1+8 2+7 4+5', '3+6'], toWin: 4 });
    play(match, stealFloor(0, 1, '6', '3'));
    for (const [words, sentence] of [
      [de, 'Das letzte Stockwerk war entscheidend: Du hast es Mila geklaut.'],
      [fr, 'Le dernier étage a tout décidé : tu l’as volé à Mila.'],
      [bg, 'Последният етаж реши всичко: ти го открадна от Mila.'],
    ] as const)
      expect(words.decided?.(match.see(0), match.seeLog(0), peopleAt(match, 0))).toBe(sentence);
  });
});

test('whoever shares a victory is addressed with the others', () => {
  const match = position({ hands: ['1 1', '4 4'], floors: ['3+6', '2+7'], pile: '', discard: '', turn: 1 });
  play(match, end(1), end(0));
  const sentences = [en, de, fr, bg].map(words => words.decided?.(match.see(0), match.seeLog(0), peopleAt(match, 0)));
  expect(sentences).toEqual([
    'Nobody could do anything more: with 1 floor you and Mila have the tallest skyscraper.',
    'Niemand konnte mehr etwas tun: Mit einem Stockwerk habt Mila und du das höchste Hochhaus.',
    'Plus personne ne pouvait rien faire\u00a0: avec 1 étage, Mila et toi avez le plus haut gratte-ciel.',
    'Никой не можеше да направи нищо повече: с 1 етаж Mila и ти имате най-високия небостъргач.',
  ]);
});

test('in French somebody else was one floor short', () => {
  const match = deal(['wrecking-ball 3 6 4 5', '1 8 2 7 3'], '2 6', 4);
  play(match, end(0), build(1, '1', '8'), build(1, '2', '7'), build(1, '3', '6'), end(1), ball(0, 1));
  const won = { ...match.see(0), skyscrapers: [[], []].map(wonBy(4)) };
  expect(fr.decided?.(won, match.seeLog(0), peopleAt(match, 0))).toBe(
    'Il ne manquait qu’un étage à Mila, mais tu as démoli l’étage 3.',
  );
});

/** A first house of so many floors. */
const wonBy = (floors: number) => (_: unknown, seat: number) =>
  seat === 0 ? Array.from({ length: floors }, () => ({ value: 3, joker: false, dog: false })) : [];
