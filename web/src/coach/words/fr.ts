import type { CoachWords } from './catalogue.js';

export const fr: CoachWords = {
  label: 'Les conseils du choucas',
  gotIt: 'Compris',
  sendAway: 'Renvoyer le choucas',
  callBack: 'Rappeler le choucas',
  more: 'Le choucas : plus',
  less: 'Le choucas : moins',
  quiet: 'Je reprendrai la parole s’il y a du nouveau pour toi.',
};
