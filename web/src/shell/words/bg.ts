import { minus } from '@belfry/ui';
import type { ShellWords } from './catalogue.js';

export const bg: ShellWords = {
  skip: 'Към съдържанието',
  nav: {
    label: 'Главно меню',
    home: 'Belfry, начало',
    play: 'Игра',
    pads: 'Бележник',
    matches: 'Партии',
    learn: 'Уроци',
  },
  back: 'Назад',
  close: 'Затвори',
  language: 'Език',
  toLight: 'Светли цветове',
  toDark: 'Тъмни цветове',
  settings: {
    title: 'Настройки',
    speeds: { slow: 'Спокойно', normal: 'Нормално', fast: 'Бързо', instant: 'Веднага' },
  },
  notFound: { title: 'Тук няма нищо', text: 'Този адрес не води доникъде. Може би партията е изтрита.' },
  guest: 'Гост',
  player: number => `Играч ${number}`,
  bells: ['Глориоза', 'Емануил', 'Сузана', 'Пумерин', 'Бенедикт'],
  birds: {
    fledgling: 'Птиче',
    jackdaw: 'Чавка',
    owl: 'Сова',
    stork: 'Щъркел',
    bird: 'Бот',
    sparrow: 'Врабче',
    falcon: 'Сокол',
    magpie: 'Сврака',
  },
  score: (name, score) => `${name}: ${minus(score)}`,
  yourTurn: 'Ти си на ход',
  turnOf: name => `На ход: ${name}`,
};
