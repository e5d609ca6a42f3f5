import { counter } from '@belfry/engine/words';
import type { HomeWords } from './catalogue.js';

const count = counter('de');

export const de: HomeWords = {
  title: 'Wie hoch bauen wir?',
  friends: { go: 'Freunde einladen', how: 'Schick einen Link. Ohne Anmeldung.', shortly: 'per Link, ohne Konto' },
  code: { field: 'Code eines Tischs', go: 'Beitreten', how: 'mit Code' },
  noServer: {
    title: 'Kein Server in Reichweite',
    text: 'Auf diesem Gerät geht alles wie immer. Wir schauen weiter nach.',
    one: 'An einem Gerät spielen',
    how: 'reihum am Tisch',
  },
  players: (min, max) => `${min}–${max} Spieler`,
  play: 'Spielen',
  againstBots: 'gegen Bots',
  starting: 'Der Tisch wird gedeckt …',
  passAndPlay: 'An einem Gerät',
  passLabel: game => `An einem Gerät: ${game}`,
  withFriends: 'Mit Freunden',
  friendsLabel: game => `Mit Freunden: ${game}`,
  learn: 'Lernen',
  learnLabel: game => `${game} lernen`,
  pad: 'Wertungsblock',
  padLabel: game => `Wertungsblock für ${game}`,
  noTable: 'Vorerst nur mit der Schachtel: Der Tisch dafür ist hier noch im Bau.',
  continue: 'Weiterspielen',
  continueLabel: game => `${game} weiterspielen`,
  moreRunning: n => count(n, { one: 'weitere Partie wartet', other: 'weitere Partien warten' }),
  welcome: {
    title: 'Neu hier?',
    text: 'Die Dohle wohnt im Glockenturm und kennt jeden Turm. Sie setzt sich zu dir und hilft, während du spielst.',
    how: 'Zeig es mir',
    show: game => `Zeig es mir: ${game}`,
    lessons: 'Alle Lektionen',
  },
  again: { title: 'Noch einmal?', go: 'Nochmal spielen', label: game => `Nochmal spielen: ${game}` },
  against: (bots, game) => `${bots}: wählen, wie viele Bots und wie stark, ${game}`,
  box: {
    title: 'Steht das Spiel bei dir im Regal?',
    text: 'Der Block rechnet mit, während ihr mit echten Karten und Steinen spielt.',
    go: 'Block öffnen',
  },
  past: 'Gespielte Partien',
  stats: 'Statistik',
  all: n => `Alle ${n}`,
  nonePast: 'Noch keine. Was du gespielt hast, kannst du dir hier noch einmal ansehen.',
  wonBy: names => `Gewonnen: ${names}`,
};
