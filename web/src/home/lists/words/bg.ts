import { counter } from '@belfry/engine/words';
import type { ListWords } from './catalogue.js';

const count = counter('bg');
const list = new Intl.ListFormat('bg');

export const bg: ListWords = {
  title: 'Твоите маси',
  goOn: 'Продължи',
  // Before words that begin like it, the preposition is longer.
  gameWith: (game, names) => `${game} ${/^[сз]/i.test(names) ? 'със' : 'с'} ${names}`,
  onThisDevice: game => `${game}, на това устройство`,
  waitsForPlayers: 'Чака играчи',
  readyToStart: 'Всички са тук',
  waitsThere: 'чака те на сървъра',
  keptThere: 'Каквото е на сървъра, се пази там и ще се върне с него.',
  more: n => count(n, { one: 'друга', other: 'други' }),
  openTables: 'Отворени маси',
  noOpenTables: 'Сега няма отворена маса. Твоята може да е първата.',
  hereNow: 'Тук са сега',
  people: n => count(n, { one: 'човек', other: 'души' }),
  nobodyElse: 'Сега тук няма никой друг.',
  isFree: 'не играе',
  plays: game => `играе ${game}`,
  watch: 'Гледай',
  watchLabel: name => `Гледай: ${name}`,
  areHere: (names, others) => {
    const all = others === 0 ? names : [...names, `още ${others}`];
    return `Тук ${names.length + others === 1 ? 'е' : 'са'} ${list.format(all)}`;
  },
};
