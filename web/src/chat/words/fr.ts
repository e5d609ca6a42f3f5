import type { ChatWords } from './catalogue.js';

export const fr: ChatWords = {
  title: 'Discussion',
  write: 'Écris un mot gentil',
  send: 'Envoyer',
  reaction: 'Réagir',
  reactions: { bravo: 'Bravo', oh: 'Oh !', hm: 'Hum…', thanks: 'Merci', hello: 'Salut' },
  nothingYet: 'Personne n’a encore rien dit.',
  onlyReactions: 'À cette table, seules les réactions sont permises.',
  noTalk: 'La discussion est coupée à cette table.',
  onlyPlayers: 'Il faut une place pour écrire. Tu peux lire.',
  settings: 'Qui tu entends',
  talk: 'Ce qu’on peut dire ici',
  talks: { free: 'Tout', reactions: 'Réactions', none: 'Rien' },
  silence: name => `Ne plus entendre ${name}`,
  hear: name => `Entendre ${name} à nouveau`,
  silenced: name => `Sur cet appareil, tu n’entends plus ${name}.`,
  nobodyElse: 'Il n’y a encore personne d’autre.',
  unread: count => `Discussion, ${count} de plus`,
  said: (name, text) => `${name} : ${text}`,
};
