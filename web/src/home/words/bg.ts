import { counter } from '@belfry/engine/words';
import type { HomeWords } from './catalogue.js';

const count = counter('bg');

export const bg: HomeWords = {
  title: 'Колко високо ще строим?',
  friends: { go: 'Играй с приятели', how: 'Прати връзка. Без регистрация.', shortly: 'с връзка, без акаунт' },
  code: { field: 'Код на маса', go: 'Влез', how: 'с код' },
  noServer: {
    title: 'Няма достъпен сървър',
    text: 'На това устройство всичко работи както винаги. Продължаваме да търсим.',
    one: 'Играйте на едно устройство',
    how: 'от ръка на ръка',
  },
  players: (min, max) => `${min}–${max} играчи`,
  play: 'Играй',
  againstBots: 'срещу ботове',
  starting: 'Подреждаме масата…',
  passAndPlay: 'На едно устройство',
  passLabel: game => `На едно устройство: ${game}`,
  withFriends: 'С приятели',
  friendsLabel: game => `С приятели: ${game}`,
  learn: 'Уроци',
  learnLabel: game => `Уроци: ${game}`,
  pad: 'Бележник',
  padLabel: game => `Бележник за ${game}`,
  noTable: 'Засега ти трябва кутията: масата тук още се строи.',
  continue: 'Продължи',
  continueLabel: game => `Продължи ${game}`,
  moreRunning: n => count(n, { one: 'друга партия чака', other: 'други партии чакат' }),
  welcome: {
    title: 'За първи път тук?',
    text: 'Чавката живее в камбанарията и познава всяка кула. Тя сяда до теб и ти помага, докато играеш.',
    how: 'Покажи ми',
    show: game => `Покажи ми: ${game}`,
    lessons: 'Всички уроци',
  },
  again: { title: 'Още веднъж?', go: 'Играй пак', label: game => `Играй пак: ${game}` },
  against: (bots, game) => `${bots}: избери колко бота и колко силни, ${game}`,
  box: {
    title: 'Имаш кутията вкъщи?',
    text: 'Бележникът смята точките, докато се играе с истински карти и блокчета.',
    go: 'Отвори бележника',
  },
  past: 'Изиграни партии',
  stats: 'Статистика',
  all: n => `Всички (${n})`,
  nonePast: 'Още няма. Изиграните партии ще можеш да гледаш отново тук.',
  wonBy: names => `Победа: ${names}`,
};
