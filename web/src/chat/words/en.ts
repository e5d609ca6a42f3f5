import type { ChatWords } from './catalogue.js';

export const en: ChatWords = {
  title: 'Chat',
  write: 'Write something kind',
  send: 'Send',
  reaction: 'React',
  reactions: { bravo: 'Bravo', oh: 'Oh!', hm: 'Hm …', thanks: 'Thanks', hello: 'Hello' },
  nothingYet: 'Nobody has said anything yet.',
  onlyReactions: 'The host has left only reactions on.',
  noTalk: 'The host has silenced the chat.',
  onlyPlayers: 'Only those with a seat can write. You can read along.',
  settings: 'Who is heard',
  talk: 'What may be said here',
  talks: { free: 'Anything', reactions: 'Reactions', none: 'Nothing' },
  silence: name => `Silence ${name}`,
  hear: name => `Hear ${name} again`,
  silenced: name => `${name} is silenced on this device.`,
  nobodyElse: 'There is nobody else to hear yet.',
  unread: count => `Chat, ${count} new`,
  said: (name, text) => `${name}: ${text}`,
};
