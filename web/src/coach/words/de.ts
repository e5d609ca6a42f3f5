import type { CoachWords } from './catalogue.js';

export const de: CoachWords = {
  label: 'Tipps der Dohle',
  gotIt: 'Verstanden',
  sendAway: 'Die Dohle wegschicken',
  callBack: 'Die Dohle zurückrufen',
  more: 'Die Dohle: mehr',
  less: 'Die Dohle: weniger',
  quiet: 'Ich melde mich, wenn etwas neu für dich ist.',
};
