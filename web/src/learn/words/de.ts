import { counter } from '@belfry/engine/words';
import type { LearnWords } from './catalogue.js';

const count = counter('de');

export const de: LearnWords = {
  title: 'Lernen',
  subtitle: 'Jeweils ein paar Minuten, und bei jedem Schritt gibt es etwas zu probieren.',
  start: 'Los geht’s',
  goOn: 'Weiter',
  repeat: 'Noch einmal',
  about: (link, game) => `${link}: ${game}`,
  rules: 'Alle Regeln',
  minutes: minutes => count(minutes, { one: 'Minute', other: 'Minuten' }),
  solved: (done, of) => `${done} von ${of} gelöst`,
  lesson: (step, of) => `Lektion ${step} von ${of}`,
  steps: 'Schritte dieses Kurses',
  stepSolved: 'gelöst',
  again: 'Noch mal',
  next: name => `Weiter: ${name}`,
  finish: 'Zu allen Lektionen',
  play: game => `${game} spielen`,
  choices: 'Deine Auswahl',
  right: 'Genau!',
  wrong: 'Nicht ganz.',
  wrongAgain: tries => `Versuch ${tries}: noch nicht.`,
  more: 'So weit, so gut.',
  rulesOf: game => `${game}: die Regeln`,
  rulesSubtitle: 'Alles, in unseren eigenen Worten.',
  ours: 'unsere Regelung',
  oursMeans:
    'Wo die gedruckten Regeln schweigen oder sich auf zwei Arten lesen lassen, hat Belfry entschieden. Diese Punkte sind gekennzeichnet. An eurem eigenen Tisch dürft ihr etwas anderes vereinbaren.',
};
