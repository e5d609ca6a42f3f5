import type { ChatWords } from './catalogue.js';

export const bg: ChatWords = {
  title: 'Чат',
  write: 'Напиши нещо мило',
  send: 'Изпрати',
  reaction: 'Реагирай',
  reactions: { bravo: 'Браво', oh: 'О!', hm: 'Хм…', thanks: 'Мерси', hello: 'Здравей' },
  nothingYet: 'Още никой не е казал нищо.',
  onlyReactions: 'На тази маса са разрешени само реакции.',
  noTalk: 'Чатът на тази маса е спрян.',
  onlyPlayers: 'Пише само който има място. Можеш да четеш.',
  settings: 'Кого чуваш',
  talk: 'Какво може да се казва тук',
  talks: { free: 'Всичко', reactions: 'Реакции', none: 'Нищо' },
  silence: name => `Заглуши ${name}`,
  hear: name => `Пак чувай ${name}`,
  silenced: name => `${name} е без звук на това устройство.`,
  nobodyElse: 'Още няма кого да чуеш.',
  unread: count => `Чат, ${count} нови`,
  said: (name, text) => `${name}: ${text}`,
};
