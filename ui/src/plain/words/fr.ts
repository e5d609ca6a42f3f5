import { counter } from '@belfry/engine/words';
import type { PlainWords } from './catalogue.js';

const count = counter('fr');
const choices = (n: number): string => count(n, { one: 'choix', other: 'choix' });

export const fr: PlainWords = {
  hidden: 'caché',
  yes: 'oui',
  no: 'non',
  none: 'rien',
  items: n => count(n, { one: 'élément', other: 'éléments' }),
  you: 'Toi',
  onTurn: 'à son tour',
  position: 'La partie en cours',
  players: 'Joueurs',
  common: 'Sur la table',
  winner: 'victoire',
  decision: 'À toi de décider',
  search: 'Chercher parmi les choix',
  choices,
  fitting: (n, all) => `${n} choix sur ${all} ${n < 2 ? 'correspond' : 'correspondent'}`,
  more: n => `Encore ${n}\u00a0: cherche pour les trouver.`,
  searchedOnly: n => `Seuls les ${n} premiers choix ont été parcourus.`,
  over: 'La partie est terminée.',
  yourTurn: name => (name === undefined ? 'À toi de jouer' : `À toi de jouer, ${name}`),
  turnOf: name => `C’est à ${name} de jouer`,
};
