import { counter } from '@belfry/engine/words';
import type { TurmbauerStatsWords } from './catalogue.js';

const count = counter('bg');

export const bg: TurmbauerStatsWords = {
  mean: 'Средна височина',
  most: 'Най-голяма височина',
  figures: {
    tower: 'Най-висока кула',
    stones: 'Твои блокчета в кулата на партия',
    fallen: 'Паднали блокчета в твоите ходове',
    collapses: 'Срутени от теб кули',
  },
  best: {
    title: 'Най-високо изкачване',
    tell: ({ height, tower, stones }) =>
      `До ${height}, върху кула от ${count(stones.length, { one: 'блокче', other: 'блокчета' })} с височина ${tower}.`,
  },
};
