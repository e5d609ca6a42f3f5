import type { People } from '@belfry/ui';
import { expect, test } from 'vitest';
import { cardOf, type State, type Towers } from '../rules/index.js';
import { checked } from '../testing/scenario.js';
import { decisionOf } from './decided.js';
import { bg } from './words/bg.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { fr } from './words/fr.js';

interface Player {
  readonly towers: Towers;
  readonly torn?: number;
}

/** A match at its end, in which these stand. */
const ended = (...players: readonly Player[]): State => ({
  ...checked(players.length).see(0),
  phase: 'over',
  towers: players.map(({ towers }) => towers),
  tornDown: players.map(({ torn = 0 }) => Array.from({ length: torn }, () => cardOf(0, 1))),
});

const people = (you?: number): People => ({ seats: ['Ana', 'Mila'].map(name => ({ name, isBot: false })), you });
const say = (view: State, words = en, you?: number): string | undefined => words.decided?.(view, [], people(you));

/** 12 points from the sand tower, 6 more from it as the main tower. */
const topped: Player = { towers: [[], [], [], [], [9, 8, 5, 4, 2, 0]] };
const flat: Player = { towers: [[4], [5], [6], [7], [8]] };
const high: Player = { towers: [[15, 14, 12, 11, 10, 9, 8, 7], [], [], [], []] };

test('a top', () => {
  expect(decisionOf(ended(flat, topped))).toEqual({ by: 'topped', seat: 1, tower: 4, points: 12 });
  expect(say(ended(flat, topped))).toBe('The top on Mila’s sand tower decided it: 12 points.');
  expect(say(ended(flat, topped), en, 1)).toBe('The top on your sand tower decided it: 12 points.');
});

test('the main tower', () => {
  const broad: Player = { towers: [[4, 3], [5, 4], [6, 3], [3], [8]] };
  expect(decisionOf(ended(high, broad))).toEqual({ by: 'main', seat: 0, tower: 0, points: 8 });
  expect(say(ended(high, broad))).toBe('Ana’s main tower decided it: the candy tower counted 8 points once more.');
});

test('more cards', () => {
  const broad: Player = {
    towers: [
      [14, 13],
      [7, 6],
      [5, 4],
      [6, 3],
      [3, 2],
    ],
  };
  const narrow: Player = { towers: [[14, 13], [7], [], [], []] };
  expect(decisionOf(ended(broad, narrow))).toEqual({ by: 'plain', seat: 0, than: 1, points: 7 });
  expect(say(ended(broad, narrow), en, 1)).toBe('Ana’s towers without a top decided it: 7 points more than yours.');
});

test('what somebody tore down, if they would have won without', () => {
  expect(decisionOf(ended(topped, { ...flat, torn: 0 }))).toMatchObject({ by: 'topped' });
  const torn = ended(flat, { ...topped, torn: 5 });
  expect(decisionOf(torn)).toEqual({ by: 'torn', seat: 1, points: 15 });
  expect(say(torn)).toBe('Torn-down cards decided it: they cost Mila 15 points.');
});

test('equal points', () => {
  expect(decisionOf(ended(flat, flat))).toEqual({ by: 'nobody', seats: [0, 1], points: 6 });
  expect(say(ended(flat, flat))).toBe('Nobody is ahead: Ana and Mila have 6 points each.');
});

test('of three only the two best count', () => {
  expect(decisionOf(ended(high, topped, flat))).toMatchObject({ by: 'topped', seat: 1 });
});

test('in every language', () => {
  const ends = [ended(flat, topped), ended(flat, { ...topped, torn: 5 }), ended(flat, flat)];
  expect([de, fr, bg].map(words => ends.map(view => say(view, words, 0)))).toEqual([
    [
      'Die Spitze auf dem Sandturm von Mila hat entschieden: 12 Punkte.',
      'Der Abriss hat entschieden: Er kostet Mila 15 Punkte.',
      'Niemand liegt vorn: Ana und Mila haben je 6 Punkte.',
    ],
    [
      'Le sommet de la tour de sable de Mila a tout décidé : 12 points.',
      'Les cartes démolies ont tout décidé : elles coûtent 15 points à Mila.',
      'Personne n’est devant : Ana et Mila sont à égalité avec 6 points.',
    ],
    [
      'Върхът на пясъчната кула реши всичко: 12 точки за Mila.',
      'Съборените карти решиха всичко: струват 15 точки на Mila.',
      'Никой не води: Ana и Mila имат по 6 точки.',
    ],
  ]);
});
