import { counter } from '@belfry/engine/words';
import type { ClockSetting } from '@belfry/table';
import type { JoinWords } from './catalogue.js';

const count = counter('de');
const list = new Intl.ListFormat('de');
const NUMBERS = ['keine', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];

function clockText(clock: ClockSetting): string {
  if (clock.type === 'none') return 'ohne Uhr';
  if (clock.type === 'move') return `${count(clock.seconds, { one: 'Sekunde', other: 'Sekunden' })} pro Zug`;
  return `${count(clock.days, { one: 'Tag', other: 'Tage' })} pro Zug`;
}

export const de: JoinWords = {
  title: 'Einem Tisch beitreten',
  typeDigits: 'Tippe die sechs Ziffern ein, die beim Gastgeber stehen.',
  digits: 'Sechs Ziffern',
  toGo: n => `noch ${count(n, { one: 'Ziffer', other: 'Ziffern' })}`,
  looking: 'Der Tisch wird gesucht …',
  typeAgain: 'Noch einmal tippen',
  wrongCode: 'Kein Tisch hat diesen Code. Vielleicht sind zwei Ziffern vertauscht, oder der Tisch ist geschlossen.',
  tooFast: when => `Das war etwas viel auf einmal. Versuch es ${when} wieder.`,
  codesClosed: when => `Es kamen zu viele falsche Codes. Codes gelten ${when} wieder; Links gehen die ganze Zeit.`,
  noServer: 'Der Server antwortet nicht. Vielleicht bist du offline, oder er macht kurz Pause.',
  closing: 'Der Server wird gerade erneuert. Versuch es gleich noch einmal.',
  storageFull: 'Auf dem Server ist kein Platz mehr, darum kann sich gerade niemand setzen.',
  notLetIn: 'Der Tisch hat dich nicht eingelassen. Vielleicht war jemand schneller.',
  failed: 'Auf dem Server ging etwas schief. Versuch es noch einmal.',
  again: 'Noch einmal',
  orOpen: 'Oder setz dich an einen offenen Tisch',
  sit: 'Setzen',
  sitLabel: (game, names) => `Setzen: ${game}, ${names}`,
  taken: (taken, seats) => `${taken} von ${seats} Plätzen besetzt`,
  tableOf: host => `Tisch von ${host}`,
  clock: clockText,
  running: 'es wird gespielt',
  watch: 'Zusehen',
  watchLabel: game => `Zusehen: ${game}`,
  more: n => count(n, { one: 'weiterer', other: 'weitere' }),
  invites: (host, game) => `${host} lädt dich ein: ${game}`,
  invited: game => `Du bist eingeladen: ${game}`,
  areThere: names =>
    names.length === 0
      ? 'Du bist als Erstes am Tisch.'
      : `${list.format(names)} ${names.length === 1 ? 'sitzt' : 'sitzen'} schon am Tisch.`,
  terms: clock => `Ohne Anmeldung, ${clockText(clock)}.`,
  takeOver: 'Die Partie läuft schon, und ein Platz ist frei geworden: Du übernimmst ihn, wie er ist.',
  name: 'Wie sollen wir dich nennen?',
  sitDown: 'Setzen',
  onlyWatch: 'Nur zusehen',
  rules: 'Wie es geht',
  full: {
    title: seats => `${seats === 2 ? 'Beide' : `Alle ${NUMBERS[seats] ?? seats}`} Plätze sind besetzt`,
    watch: 'Du kannst zusehen und dich setzen, sobald einer frei wird.',
    closed: 'Hier darf niemand zusehen. Frag nach einem Platz, oder deck deinen eigenen Tisch.',
    own: 'Eigener Tisch',
  },
  over: {
    title: game => `Diese Partie ${game} ist zu Ende`,
    text: 'Du kannst dir ansehen, wie sie lief.',
    go: 'Partie ansehen',
  },
  device: {
    title: name => `Bist du das, ${name}?`,
    text: 'Ab jetzt sind deine Tische auch auf diesem Gerät. Der Link gilt einmal.',
    instead: name => `Bisher bist du hier ${name}. Das endet damit.`,
    go: name => `Auf diesem Gerät als ${name} weiterspielen`,
  },
  dead: {
    title: 'Diese Einladung gilt nicht mehr',
    text: 'Der Tisch ist geschlossen, der Link wurde schon benutzt, oder unterwegs ging ein Stück verloren. Lass dir einen neuen schicken: Das ist ein einziger Tipp.',
    code: 'Code eintippen',
  },
  trouble: 'Das hat nicht geklappt',
};
