import { counter } from '@belfry/engine/words';
import type { Who } from '@belfry/ui';
import { de as game } from '../../words/de.js';
import { captionOf, named, type TableWords, tableWords } from './catalogue.js';

const count = counter('de');
const either = new Intl.ListFormat('de', { type: 'disjunction' });
const both = new Intl.ListFormat('de');
const cards = (n: number): string => count(n, { one: 'Karte', other: 'Karten' });
const floors = (n: number): string => count(n, { one: 'Stockwerk', other: 'Stockwerke' });

/** `Du baust`, `Mila baut`. */
const does = (who: Who, yours: string, theirs: string): string => (who.you ? `Du ${yours}` : `${who.name} ${theirs}`);
const from = ({ you, name }: Who): string => (you ? 'dir' : name);
/** `dein Hund`, `der Hund von Mila`: with the article it would have without an owner. */
const belongs = ({ you, name }: Who, yours: string, thing: string): string => (you ? yours : `${thing} von ${name}`);
const Capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** `die 3`, `den Joker`, as what is taken. */
const taken = (card: string): string => (card === game.cards.joker ? `den ${card}` : `die ${card}`);
const accusative = (card: string): string =>
  /^\d$/.test(card) ? `die ${card}` : card === game.cards['wrecking-ball'] ? `die ${card}` : `den ${card}`;
/** `hast du`, `hat Mila`, `habt Mila und du`, `haben Mila und Anna`. */
const haveAll = (all: readonly Who[]): string => {
  const isYours = all.some(({ you }) => you);
  if (all.length === 1) return isYours ? 'hast du' : `hat ${all[0]?.name}`;
  const names = [...all.filter(({ you }) => !you).map(({ name }) => name), ...(isYours ? ['du'] : [])];
  return `${isYours ? 'habt' : 'haben'} ${both.format(names)}`;
};
const stolenCard = (victim: Who, card: string | undefined): string =>
  card === undefined
    ? `eine Karte von ${from(victim)}`
    : victim.you
      ? `dir ${accusative(card)}`
      : `${accusative(card)} von ${victim.name}`;

const CAPTIONS = {
  joker: 'Joker',
  dog: 'Wach\u00adhund',
  bone: 'Knochen',
  jackhammer: 'Pressluft\u00adhammer',
  'wrecking-ball': 'Abriss\u00adbirne',
  milkshake: 'Milch\u00adshake',
  'donut-truck': 'Donut-Truck',
  thief: 'Dieb',
  'super-thief': 'Super\u00addieb',
};

