import { counter } from '@belfry/engine/words';
import { catalogue } from './catalogue.js';

const count = counter('bg');

export const bg = catalogue({
  name: 'Фенер',
  score: 'светлина',
  refusals: {
    'wrong-lights': ({ expected }) =>
      `съдбата трябва да даде ${count(expected, { one: 'светлина, която', other: 'светлини, които' })} никой още не е имал`,
    'brightest-stays': () => 'най-ярката светлина не се сменя',
  },
  actions: { keep: 'запазване на светлината', swap: 'смяна на светлината' },
  figures: { open: 'открити светлини', light: 'светлина накрая' },
  terms: {
    options: 'настройки',
    players: 'брой играчи',
    phase: 'какво се случва',
    deal: 'светлините се раздават',
    choose: 'някой решава',
    draw: 'тегли се светлина',
    over: 'край на играта',
    turn: 'на ход',
    hands: 'светлини в ръка',
    open: 'открити светлини',
    light: 'светлина',
    lights: 'светлини',
    winners: 'победа',
    keep: 'запазване',
    swap: 'смяна',
  },
});
