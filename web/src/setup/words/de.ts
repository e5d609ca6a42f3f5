import { counter } from '@belfry/engine/words';
import type { SetupWords } from './catalogue.js';

const count = counter('de');

export const de: SetupWords = {
  title: 'Neuer Tisch',
  game: 'Spiel',
  howMany: 'Wie viele spielen mit?',
  who: 'Wer sitzt wo?',
  seat: number => `Platz ${number}`,
  nameOf: seat => `Name, ${seat}`,
  kindOf: seat => `Mensch oder Bot, ${seat}`,
  lookOf: seat => `Gesicht, ${seat}`,
  botOn: number => `Welcher Bot sitzt auf Platz ${number}?`,
  done: 'Fertig',
  person: 'Mensch',
  bots: 'Bots',
  up: name => `${name}: einen Platz nach vorn`,
  first: name => `${name} beginnt`,
  moved: (name, place) => `${name} hat jetzt Platz ${place}`,
  begins: 'Wer beginnt?',
  seating: {
    lot: { name: 'Auslosen', help: 'Beim Start werden die Plätze ausgelost.' },
    chosen: { name: 'Wie aufgelistet', help: 'Wer in der Liste oben steht, beginnt.' },
  },
  start: players => (players === 1 ? 'Allein starten' : `Zu ${NUMBERS[players] ?? count(players, PLAYERS)} starten`),
  starting: 'Der Tisch wird gedeckt …',
  wrongName: {
    'too-long': 'Bitte höchstens 30 Zeichen.',
    doubled: 'So heißt schon jemand am Tisch.',
  },
  checkNames: 'Berichtige noch einen Namen, dann kann es losgehen.',
  onlyBots: 'Hier sitzen nur Bots. Du siehst ihnen zu.',
  problem: {
    'unknown-game': ({ game }) => `Diese Version von Belfry kennt das Spiel „${game}“ nicht. Lade die Seite neu.`,
    'seats-mismatch': ({ seats, players }) =>
      `${count(seats, { one: 'Platz', other: 'Plätze' })} bei ${players} Spielern: Wähle die Zahl noch einmal.`,
    'unknown-bot': ({ policy }) => `Den Bot „${policy}“ gibt es nicht mehr. Wähle einen anderen.`,
    'unknown-custom': ({ custom, value }) =>
      `„${custom}: ${value}“ lässt sich an diesem Tisch nicht abmachen. Wähle noch einmal.`,
  },
};

const PLAYERS = { one: 'Spieler', other: 'Spielern' };
const NUMBERS: Readonly<Record<number, string>> = { 2: 'zweit', 3: 'dritt', 4: 'viert', 5: 'fünft' };
