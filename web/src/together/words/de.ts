import { counter } from '@belfry/engine/words';
import type { TogetherWords } from './catalogue.js';

const count = counter('de');
const days = (n: number) => count(n, { one: 'Tag', other: 'Tage' });
const seconds = (n: number) =>
  n < 60 ? count(n, { one: 'Sekunde', other: 'Sekunden' }) : count(n / 60, { one: 'Minute', other: 'Minuten' });

export const de: TogetherWords = {
  title: 'Mit Freunden spielen',
  how: 'Wie spielt ihr?',
  hows: {
    devices: { name: 'Eigene Geräte', help: 'Alle am eigenen Gerät' },
    screen: { name: 'TV und Handys', help: 'Ein Bildschirm für alle, Handys als Kartenhand' },
    one: { name: 'Ein Gerät', help: 'Es geht reihum am Tisch' },
  },
  game: 'Welches Spiel?',
  howMany: 'Wie viele spielen mit?',
  who: 'Wer sitzt wo?',
  seat: number => `Platz ${number}`,
  whoOn: seat => `Wer sitzt auf Platz ${seat}?`,
  you: 'du',
  open: 'Offen',
  openHelp: listed => (listed ? 'für alle, die kommen' : 'für alle mit dem Link'),
  bot: 'Bot',
  whichBot: 'Ein Bot: Wer aus dem Glockenturm?',
  done: 'Fertig',
  name: 'Dein Name',
  figure: 'Deine Figur',
  wrongName: { missing: 'Wie sollen dich die anderen nennen?', 'too-long': 'Bitte höchstens 30 Zeichen.' },
  allOpen: 'Alle Plätze sind offen. Die Handys scannen den Code auf dem Bildschirm und setzen sich.',
  clock: 'Uhr',
  clocks: {
    none: { name: 'Keine', help: 'Lasst euch Zeit. Eine Glocke erinnert, wer dran ist.' },
    move: { name: 'Entspannt', help: (each, reserve) => `${seconds(each)} pro Zug und ${seconds(reserve)} Reserve.` },
    days: {
      name: 'Tage',
      help: each => `${days(each)} pro Zug. Schließ die App ruhig; sie sagt dir, wenn du dran bist.`,
    },
  },
  clockOf: clock => {
    if (clock.type === 'none') return 'ohne Uhr';
    return clock.type === 'days' ? `${days(clock.days)} pro Zug` : `${seconds(clock.seconds)} pro Zug`;
  },
  timeEach: 'Zeit pro Zug',
  seconds: n => (n < 60 ? `${n} s` : `${n / 60} min`),
  days,
  guests: 'Wer darf kommen?',
  access: { link: 'Nur mit dem Link', listed: 'Für alle gelistet' },
  watching: 'Andere dürfen zusehen',
  watchingHelp: 'Ohne Platz, und ohne Verdecktes zu sehen.',
  delay: 'Sie sehen es',
  delays: n => (n === 0 ? 'sofort' : `${n < 60 ? `${n} s` : `${n / 60} min`} später`),
  seating: 'Wer beginnt?',
  seatings: {
    lot: { name: 'Plätze auslosen', help: 'Beim Start werden die Plätze gelost, mit den versiegelten Zahlen aller.' },
    chosen: { name: 'Wie ihr sitzt', help: 'Wer auf dem ersten Platz sitzt, beginnt.' },
  },
  rules: 'Regeln',
  openTable: 'Tisch eröffnen',
  openTableHelp: 'dann den Link schicken; niemand muss sich anmelden',
  opening: 'Der Tisch wird gedeckt …',
  noServer: {
    title: 'Kein Server in Reichweite',
    text: 'Für Freunde an anderen Geräten braucht es einen. An diesem Gerät könnt ihr trotzdem zusammen spielen; wir schauen weiter nach.',
    one: 'An einem Gerät spielen',
  },
  problem: {
    'too-many-tables': 'Mehr Tische lässt dieser Server dir nicht. Beende oder schließ erst einen davon.',
    'no-listed-tables': 'Dieser Server listet keine Tische. Wähle „Nur mit dem Link“.',
    'storage-full': 'Auf dem Server ist gerade kein Platz für noch einen Tisch.',
    'too-fast': 'Das war etwas schnell. Versuch es gleich noch einmal.',
  },
  failed: 'Der Tisch ließ sich nicht eröffnen. Versuch es noch einmal.',
};
