import type { HintWords } from './catalogue.js';

export const bg: HintWords = {
  title: 'Какво би направил соколът?',
  close: 'Затвори',
  thinking: 'Соколът мисли …',
  failed: 'Този път няма съвет.',
  again: 'Питай пак',
  why: 'Защо?',
  chance: 'Твоите шансове',
  chanceHelp: 'Колко често печелиш оттук нататък според сокола, който вижда само това, което виждаш и ти.',
  so: 'Ако направиш така',
  nextBest: way => `Следващото по сила: ${way}`,
  elsewhere: 'Следващото по сила: същото на друго място',
  show: 'Покажи на масата',
};
