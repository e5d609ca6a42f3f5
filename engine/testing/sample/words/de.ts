import { counter } from '@belfry/engine/words';
import { catalogue } from './catalogue.js';

const count = counter('de');

export const de = catalogue({
  name: 'Laterne',
  score: 'Licht',
  refusals: {
    'wrong-lights': ({ expected }) =>
      `das Schicksal muss ${count(expected, { one: 'Licht geben, das', other: 'Lichter geben, die' })} noch niemand hatte`,
    'brightest-stays': () => 'das hellste Licht wird nicht getauscht',
  },
  actions: { keep: 'Licht behalten', swap: 'Licht tauschen' },
  figures: { open: 'offen abgelegte Lichter', light: 'Licht am Ende' },
  terms: {
    options: 'Einstellungen',
    players: 'Mitspielende',
    phase: 'was gerade geschieht',
    deal: 'die Lichter werden verteilt',
    choose: 'jemand entscheidet',
    draw: 'ein Licht wird gezogen',
    over: 'das Spiel ist aus',
    turn: 'am Zug',
    hands: 'Lichter auf der Hand',
    open: 'offen abgelegte Lichter',
    light: 'Licht',
    lights: 'Lichter',
    winners: 'gewonnen',
    keep: 'behalten',
    swap: 'tauschen',
  },
});
