import { counter } from '@belfry/engine/words';
import { catalogue } from './catalogue.js';

const count = counter('fr');

export const fr = catalogue({
  name: 'Fanal',
  score: 'lumière',
  refusals: {
    'wrong-lights': ({ expected }) =>
      `le hasard doit donner ${count(expected, { one: 'lumière jamais donnée', other: 'lumières jamais données' })}`,
    'brightest-stays': () => 'la lumière la plus vive ne s’échange pas',
  },
  actions: { keep: 'garder sa lumière', swap: 'échanger sa lumière' },
  figures: { open: 'lumières posées', light: 'lumière à la fin' },
  terms: {
    options: 'réglages',
    players: 'nombre de joueurs',
    phase: 'ce qui se passe',
    deal: 'les lumières sont distribuées',
    choose: 'quelqu’un décide',
    draw: 'une lumière est tirée',
    over: 'la partie est finie',
    turn: 'à qui le tour',
    hands: 'lumières en main',
    open: 'lumières posées',
    light: 'lumière',
    lights: 'lumières',
    winners: 'victoire',
    keep: 'garder',
    swap: 'échanger',
  },
});
