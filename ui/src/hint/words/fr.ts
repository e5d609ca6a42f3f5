import type { HintWords } from './catalogue.js';

export const fr: HintWords = {
  title: 'Que ferait le faucon\u00a0?',
  close: 'Fermer',
  thinking: 'Le faucon réfléchit…',
  failed: 'Pas de conseil cette fois.',
  again: 'Redemander',
  why: 'Pourquoi\u00a0?',
  chance: 'Tes chances',
  chanceHelp: 'Combien de fois tu gagnes à partir d’ici, d’après le faucon, qui ne voit que ce que tu vois.',
  so: 'Si tu fais ainsi',
  nextBest: way => `Juste derrière\u00a0: ${way}`,
  elsewhere: 'Juste derrière\u00a0: la même chose ailleurs',
  show: 'Montrer sur la table',
};
