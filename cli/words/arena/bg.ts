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
  page: {
    title: game => `${game} на арената`,
    standings: 'Класиране',
    wins: 'Победи',
    winsNote: 'Дял от победите и къде е истинският дял в 19 от 20 случая. С пунктир: равен дял за всички.',
    ratings: 'Рейтинг',
    ratingsNote: 'Сила според изхода на партиите и колко сигурен е самият метод (openskill). Всички започват с 25.',
    times: 'Време за едно решение',
    timesNote:
      'Милисекунди, при всяка черта десет пъти повече. Точката е медианата; 99 от 100 решения са вляво от края на линията.',
    scores: 'Резултати',
    scoresNote: score => `Колко пъти е постигнат всеки резултат: ${score}.`,
    ahead: 'Кой завършва преди кого',
    aheadNote: 'Колко често ботът от реда завършва преди бота от колоната. Равенството се брои за половина.',
    command: 'За да се изиграе отново:',
  },
  fault: {
    illegal: ({ action, refusal }) => `този бот направи нещо непозволено (${refusal}): ${JSON.stringify(action)}`,
    malformed: ({ line }) => `този бот отговори с нещо, което не е действие: ${line}`,
    late: ({ seconds }) => `този бот не отговори за ${count(seconds, { one: 'секунда', other: 'секунди' })}`,
    ended: ({ status, complaint }) =>
      `този бот спря, докато беше нужен (${status})${complaint === '' ? '' : `: ${complaint}`}`,
    'not-started': ({ reason }) => `този бот не може да бъде стартиран: ${reason}`,
  },
};
