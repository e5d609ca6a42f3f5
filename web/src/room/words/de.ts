import { counter } from '@belfry/engine/words';
import type { RoomWords } from './catalogue.js';

const count = counter('de');
const list = new Intl.ListFormat('de');
const of = (name: string) => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`);

export const de: RoomWords = {
  title: host => (host === undefined ? 'Warteraum' : `${of(host)} Tisch`),
  seats: n => count(n, { one: 'Platz', other: 'Plätze' }),
  watchers: n => count(n, { one: 'sieht zu', other: 'sehen zu' }),
  facts: { lot: 'Plätze gelost', chosen: 'Plätze wie gesetzt', link: 'nur mit dem Link', listed: 'für alle gelistet' },
  invite: {
    title: open => (open === 1 ? 'Lade noch jemanden ein' : `Lade noch ${open} ein`),
    scan: 'Scannen, oder den Code eingeben auf',
    type: 'Wer dazukommen will, gibt diesen Code ein auf',
    link: 'Link zu diesem Tisch',
    copy: 'Kopieren',
    copied: 'Kopiert',
    selected: 'Der Link ist markiert: Kopiere ihn mit den Tasten oder dem Menü deines Geräts.',
    send: 'Link schicken',
    message: game => `Spiel mit mir ${game}:`,
    picture: 'QR-Code des Links zu diesem Tisch',
    code: 'Code des Tischs',
    renew: 'Neuer Link',
    renewHelp:
      'Link und QR-Code, die du weitergegeben hast, gelten dann nicht mehr. Danach zählen der Link und der Code, die hier stehen. Wer schon da ist, bleibt.',
    renewGo: 'Link ersetzen',
    renewed: 'Der alte Link gilt nicht mehr. Das ist der neue.',
    notRenewed: 'Es kam kein neuer Link, und der alte gilt vielleicht nicht mehr. Versuch es gleich noch einmal.',
    more: 'Link und Code des Tischs',
  },
  seat: {
    list: 'Wer sitzt wo',
    number: seat => `Platz ${seat}`,
    you: 'du',
    host: 'lädt ein',
    here: 'bereit',
    away: 'gerade nicht da',
    bot: 'Bot',
    open: 'Offener Platz',
    openHelp: listed => (listed ? 'für alle, die kommen' : 'wartet auf einen Gast'),
    sit: 'Hinsetzen',
    sitHere: 'Hierher setzen',
    getUp: 'Aufstehen',
    look: 'Name und Figur',
    swap: name => `${name}: Plätze tauschen`,
    swapWith: name => `${name} tauscht den Platz mit …`,
    swapped: (name, other) => `${name} und ${other} haben die Plätze getauscht`,
    remove: name => `${of(name)} Platz freigeben`,
    removeHelp: name => `${name} verliert den Platz und kann sich an diesem Tisch nicht wieder setzen.`,
    cancel: 'Abbrechen',
    letBot: 'Einen Bot hierher setzen',
    whichBot: 'Ein Bot: Wer aus dem Glockenturm?',
    fill: 'Mit Bots auffüllen',
    sat: name => `${name} sitzt jetzt am Tisch`,
    gotUp: name => `${name} ist aufgestanden`,
  },
  start: {
    go: players => `Zu ${NUMBERS[players] ?? count(players, { one: 'Person', other: 'Personen' })} starten`,
    goesAway: open => (open === 1 ? 'der offene Platz fällt weg' : 'die offenen Plätze fallen weg'),
    tooFew: players => `Erst müssen mindestens ${players} hier sitzen.`,
    waits: host =>
      host === undefined ? 'Gestartet wird vom Gerät aus, das den Tisch hat.' : `${host} startet das Spiel.`,
    seating: 'Wer beginnt?',
  },
  arrange: { open: 'Tisch ändern', save: 'Speichern' },
  removed: {
    title: 'Dein Platz wurde freigegeben',
    text: host =>
      host === undefined
        ? 'Das kam vom Gerät, das den Tisch hat.'
        : `${host} hat den Tisch eröffnet und das so entschieden.`,
    watch: 'Zusehen',
    home: 'Startseite',
  },
  fair: {
    title: 'Niemand kennt die Mischung vorher',
    text: 'Jedes Gerät versiegelt eine geheime Zahl. Nur alle zusammen mischen. Nach dem Spiel werden die Umschläge geöffnet, und alle können es nachprüfen.',
    how: 'Wie geht das?',
    steps: [
      'Der Server denkt sich ein Geheimnis aus und verspricht es: Diese lange Zahl folgt daraus und aus nichts anderem.',
      'Dann denkt sich jedes Gerät eine Zahl aus und schickt sie im versiegelten Umschlag. Niemand kann hineinsehen, niemand sie mehr ändern.',
      'Sind alle versiegelt, werden die Zahlen gezeigt. Geheimnis und Zahlen zusammen bestimmen Mischung und Los.',
      'Nach dem Spiel zeigt der Server sein Geheimnis, und dein Gerät rechnet alles nach.',
    ],
    promise: 'Das Versprechen',
    sealed: (n, all) => `${n} von ${all} Geräten haben ihre Zahl versiegelt.`,
    opened: (n, all) => `${n} von ${all} Zahlen liegen auf dem Tisch.`,
    awaited: names => `Warten auf ${list.format(names.map(name => `${of(name)} Gerät`))}.`,
    anew: names => `Von ${list.format(names)} kam keine Zahl. Es wird ohne sie neu gezogen.`,
    state: (name, state) =>
      ({ empty: `${name}: Umschlag offen`, sealed: `${name}: versiegelt`, shown: `${name}: Zahl gezeigt` })[state],
    about: 'Gleich geht es los',
  },
  lot: {
    title: 'Das Los hat entschieden',
    begins: name => `${name} beginnt`,
    check: 'Dein Gerät prüft das Los nach dem Spiel.',
    close: 'Zum Tisch',
  },
};

const NUMBERS: Readonly<Record<number, string>> = { 2: 'zweit', 3: 'dritt', 4: 'viert', 5: 'fünft' };
