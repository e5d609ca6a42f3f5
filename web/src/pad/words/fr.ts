import { counter } from '@belfry/engine/words';
import type { PadWords } from './catalogue.js';

const count = counter('fr');

export const fr: PadWords = {
  page: {
    title: 'Carnet de score',
    players: n => count(n, { one: 'joueur', other: 'joueurs' }),
    loading: 'Le carnet s’ouvre…',
    failed:
      'Impossible de lire les carnets : le navigateur ne donne pas accès à son stockage. C’est peut-être une fenêtre privée.',
    overtaken:
      'Une autre fenêtre a écrit sur ce carnet avant celle-ci. Voici ce qu’il contient\u00a0; refais ta saisie, s’il te plaît.',
    unsaved:
      'Impossible d’enregistrer sur cet appareil. Ce que tu vois est juste, mais disparaîtra quand tu quitteras la page.',
    notKept:
      'Ce navigateur n’autorise pas Belfry à enregistrer des données : les carnets sont perdus à la fermeture de la page.',
    again: 'Réessayer',
    missing: 'Ce carnet n’est pas sur cet appareil. Les carnets restent là où ils ont été remplis.',
    unknownGame: 'Cette version de Belfry ne connaît pas le jeu de ce carnet.',
    allPads: 'Tous les carnets',
  },
  list: {
    subtitle: 'Pour jouer sur une vraie table : noter, compter, trancher',
    newPad: 'Nouveau carnet',
    whichGame: 'Quel jeu ?',
    whoPlays: 'Qui joue ?',
    nameOf: n => `Nom du joueur ${n}`,
    addPlayer: 'Un joueur de plus',
    removePlayer: n => `Retirer le joueur ${n}`,
    usedBefore: 'Noms déjà utilisés',
    open: 'Ouvrir le carnet',
    nameMissing: 'Il faut un nom pour tout le monde.',
    nameTwice: name => `${name} apparaît deux fois. Change l’un des deux noms.`,
    goOn: 'Continuer',
    finished: 'Terminés',
    none: 'Pas encore de carnet. Le premier commence ici.',
    notBegun: 'rien de noté',
    remove: pad => `Supprimer le carnet ${pad}`,
    removeTitle: 'Supprimer ce carnet ?',
    removeText: pad => `Le carnet « ${pad} » disparaîtra pour de bon.`,
    removeYes: 'Supprimer',
    removeNo: 'Garder',
  },
  share: {
    share: 'Partager',
    title: 'Partager la feuille de score',
    text: 'En texte',
    picture: 'En image',
    shared: 'Partagé.',
    copied: 'Copié : colle-le où tu veux.',
    saved: file => `Enregistré : ${file}.`,
    failed: 'Ça n’a pas marché : le navigateur refuse. Une capture d’écran marche toujours.',
    made: 'Noté avec Belfry',
    fileName: 'feuille-de-score',
  },
};
