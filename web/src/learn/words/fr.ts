import { counter } from '@belfry/engine/words';
import type { LearnWords } from './catalogue.js';

const count = counter('fr');

export const fr: LearnWords = {
  title: 'Apprendre',
  subtitle: 'Quelques minutes par jeu, avec un essai à chaque étape.',
  games: {
    'five-towers': {
      name: '5 Towers',
      teaches: 'Ce qui va sur quoi, le 8 et le 9, les enchères, la démolition, les points.',
    },
    skyscraper: {
      name: 'Skyscraper',
      teaches: 'Des étages qui font 9, comment les voler, chiens, marteaux, voleurs et gourmandises.',
    },
    turmbauer: { name: 'Turmbauer', teaches: 'Dés et blocs de bois, surplomb, escalade, anneaux, et ce qui tombe.' },
  },
  start: 'Commencer',
  goOn: 'Continuer',
  repeat: 'Recommencer',
  about: (link, game) => `${link} : ${game}`,
  rules: 'Toutes les règles',
  minutes: minutes => count(minutes, { one: 'minute', other: 'minutes' }),
  solved: (done, of) => `réussies : ${done} sur ${of}`,
  lesson: (step, of) => `Leçon ${step} sur ${of}`,
  steps: 'Étapes de ce cours',
  stepSolved: 'réussie',
  again: 'Refaire',
  next: name => `Suite : ${name}`,
  finish: 'Toutes les leçons',
  play: game => `Jouer à ${game}`,
  choices: 'Tes choix',
  right: 'C’est ça !',
  wrong: 'Pas tout à fait.',
  more: 'C’est bien parti.',
  rulesOf: game => `${game} : les règles`,
  rulesSubtitle: 'Toutes les règles, avec nos propres mots.',
  ours: 'notre décision',
  oursMeans:
    'Là où les règles imprimées se taisent ou peuvent se lire de deux façons, Belfry a tranché. Ces points sont signalés. À une vraie table, on peut convenir d’autre chose.',
};
