import { counter } from '@belfry/engine/words';
import type { ArenaWords } from './catalogue.js';

const count = counter('bg');

export const bg: ArenaWords = {
  title: ({ game, players, deals, orders, matches, seed }) =>
    `${game}, ${players} играчи: ${count(deals, { one: 'раздаване', other: 'раздавания' })} × ${count(orders, { one: 'подредба на местата', other: 'подредби на местата' })} = ${count(matches, { one: 'партия', other: 'партии' })}, начално число ${seed}`,
  bot: 'бот',
  wins: 'победи (95% интервал)',
  rating: 'рейтинг',
  median: 'ms, медиана',
  slowest: 'ms, 99 от 100',
  ahead: 'завършва преди',
  idleEnds: share => `Партии, които са свършили, защото никой вече не е напредвал: ${share}.`,
  note: equalShare =>
    `Ако всички бяха еднакво силни, всеки щеше да печели ${equalShare}. Споделена победа се брои на равни части. Интервалите са по раздавания и са верни 19 пъти от 20. Времената са за решения с повече от едно позволено действие.`,
  goesOn: deals =>
    `продължава се: ${count(deals, { one: 'раздаване вече е изиграно', other: 'раздавания вече са изиграни' })}`,
  fault: {
    illegal: ({ action, refusal }) => `този бот направи нещо непозволено (${refusal}): ${JSON.stringify(action)}`,
    malformed: ({ line }) => `този бот отговори с нещо, което не е действие: ${line}`,
    late: ({ seconds }) => `този бот не отговори за ${count(seconds, { one: 'секунда', other: 'секунди' })}`,
    ended: ({ status, complaint }) =>
      `този бот спря, докато беше нужен (${status})${complaint === '' ? '' : `: ${complaint}`}`,
    'not-started': ({ reason }) => `този бот не може да бъде стартиран: ${reason}`,
  },
};
