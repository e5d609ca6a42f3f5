/** What is worth counting in a match. */
import type { Watch } from '@belfry/engine';
import type { FiveTowers } from './game.js';
import { isTopped } from './towers.js';

export const FIGURES = ['rounds', 'cards', 'tower-tops', 'torn-down'] as const;

export const watch = (): Watch<FiveTowers> => ({
  entry: () => undefined,
  figures: state => ({
    match: { rounds: state.round },
    seats: {
      cards: state.towers.map(towers => towers.reduce((cards, tower) => cards + tower.length, 0)),
      'tower-tops': state.towers.map(towers => towers.filter(isTopped).length),
      'torn-down': state.tornDown.map(cards => cards.length),
    },
  }),
});
