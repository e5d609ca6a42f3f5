import { counter } from '@belfry/engine/words';
import type { Who } from '@belfry/ui';
import { de as game } from '../../words/de.js';
import { type TableTexts, tableWords } from './catalogue.js';

const count = counter('de');
const cards = (n: number): string => count(n, { one: 'Karte', other: 'Karten' });
const points = (n: number): string => count(n, { one: 'Punkt', other: 'Punkte' });
const tower = (index: number): string => game.towers[index] ?? '';
const list = (type: 'conjunction' | 'disjunction', items: readonly (string | number)[]): string =>
  new Intl.ListFormat('de', { type }).format(items.map(String));
const or = (items: readonly (string | number)[]): string => list('disjunction', items);

/** `Du bietest`, `Mila bietet`. */
const does = ({ you, name }: Who, yours: string, theirs: string): string => (you ? `Du ${yours}` : `${name} ${theirs}`);

const texts: TableTexts = {
  game,
  options: {
    players: { name: 'Spieler', help: 'Bei 4 oder 5 Spielern sind 30 Karten mehr im Zugstapel.' },
    bids: {
      name: 'Gebote',
      help: 'Was gilt, wenn jemand mehr bietet, als sich bauen lässt.',
      values: {
        checked: { name: 'Geprüft', help: 'Erlaubt sind nur Gebote, die du umsetzen kannst.' },
        table: {
          name: 'Wie am Tisch',
          help: 'Biete, was du willst. Lässt es sich nicht bauen, nimmst du das Gebot zurück.',
        },
      },
    },
  },
  tell: {
    round: n => `Runde ${n}`,
    shuffle: n => `Der Zugstapel ist gemischt: ${cards(n)}.`,
    reshuffle: n => `Der Zugstapel ist leer. Aus dem Ablagestapel wird der letzte gemischt: ${cards(n)}.`,
    dealt: 'Auslage: {}',
    begins: (who, n) => `${does(who, 'beginnst', 'beginnt')} mit ${n}`,
    bids: (who, n) => `${does(who, 'bietest', 'bietet')} ${n}`,
    passes: who => does(who, 'passt', 'passt'),
    tears: who => `${does(who, 'reißt', 'reißt')} {} ab`,
    builds: who => `${does(who, 'baust', 'baut')} {}`,
    revokes: who =>
      `${does(who, 'kannst das nicht bauen und nimmst', 'kann das nicht bauen und nimmt')} das Gebot zurück`,
    nobodyBuilds: 'Niemand baut. Die Auslage wird abgelegt.',
  },
  prompt: {
    bid: ({ you, name }, bids, mayPass) => {
      const whose = you ? 'Du bist dran' : name;
      if (bids.length === 0) return `${whose}: Kein Gebot möglich, nur passen`;
      if (mayPass) return `${whose}: Biete ${or(bids)}, oder passe`;
      if (bids.length === 1) return `${whose}: Du kannst nur mit ${or(bids)} beginnen`;
      return `${whose}: Wie viele Karten baust du?`;
    },
    build: ({ you, name }, n) => (you ? `Du baust ${cards(n)}` : `${name}: Baue ${cards(n)}`),
    revoke: ({ you, name }, n) => (you ? `${cards(n)} kannst du nicht bauen` : `${cards(n)} kann ${name} nicht bauen`),
    waitForBid: ({ name }) => `${name} überlegt sich ein Gebot`,
    waitForBuild: ({ name }, n) => `${name} baut ${cards(n)}`,
    shuffling: 'Der Zugstapel wird gemischt',
    over: 'Die Partie ist zu Ende',
  },
  fit: {
    begins: 'beginnt einen Turm',
    beginsShort: 'beginnt',
    on: top => `passt auf ${top}`,
    onShort: 'passt',
    nine: '9 passt auf alles außer 0',
    ifTorn: top => `nach Abriss der ${top}`,
    ifTornShort: top => `ohne ${top}`,
    after: value => `nach der ${value}`,
    roofed: 'Turm hat Spitze',
    roofedShort: 'Spitze',
    none: 'passt nicht',
    noneShort: 'nein',
    placed: 'gelegt',
    inHand: 'gewählt',
    inHandShort: 'gewählt',
    stays: 'bleibt liegen',
    staysShort: 'bleibt',
  },
  why: {
    notAbove: ({ you, name }, bid) => (you ? `nicht über deiner ${bid}` : `nicht über ${bid} (${name})`),
    notAboveNothing: 'wer nichts will, passt',
    mostBuildable: most => (most === 0 ? 'nichts davon baubar' : `höchstens ${most} baubar`),
    revoked: most => `zurückgenommen: höchstens ${most}`,
    ifTorn: 'mit einem Abriss',
  },
  build: {
    choose: ({ you, name }) => (you ? 'Wähle eine Karte zum Bauen' : `${name}: Wähle eine Karte zum Bauen`),
    place: (card, index) => `Lege ${card} auf deinen ${tower(index)}`,
    tearFirst: top => `Reiß ${top} ab oder wähle eine andere Karte`,
    chooseOther: 'Wähle eine andere Karte',
    wrongTower: (card, index) => `${card} kommt nur auf den ${tower(index)}.`,
    allPlaced: 'Alle gelegt. Passt das so?',
    progress: (placed, all) => `${placed} von ${cards(all)} gelegt.`,
    left: n => `Zu bauen: ${cards(n)}.`,
    done: 'Fertig',
    doneLeft: n => `Noch ${cards(n)} zu legen`,
    takeBack: 'Zurücknehmen',
    showWay: 'Zeig mir, wie',
    placeOn: index => `Auf den ${tower(index)} legen`,
    placeHere: 'Hierher',
    tearDown: card => `${card} abreißen`,
    torn: card => `${card} abgerissen.`,
    pile: (n, cost) => `${cards(n)} im Abrissstapel: ${cost} ${n === 1 ? 'Punkt' : 'Punkte'}`,
    didPlace: (card, placed, all) => `${card} gelegt, ${placed} von ${all}.`,
    didTakeBack: card => `${card} zurückgenommen.`,
    didShowWay: 'So geht es. Du kannst es noch zurücknehmen.',
    revoke: 'Gebot zurücknehmen',
    revokeHelp:
      'So viele Karten lassen sich auf keine Weise bauen, auch nicht mit einem Abriss. Du bietest noch einmal, diesmal weniger, oder passt, wenn du nicht begonnen hast.',
  },
  board: {
    you: 'Du',
    otherPlayers: 'Die anderen',
    allPlayers: 'Alle',
    towersOf: ({ you, name }) => (you ? 'Deine Türme' : `Türme von ${name}`),
    showTowersOf: name => `Türme von ${name} zeigen`,
    display: 'Auslage',
    emptyDisplay: 'Keine Karten in der Auslage.',
    decision: 'Deine Entscheidung',
    yourBid: 'Dein Gebot',
    bid: n => `${n} bieten`,
    pass: 'Passen',
    autoPass: 'Automatisch passen, wenn nichts geht',
    points,
    pointsUnit: n => (Math.abs(n) === 1 ? 'Punkt' : 'Punkte'),
    scoreParts: 'Woher die Punkte kommen',
    cards: 'Ohne Spitze',
    roofed: 'Mit Spitze, × 2',
    mainTower: 'Hauptturm',
    tornDown: 'Abgerissen',
    tornCount: n => `${n} abgerissen`,
    nextTearCosts: n => `Die nächste kostet weitere ${n} Punkte.`,
    saidBid: n => `bietet ${n}`,
    saidPass: 'passt',
    began: 'beginnt',
    highest: 'Höchstgebot',
    onTurn: 'bietet jetzt',
    builds: 'baut',
    yourTurn: 'du bist dran',
    youBuild: 'du baust',
    highestBid: ({ you, name }, n) => (you ? `Dein Gebot von ${n} ist das höchste.` : `Höchstgebot: ${n} von ${name}.`),
    noBidYet: 'Das höchste Gebot muss gebaut werden.',
    speakAfter: names => `Nach dir: ${list('conjunction', names)}.`,
    lastToSpeak: 'Nach dir kommt niemand mehr.',
    tower: (index, values, n) => `${tower(index)}: ${values.join(', ')}; ${points(n)}`,
    towerNotBegun: index => `${tower(index)}: nicht begonnen`,
    roofedTower: 'mit Spitze',
    isMainTower: 'Hauptturm',
    toCome: 'Was noch kommt',
    deck: (n, isLast) => `${isLast ? 'Letzter Zugstapel' : 'Zugstapel'}: ${cards(n)}`,
    discard: n => `Ablagestapel: ${cards(n)}`,
    toComeHelp: 'Diese Karten sind im Zugstapel. Ihre Reihenfolge kennt niemand.',
    noneToCome: 'keine',
    keyTitle: 'Besondere Karten',
    key: {
      8: 'trägt jede Karte',
      9: 'passt auf jede Karte außer der 0',
      0: 'Turmspitze: schließt den Turm ab, jede Karte zählt doppelt',
    },
    close: 'Schließen',
  },
  result: { title: 'Wertungsblatt', part: 'Wertung', total: 'Gesamt', winner: 'Sieg' },
  decided: {
    nobody: (names, n) => `Niemand liegt vorn: ${list('conjunction', names)} haben je ${points(n)}.`,
    topped: ({ you, name }, index, n) =>
      `Die Spitze auf ${you ? `deinem ${tower(index)}` : `dem ${tower(index)} von ${name}`} hat entschieden: ${points(n)}.`,
    main: ({ you, name }, index, n) =>
      `${you ? 'Dein Hauptturm' : `Der Hauptturm von ${name}`} hat entschieden: Der ${tower(index)} zählt noch einmal ${points(n)}.`,
    plain: (who, than, n) =>
      `${who.you ? 'Deine Türme' : `Die Türme von ${who.name}`} ohne Spitze haben entschieden: ${points(n)} mehr als ${than.you ? 'bei dir' : `bei ${than.name}`}.`,
    torn: ({ you, name }, n) => `Der Abriss hat entschieden: Er kostet ${you ? 'dich' : name} ${points(n)}.`,
  },
  facts: { round: n => `Runde ${n}`, cards: n => cards(n), lastDeck: 'Letzter Stapel:' },
};

export const de = tableWords('de', texts);
