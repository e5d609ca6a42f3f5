import type { HandWords } from './catalogue.js';

export const fr: HandWords = {
  ask: value => `Que fais-tu de ton ${value} ?`,
  withHand: card => `avec le ${card} de ta main`,
  jokerIs: value => `le joker vaut alors ${value}`,
  floorGone: name => `le dernier étage de ${name} disparaît`,
  blind: of => (of === 1 ? 'la seule' : `une sur ${of}, au hasard`),
  missesTurn: name => `${name} passe son prochain tour`,
  floorHelp: needs => `Fait un étage avec un ${needs} ou un joker.`,
  tapToRead: 'Touche une carte pour lire ce qu’elle fait',
  tops: 'Les derniers étages',
  dog: 'chien',
  onlyYouTwo: name => `Il n’y a que toi et ${name} à le savoir.`,
};
