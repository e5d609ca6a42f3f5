import { counter } from '@belfry/engine/words';
import type { TurmbauerStatsWords } from './catalogue.js';

const count = counter('en');

export const en: TurmbauerStatsWords = {
  mean: 'Mean height',
  most: 'Greatest height',
  figures: {
    tower: 'Tallest tower',
    stones: 'Your stones on the tower per match',
    fallen: 'Stones fallen in your turns',
    collapses: 'Towers you brought down',
  },
  best: {
    title: 'Highest climb',
    tell: ({ height, tower, stones }) =>
      `Up to ${height}, on a tower of ${count(stones.length, { one: 'stone', other: 'stones' })}, ${tower} high.`,
  },
};
