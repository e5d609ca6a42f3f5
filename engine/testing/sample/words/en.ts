import { counter } from '@belfry/engine/words';
import { catalogue } from './catalogue.js';

const count = counter('en');

export const en = catalogue({
  name: 'Lantern',
  score: 'light',
  refusals: {
    'wrong-lights': ({ expected }) =>
      `fate must give ${count(expected, { one: 'light', other: 'lights' })} that nobody has had`,
    'brightest-stays': () => 'the brightest light stays with its owner',
  },
  actions: { keep: 'keep the light', swap: 'swap the light' },
  figures: { open: 'lights laid open', light: 'light at the end' },
  terms: {
    options: 'options',
    players: 'players',
    phase: 'what is going on',
    deal: 'lights are dealt',
    choose: 'a player decides',
    draw: 'a light is drawn',
    over: 'the end',
    turn: 'on turn',
    hands: 'lights in hand',
    open: 'lights laid open',
    light: 'light',
    lights: 'lights',
    winners: 'winners',
    keep: 'keep',
    swap: 'swap',
  },
});
