import { counter } from '@belfry/engine/words';
import type { TurmbauerStatsWords } from './catalogue.js';

const count = counter('de');

export const de: TurmbauerStatsWords = {
  mean: 'Höhe im Schnitt',
  most: 'Größte Höhe',
  figures: {
    tower: 'Höchster Turm',
    stones: 'Deine Bausteine im Turm je Partie',
    fallen: 'Bei dir gefallene Bausteine',
    collapses: 'Von dir eingerissene Türme',
  },
  best: {
    title: 'Höchster Aufstieg',
    tell: ({ height, tower, stones }) =>
      `Bis auf ${height}, auf einem Turm aus ${count(stones.length, { one: 'Baustein', other: 'Bausteinen' })}, ${tower} hoch.`,
  },
};
