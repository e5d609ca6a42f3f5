import { counter } from '@belfry/engine/words';
import type { SetupWords } from './catalogue.js';

const count = counter('fr');

export const fr: SetupWords = {
  title: 'Nouvelle table',
  game: 'Jeu',
  howMany: 'Combien de joueurs\u00a0?',
  who: 'Qui s’assoit où\u00a0?',
  seat: number => `Place ${number}`,
  nameOf: seat => `Nom, ${seat}`,
  kindOf: seat => `Personne ou bot, ${seat}`,
  lookOf: seat => `Visage, ${seat}`,
  botOn: number => `Quel bot prend la place ${number}\u00a0?`,
  done: 'Terminé',
  person: 'Personne',
  bots: 'Bots',
  up: name => `${name}\u00a0: une place avant`,
  first: name => `${name} commence`,
  moved: (name, place) => `${name} a maintenant la place ${place}`,
  begins: 'Qui commence\u00a0?',
  seating: {
    lot: { name: 'Tirer au sort', help: 'Les places sont tirées au sort au départ.' },
    chosen: { name: 'Dans cet ordre', help: 'La première personne de la liste commence.' },
  },
  start: players => `Commencer à ${count(players, { one: 'joueur', other: 'joueurs' })}`,
  starting: 'On met la table…',
  wrongName: {
    'too-long': '30 caractères au plus.',
    doubled: 'Quelqu’un d’autre porte déjà ce nom.',
  },
  checkNames: 'Un des noms est à revoir avant de commencer.',
  onlyBots: 'Il n’y a que des bots à cette table. Tu les regarderas jouer.',
  problem: {
    'unknown-game': ({ game }) =>
      `Cette version de Belfry ne connaît pas le jeu «\u00a0${game}\u00a0». Recharge la page.`,
    'seats-mismatch': ({ seats, players }) =>
      `${count(seats, { one: 'place', other: 'places' })} pour ${players} joueurs\u00a0: choisis à nouveau le nombre.`,
    'unknown-bot': ({ policy }) => `Le bot «\u00a0${policy}\u00a0» n’existe plus. Choisis-en un autre.`,
    'unknown-custom': ({ custom, value }) =>
      `«\u00a0${custom}\u00a0: ${value}\u00a0» ne peut pas être convenu à cette table. Choisis de nouveau.`,
  },
};
