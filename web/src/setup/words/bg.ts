import { counter } from '@belfry/engine/words';
import type { SetupWords } from './catalogue.js';

const count = counter('bg');

export const bg: SetupWords = {
  title: 'Нова маса',
  game: 'Игра',
  howMany: 'Колко играчи?',
  who: 'Кой къде седи?',
  seat: number => `Място ${number}`,
  nameOf: seat => `Име, ${seat}`,
  kindOf: seat => `Човек или бот, ${seat}`,
  lookOf: seat => `Лице, ${seat}`,
  botOn: number => `Кой бот седи на място ${number}?`,
  done: 'Готово',
  person: 'Човек',
  bots: 'Ботове',
  up: name => `${name}: едно място напред`,
  first: name => `${name} започва`,
  moved: (name, place) => `${name} вече е на място ${place}`,
  begins: 'Кой започва?',
  seating: {
    lot: { name: 'По жребий', help: 'Местата се теглят по жребий в началото.' },
    chosen: { name: 'В този ред', help: 'Започва първият от списъка.' },
  },
  start: players => `Започни с ${count(players, { one: 'играч', other: 'играчи' })}`,
  starting: 'Подреждаме масата…',
  wrongName: {
    'too-long': 'Най-много 30 знака.',
    doubled: 'Някой друг вече има това име.',
  },
  checkNames: 'Поправи едно от имената, преди да започнеш.',
  onlyBots: 'Тук седят само ботове. Ти ще гледаш как играят.',
  problem: {
    'unknown-game': ({ game }) => `Тази версия на Belfry не познава играта „${game}“. Презареди страницата.`,
    'seats-mismatch': ({ seats, players }) => `Местата са ${seats}, а играчите ${players}. Избери броя отново.`,
    'unknown-bot': ({ policy }) => `Вече няма бот „${policy}“. Избери друг.`,
    'unknown-custom': ({ custom, value }) => `„${custom}: ${value}“ не може да се уговори на тази маса. Избери отново.`,
  },
};
