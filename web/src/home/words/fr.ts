import { counter } from '@belfry/engine/words';
import type { HomeWords } from './catalogue.js';

const count = counter('fr');

export const fr: HomeWords = {
  title: 'On monte jusqu’où\u00a0?',
  friends: { go: 'Jouer entre amis', how: 'Envoie un lien. Sans inscription.', shortly: 'par lien, sans compte' },
  code: { field: 'Code d’une table', go: 'Rejoindre', how: 'avec un code' },
  noServer: {
    title: 'Aucun serveur à portée',
    text: 'Sur cet appareil, tout marche comme d’habitude. On continue de chercher.',
    one: 'Jouer sur un seul appareil',
    how: 'il passe de main en main',
  },
  players: (min, max) => `${min}–${max} joueurs`,
  play: 'Jouer',
  againstBots: 'contre des bots',
  starting: 'On met la table…',
  passAndPlay: 'Sur un seul appareil',
  passLabel: game => `Sur un seul appareil\u00a0: ${game}`,
  withFriends: 'Entre amis',
  friendsLabel: game => `Entre amis\u00a0: ${game}`,
  learn: 'Apprendre',
  learnLabel: game => `Apprendre ${game}`,
  pad: 'Carnet de score',
  padLabel: game => `Carnet de score pour ${game}`,
  noTable: 'Pour l’instant, il faut la boîte\u00a0: ici, la table est encore en chantier.',
  continue: 'Continuer',
  continueLabel: game => `Continuer ${game}`,
  moreRunning: n => count(n, { one: 'autre partie en cours', other: 'autres parties en cours' }),
  welcome: {
    title: 'Première visite\u00a0?',
    text: 'Le choucas habite le clocher et connaît toutes les tours. Il s’assoit à côté de toi et t’aide pendant que tu joues.',
    how: 'Montre-moi',
    show: game => `Montre-moi\u00a0: ${game}`,
    lessons: 'Toutes les leçons',
  },
  again: { title: 'On remet ça\u00a0?', go: 'Rejouer', label: game => `Rejouer\u00a0: ${game}` },
  against: (bots, game) => `${bots}\u00a0: choisir combien de bots et de quelle force, ${game}`,
  box: {
    title: 'Tu as la boîte chez toi\u00a0?',
    text: 'Le carnet compte les points pendant qu’on joue avec de vraies cartes et de vrais blocs.',
    go: 'Ouvrir le carnet',
  },
  past: 'Parties jouées',
  stats: 'Statistiques',
  all: n => `Toutes (${n})`,
  nonePast: 'Rien pour l’instant. Tu pourras revoir ici les parties que tu auras jouées.',
  wonBy: names => `Victoire\u00a0: ${names}`,
};
