import type { ChatWords } from './catalogue.js';

export const de: ChatWords = {
  title: 'Chat',
  write: 'Schreib etwas Nettes',
  send: 'Senden',
  reaction: 'Reagieren',
  reactions: { bravo: 'Bravo', oh: 'Oh!', hm: 'Hm …', thanks: 'Danke', hello: 'Hallo' },
  nothingYet: 'Noch hat niemand etwas gesagt.',
  onlyReactions: 'An diesem Tisch sind nur Reaktionen erlaubt.',
  noTalk: 'Der Chat ist an diesem Tisch stummgeschaltet.',
  onlyPlayers: 'Schreiben kann nur, wer einen Platz hat. Mitlesen kannst du.',
  settings: 'Wen du hörst',
  talk: 'Was hier gesagt werden darf',
  talks: { free: 'Alles', reactions: 'Reaktionen', none: 'Nichts' },
  silence: name => `${name} stummschalten`,
  hear: name => `${name} wieder hören`,
  silenced: name => `${name} ist auf diesem Gerät stumm.`,
  nobodyElse: 'Noch ist sonst niemand da.',
  unread: count => `Chat, ${count} neu`,
  said: (name, text) => `${name}: ${text}`,
};
