import type { PeopleWords } from './catalogue.js';

export const bg: PeopleWords = {
  figures: {
    fox: 'Лисица',
    cat: 'Котка',
    bear: 'Мечка',
    frog: 'Жаба',
    hare: 'Заек',
    mouse: 'Мишка',
    hedgehog: 'Таралеж',
    badger: 'Язовец',
    snail: 'Охлюв',
    whale: 'Кит',
    ladybird: 'Калинка',
    octopus: 'Октопод',
  },
  yourName: 'Твоето име',
  yourFigure: 'Твоята фигура',
  strength: (level, of) => `Сила ${level} от ${of}`,
  howMany: 'Колко бота?',
  howStrong: 'Колко силни?',
  whoPlays: 'Кой играе?',
  lead: 'После се сменя в настройките.',
  play: 'Играй',
  toTable: 'Към масата',
};
