import { counter } from '@belfry/engine/words';
import type { LearnWords } from './catalogue.js';

const count = counter('bg');

export const bg: LearnWords = {
  title: 'Уроци',
  subtitle: 'По няколко минути на игра; на всяка стъпка има какво да опиташ.',
  start: 'Започни',
  goOn: 'Продължи',
  repeat: 'Още веднъж',
  about: (link, game) => `${link}: ${game}`,
  rules: 'Всички правила',
  minutes: minutes => count(minutes, { one: 'минута', other: 'минути' }),
  solved: (done, of) => `решени ${done} от ${of}`,
  lesson: (step, of) => `Урок ${step} от ${of}`,
  steps: 'Стъпки на този курс',
  stepSolved: 'решено',
  again: 'Отново',
  next: name => `Напред: ${name}`,
  finish: 'Към всички уроци',
  play: game => `Играй ${game}`,
  choices: 'Възможности за избор',
  right: 'Точно така!',
  wrong: 'Не съвсем.',
  wrongAgain: tries => `Опит ${tries}: още не.`,
  more: 'Дотук добре.',
  rulesOf: game => `${game}: правилата`,
  rulesSubtitle: 'Всичко, с наши думи.',
  ours: 'наше решение',
  oursMeans:
    'Където отпечатаните правила мълчат или могат да се разберат по два начина, Belfry е взел решение. Тези точки са отбелязани. На истинска маса може да се уговори и друго.',
};