export const de: TableWords = tableWords({
  game,
  options: {
    players: {
      name: 'Spieler',
      help: 'Zwei bis vier. Zu mehreren wird mehr geklaut, und die Partie dauert länger.',
    },
    floors: {
      name: 'Stockwerke zum Sieg',
      help: 'Wie hoch ein Hochhaus werden muss.',
      values: {
        5: { name: '5 Stockwerke', help: 'Das ganze Spiel.' },
        4: { name: '4 Stockwerke', help: 'Das Kurzspiel, schneller vorbei.' },
      },
    },
  },
  prompts: {
    over: 'Die Partie ist zu Ende.',
    shuffling: 'Die Karten werden gemischt.',
    stealing: 'Ein Dieb ist am Werk.',
    turn: who => (who.you ? `Du bist dran${named(who)}: Spiel Karten oder beende den Zug` : `${who.name} ist dran`),
    turnWithTruck: who =>
      who.you
        ? `Du bist dran${named(who)}, und danach gleich noch einmal`
        : `${who.name} ist dran, und danach noch einmal`,
  },
  log: {
    heading: who => (who.you ? 'Dein Zug' : `Zug von ${who.name}`),
    dealt: 'Alle bekommen 5 Karten.',
    reshuffled: n =>
      `Der Abwurfstapel wird gemischt: ${count(n, { one: 'Karte liegt', other: 'Karten liegen' })} wieder zum Ziehen bereit.`,
    draws: (who, n, names) =>
      `${does(who, 'ziehst', 'zieht')}${names === undefined || names.length === 0 ? ` ${cards(n)}` : `: ${names.join(', ')}`}.`,
    builds: (who, [one, other]) => `${does(who, 'baust', 'baut')} ${one} + ${other}.`,
    buildsWithJoker: (who, card, value) =>
      `${does(who, 'baust', 'baut')} ${card} + Joker. Der Joker steht für die ${value}.`,
    stealsFloor: (who, victim, { card, with: own, lost, standsFor }) =>
      `${does(who, 'klaust', 'klaut')} ${from(victim)} mit einer ${own} ${taken(card)}${standsFor === undefined ? '' : ` (als ${standsFor})`}. ${Capital(belongs(victim, 'dein Stockwerk', 'das Stockwerk'))} ist weg, ${lost === game.cards.joker ? `der ${lost}` : `die ${lost}`} wird abgeworfen.`,
    guards: (who, floor) => `${does(who, 'setzt', 'setzt')} einen Wachhund an Stockwerk ${floor}.`,
    lures: (who, victim, floor) =>
      `${does(who, 'wirfst', 'wirft')} einen Knochen: ${belongs(victim, 'Dein Wachhund', 'Der Wachhund')} verlässt Stockwerk ${floor}.`,
    drills: (who, victim, [one, other]) =>
      `${does(who, 'setzt', 'setzt')} den Presslufthammer an: ${belongs(victim, 'Dein oberstes Stockwerk', 'Das oberste Stockwerk')}, ${one} + ${other}, ist weg.`,
    smashes: (who, victim, [one, other], dog) =>
      `${does(who, 'schwingst', 'schwingt')} die Abrissbirne: ${belongs(victim, 'Dein oberstes Stockwerk', 'Das oberste Stockwerk')}, ${one} + ${other}, ist weg${dog ? ', der Wachhund auch' : ''}.`,
    takes: (who, victim, card) => `Dieb: ${does(who, 'nimmst', 'nimmt')} ${stolenCard(victim, card)}.`,
    superTakes: (who, victim, card) => `Superdieb: ${does(who, 'nimmst', 'nimmt')} ${stolenCard(victim, card)}.`,
    serves: (who, victim) =>
      `${does(who, 'servierst', 'serviert')} ${from(victim)} einen Milchshake: einmal aussetzen.`,
    callsTruck: who =>
      `${does(who, 'rufst', 'ruft')} den Donut-Truck: Nach diesem Zug ${who.you ? 'bist du' : `ist ${who.name}`} noch einmal dran.`,
    skips: who => `${does(who, 'trinkst', 'trinkt')} einen Milchshake und setzt aus.`,
    again: who => `Donut-Truck: ${who.you ? 'Du bist' : `${who.name} ist`} noch einmal dran, alle anderen setzen aus.`,
    doesNothing: who => `${does(who, 'tust', 'tut')} nichts.`,
    wins: who =>
      who.you
        ? 'Dein Hochhaus ist fertig. Du gewinnst!'
        : `Das Hochhaus von ${who.name} ist fertig. ${who.name} gewinnt!`,
    diedDown: 'Eine ganze Runde lang ist nichts geschehen: Die Partie ist zu Ende.',
  },
  decided: {
    'died-down': (winners, n) =>
      `Niemand konnte mehr etwas tun: Mit ${n === 1 ? 'einem Stockwerk' : `${n} Stockwerken`} ${haveAll(winners)} das höchste Hochhaus.`,
    'stole-last': (winner, victim) =>
      `Das letzte Stockwerk war entscheidend: ${does(winner, 'hast', 'hat')} es ${from(victim)} geklaut.`,
    'lost-top': (victim, by, how, floor) =>
      `${victim.you ? 'Dir' : victim.name} fehlte nur ein Stockwerk, doch ${by.you ? 'du hast' : `${by.name} hat`} Stockwerk ${floor} ${how === 'stolen' ? 'geklaut' : how === 'jackhammer' ? 'weggebohrt' : 'abgerissen'}.`,
    truck: winner =>
      `Der Donut-Truck war entscheidend: Der zusätzliche Zug hat ${winner.you ? 'dir' : winner.name} gereicht.`,
    untouched: winner => `${winner.you ? 'Dir' : winner.name} hat nie jemand ein Stockwerk genommen.`,
    close: (winner, rival) =>
      `Es war knapp: ${rival.you ? 'Dir' : rival.name} fehlte nur noch ein Stockwerk, als ${winner.you ? 'du fertig warst' : `${winner.name} fertig war`}.`,
    first: (winner, n) => `${does(winner, 'hast', 'hat')} ${floors(n)} gebaut, bevor jemand nahe herankam.`,
  },
  refusals: ({ who, card }) => ({
    'not-in-hand': fact => `Diese Karte hast du nicht auf der Hand: ${card(fact.card)}.`,
    'no-floor': ({ cards: [one, other] }) =>
      `${card(one)} und ${card(other)} ergeben kein Stockwerk. Es braucht zwei Stockwerk-Karten mit Summe 9 oder eine Stockwerk-Karte und einen Joker.`,
    'no-such-opponent': () => 'Das geht nur bei einem Gegner.',
    'nothing-built': ({ seat }) => `${does(who(seat), 'hast', 'hat')} noch kein Stockwerk.`,
    guarded: ({ seat }) =>
      `Ein Wachhund bewacht ${belongs(who(seat), 'dein oberstes Stockwerk', 'das oberste Stockwerk')}.`,
    'not-in-top-floor': fact =>
      `Im obersten Stockwerk von ${from(who(fact.seat))} liegt diese Karte nicht: ${card(fact.card)}.`,
    'does-not-add-up': ({ value }) =>
      `Die Karte zählt ${value}: Du brauchst die Stockwerk-Karte, die sie auf 9 ergänzt.`,
    'no-such-floor': ({ seat, floor }) =>
      `${belongs(who(seat), 'Dein Hochhaus', 'Das Hochhaus')} hat kein Stockwerk ${floor + 1}.`,
    'has-a-dog': ({ floor }) => `Stockwerk ${floor + 1} hat schon einen Wachhund.`,
    'no-dog-there': ({ seat, floor }) => `Bei ${from(who(seat))} sitzt an Stockwerk ${floor + 1} kein Wachhund.`,
    'hand-is-empty': ({ seat }) => `${does(who(seat), 'hast', 'hat')} keine Karten auf der Hand.`,
    'nobody-has-cards': () => 'Kein Gegner hat eine Karte, die du klauen könntest.',
    'not-these-cards': ({ expected }) => `Es müssen genau ${cards(expected)} gemischt werden.`,
    'victim-has-not': fact => `${does(who(fact.seat), 'hast', 'hat')} die geklaute Karte gar nicht.`,
  }),
  board: {
    street: 'Hochhäuser',
    hand: 'Deine Hand',
    handOf: name => `Hand von ${name}`,
    you: 'Du',
    house: ({ who, floors: built, goal, cards: held, milkshakes }) =>
      [
        `${belongs(who, 'Dein Hochhaus', 'Hochhaus')}: ${built.length} von ${goal} Stockwerken.`,
        ...built.map(
          ({ cards: [one, other], dog }, i) => `Stockwerk ${i + 1}: ${one} und ${other}${dog ? ', mit Wachhund' : ''}.`,
        ),
        `${cards(held)} auf der Hand.`,
        ...(milkshakes > 0 ? [`${count(milkshakes, { one: 'Milchshake', other: 'Milchshakes' })} zu trinken.`] : []),
      ].join(' '),
    floors: (built, goal) => `${built} von ${goal}`,
    toGo: missing => `noch ${missing}`,
    cardsInHand: n => `${cards(n)} auf der Hand`,
    misses: n => (n === 1 ? 'setzt aus' : `setzt ${n}-mal aus`),
    goalSign: goal => `${floors(goal)} zum Sieg`,
    cardLabel: card => (/\d/.test(card) ? `${card}, Stockwerk-Karte` : game.cards[card]),
    caption: card => captionOf(card, CAPTIONS),
    tapToPlay: 'noch mal tippen',
    sort: 'Hand sortieren',
    move: 'Karte schieben',
    moveLeft: 'Nach links',
    moveRight: 'Nach rechts',
    putBack: card => `${Capital(accusative(game.cards[card]))} zurücklegen`,
    toDraw: () => 'zum Ziehen',
    discarded: () => 'abgeworfen',
    discardTitle: 'Abwurfstapel',
    discardEmpty: 'Noch wurde nichts abgeworfen.',
    close: 'Schließen',
    truck: 'Donut-Truck',
    truckHelp: 'alle anderen setzen aus',
    makesFloor: 'ergibt jetzt ein Stockwerk',
    canPlay: 'kann jetzt gespielt werden',
    end: 'Zug beenden',
    endDraws: n => `Du ziehst ${cards(n)}.`,
    endNoDraw: n => `Du hast ${n} und ziehst nicht nach.`,
    endNothingLeft: 'Es ist nichts mehr zu ziehen.',
    endAgain: 'Donut-Truck: Du bist noch mal dran.',
    endThen: who => `Dann ist ${who.name} dran.`,
    endOver: 'Dann ist die Partie zu Ende.',
    endFull: n => `Du hast ${n}: Ab 8 ziehst du zu Beginn eines Zuges nicht.`,
    waiting: who => `${who.name} spielt …`,
    waitingFate: 'Einen Moment …',
    over: 'Die Partie ist zu Ende.',
    chooseCard: 'Wähle eine Karte: Was sie kann, leuchtet auf.',
    hints: {
      floor: ({ value, needs, hasPartner, hasJoker, from: victims }) => {
        const ways = [
          ...(hasPartner || hasJoker
            ? [
                `Bau mit ${either.format([...(hasPartner ? [`deiner ${needs}`] : []), ...(hasJoker ? ['deinem Joker'] : [])])}`,
              ]
            : []),
          ...(victims.length > 0 ? [`klau die ${needs} von ${either.format(victims)}`] : []),
        ];
        return `Die ${value} braucht eine ${needs}. ${ways.length === 0 ? 'Gerade ist keine zu haben.' : `${Capital(ways.join(' oder '))}.`}`;
      },
      joker: 'Der Joker steht für das, was zur 9 fehlt. Wähle eine Stockwerk-Karte dazu.',
      dog: 'Wo soll der Wachhund sitzen? Wähle eines deiner Stockwerke.',
      bone: 'Welcher Hund läuft dem Knochen nach? Beide werden abgeworfen.',
      jackhammer: 'Welches oberste Stockwerk muss weg? An einem Wachhund scheitert der Presslufthammer.',
      'wrecking-ball': 'Welches oberste Stockwerk muss weg? Die Abrissbirne hält kein Hund auf.',
      thief: 'Wen bestiehlst du? Du nimmst eine Karte, ohne sie zu sehen.',
      milkshake: 'Wer bekommt den Milchshake und setzt den nächsten Zug aus?',
      'super-thief': 'Nimm von jedem Gegner eine Karte, ohne sie zu sehen.',
      'donut-truck': 'Alle anderen setzen aus: Nach diesem Zug bist du noch einmal dran.',
    },
    targets: {
      build: (one, other) => ({ short: `bau ${one}+${other}`, full: `Bau ${one} und ${other}` }),
      buildAs: (card, _joker, value) => ({ short: `bau als ${value}`, full: `Bau ${card} und Joker` }),
      stealFloor: (card, name) => ({ short: `klau ${taken(card)}`, full: `Klau ${taken(card)} von ${name}` }),
      guard: floor => ({ short: `Stock ${floor}`, full: `Wachhund an Stockwerk ${floor}` }),
      bone: (floor, name) => ({ short: 'lock ihn weg', full: `Lock den Hund von ${name} weg (Stockwerk ${floor})` }),
      jackhammer: name => ({ short: 'bohr es weg', full: `Bohr das oberste Stockwerk von ${name} weg` }),
      wreckingBall: name => ({ short: 'reiß es ab', full: `Reiß das oberste Stockwerk von ${name} ab` }),
      thief: (n, name) => ({ short: `nimm 1 von ${n}`, full: `Klau eine Karte von ${name}` }),
      milkshake: name => ({ short: 'servier ihn', full: `Milchshake für ${name}` }),
      superThief: { short: 'bestiehl alle', full: 'Bestiehl alle' },
      donutTruck: { short: 'ruf den Truck', full: 'Ruf den Donut-Truck' },
    },
    verdicts: card => ({
      'not-in-hand': fact => `du hast keine ${card(fact.card)}`,
      'no-floor': () => 'kein Stockwerk',
      'no-such-opponent': () => 'nicht bei dir',
      'nothing-built': () => 'noch nichts gebaut',
      guarded: () => 'Hund hält Wache',
      'not-in-top-floor': fact => `oben keine ${card(fact.card)}`,
      'does-not-add-up': () => 'ergibt nicht 9',
      'no-such-floor': () => 'noch nichts gebaut',
      'has-a-dog': () => 'alles bewacht',
      'no-dog-there': () => 'hier kein Hund',
      'hand-is-empty': () => 'keine Karten',
      'nobody-has-cards': () => 'keine Karten',
      'not-these-cards': () => 'nein',
      'victim-has-not': () => 'nein',
    }),
    notYours: 'nicht dein Haus',
    ownDogOnly: 'nicht dein eigener',
    jokersCannotSteal: 'Joker klaut nicht',
    noFloorCard: 'keine Stock\u00adwerk-Karte',
    turnFact: turn => `Zug ${turn}`,
    pileFact: n => `${n} zum Ziehen`,
    winner: 'Gewonnen',
    resultFloors: floors,
  },
});
