import { counter } from '@belfry/engine/words';
import type { SetupWords } from './catalogue.js';

const count = counter('en');

export const en: SetupWords = {
  title: 'New table',
  game: 'Game',
  howMany: 'How many players?',
  who: 'Who sits where?',
  seat: number => `Seat ${number}`,
  nameOf: seat => `Name, ${seat}`,
  kindOf: seat => `Person or bot, ${seat}`,
  lookOf: seat => `Face, ${seat}`,
  botOn: number => `Which bot sits on seat ${number}?`,
  done: 'Done',
  person: 'Person',
  bots: 'Bots',
  up: name => `${name}: one seat earlier`,
  first: name => `${name} begins`,
  moved: (name, place) => `${name} now has seat ${place}`,
  begins: 'Who begins?',
  seating: {
    lot: { name: 'Draw lots', help: 'The seats are shuffled when you start.' },
    chosen: { name: 'In this order', help: 'The first one in the list begins.' },
  },
  start: players => `Start with ${count(players, { one: 'player', other: 'players' })}`,
  starting: 'Laying the table…',
  wrongName: {
    'too-long': 'At most 30 characters, please.',
    doubled: 'Somebody else has this name already.',
  },
  checkNames: 'One of the names needs a look before you can start.',
  onlyBots: 'Only bots sit here. You will watch them play.',
  problem: {
    'unknown-game': ({ game }) => `This version of Belfry does not know the game “${game}”. Reload the page.`,
    'seats-mismatch': ({ seats, players }) =>
      `There are ${seats} seats for ${players} players. Choose the number once more.`,
    'unknown-bot': ({ policy }) => `There is no bot “${policy}” any more. Choose another one.`,
    'unknown-custom': ({ custom, value }) => `“${custom}: ${value}” cannot be agreed at this table. Choose once more.`,
  },
};
