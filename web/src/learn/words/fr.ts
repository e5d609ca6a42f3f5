import { counter } from '@belfry/engine/words';
import type { LearnWords } from './catalogue.js';

const count = counter('fr');

export const fr: LearnWords = {
  title: 'Apprendre',
  subtitle: 'Quelques minutes par jeu, avec un essai à chaque étape.',
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
  wrongAgain: tries => `Essai ${tries} : toujours pas.`,
  more: 'C’est bien parti.',
  rulesOf: game => `${game} : les règles`,
  rulesSubtitle: 'Toutes les règles, avec nos propres mots.',
  ours: 'notre décision',
  oursMeans:
    'Là où les règles imprimées se taisent ou peuvent se lire de deux façons, Belfry a tranché. Ces points sont signalés. À une vraie table, on peut convenir d’autre chose.',
};
