import type { HintWords } from './catalogue.js';

export const de: HintWords = {
  title: 'Was würde der Falke tun?',
  close: 'Schließen',
  thinking: 'Der Falke überlegt …',
  failed: 'Diesmal kam kein Tipp.',
  again: 'Noch einmal fragen',
  why: 'Warum?',
  chance: 'Deine Aussichten',
  chanceHelp: 'Wie oft du von hier aus gewinnst, soweit es der Falke an dem ablesen kann, was du siehst.',
  so: 'Wenn du es so machst',
  nextBest: way => `Nächstbestes: ${way}`,
  elsewhere: 'Nächstbestes: dasselbe an anderer Stelle',
  show: 'Auf dem Tisch zeigen',
};
