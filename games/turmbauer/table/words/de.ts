import { counter } from '@belfry/engine/words';
import type { Who } from '@belfry/ui';
import { STRONGEST_PUSH } from '../../rules/index.js';
import { de as game } from '../../words/de.js';
import type { Owner } from '../owner.js';
import { type OwnedStone, type TableTexts, tableWords } from './catalogue.js';

const count = counter('de');
const stones = (n: number): string => count(n, { one: 'Baustein', other: 'Bausteine' });
const list = (type: 'conjunction' | 'disjunction', items: readonly string[]): string =>
  new Intl.ListFormat('de', { type }).format(items);
const and = (items: readonly string[]): string => list('conjunction', items);
const or = (items: readonly number[]): string => list('disjunction', items.map(String));
const percent = (share: number): string => new Intl.NumberFormat('de', { style: 'percent' }).format(share);

const tint = ({ colour }: Owner): string => (colour === undefined ? '' : ` (${colour})`);
/** `Du baust`, `Mila (Rot) baut`. */
const does = (who: Owner, yours: string, theirs: string): string =>
  `${who.you ? 'Du' : who.name}${tint(who)} ${who.you ? yours : theirs}`;
const names = (whos: readonly Who[]): string => and(whos.map(({ you, name }) => (you ? 'du' : name)));
/** `dein {4b}`, `{4b} von Mila`. */
const stone = ({ owner, stone: name }: OwnedStone): string =>
  `${owner.you ? `deinen {${name}}` : `{${name}} von ${owner.name}`}${tint(owner)}`;
const Stone = ({ owner, stone: name }: OwnedStone): string =>
  `${owner.you ? `Dein {${name}}` : `{${name}} von ${owner.name}`}${tint(owner)}`;
/** `deine Spielfigur`, `die Spielfigur von Mila`: the same as subject and as object. */
const pawn = (owner: Owner): string =>
  `${owner.you ? 'deine Spielfigur' : `die Spielfigur von ${owner.name}`}${tint(owner)}`;
/** After prepositions like `mit`. */
const withPawn = (owner: Owner): string =>
  `${owner.you ? 'deiner Spielfigur' : `der Spielfigur von ${owner.name}`}${tint(owner)}`;
const turnOf = (who: Owner): string => `${who.you ? 'Du bist dran' : who.name}${tint(who)}`;

const texts: TableTexts = {
  game,
  options: {
    players: { name: 'Spieler', help: 'Zu zweit spielt ihr je zwei Farben, und beide Spielfiguren zählen.' },
    hand: {
      name: 'Hand',
      help: 'Wie ruhig die Hand ist, die die Bausteine setzt. Sie gibt jedem neuen einen kleinen Stups, in irgendeine Richtung.',
      values: {
        steady: { name: 'Ruhig', help: 'Gar kein Stups. Was stehen kann, steht.' },
        natural: {
          name: 'Normal',
          help: `Ein Stups bis zu ${percent(STRONGEST_PUSH.natural)} vom Gewicht des Bausteins. Wer vorsichtig baut, bringt den Turm selten zum Einsturz.`,
        },
        shaky: {
          name: 'Zittrig',
          help: `Ein Stups bis zu ${percent(STRONGEST_PUSH.shaky)} vom Gewicht des Bausteins. Da stürzt auch vorsichtigen Leuten mal ein Turm ein.`,
        },
      },
    },
    readOut: {
      name: 'Hält das?',
      help: 'Ob der Tisch das vor dem Bauen verrät: allen oder niemandem.',
      values: {
        shown: {
          name: 'Wird gezeigt',
          help: 'Fest, wackelig oder fällt: Du siehst es für jeden Platz, bevor du baust.',
        },
        hidden: { name: 'Bleibt geheim', help: 'Für Mutige: Schau dir den Turm an und trau deinem Auge.' },
      },
    },
  },
  tell: {
    round: n => `Runde ${n}`,
    end: 'Das Ende',
    joint: '; ',
    builds: (who, name) => `${does(who, 'baust', 'baut')} {${name}}`,
    dice: (one, other) => `Würfel ${one} und ${other}`,
    paidRing: 'Bauring: freie Wahl',
    ringInForce: 'der Bauring gilt noch',
    holds: 'hält',
    falls: (built, along) =>
      along.length === 0 ? `${Stone(built)} fällt` : `${Stone(built)} fällt und reißt ${and(along.map(stone))} mit`,
    upsets: (built, fell) => `${Stone(built)} wirft ${and(fell.map(stone))} um`,
    putBack: (n, on) =>
      `${n === 1 ? 'der alte kommt wieder an seinen Platz' : 'die alten kommen wieder an ihren Platz'}${on.length === 0 ? '' : `, mit ${and(on.map(withPawn))}`}`,
    again: (name, failures) =>
      `{${name}} kommt zurück: ${failures === 1 ? 'zweiter Versuch' : 'dritter und letzter Versuch'}`,
    boxed: name => `dritter Fehlversuch: {${name}} kommt in die Schachtel`,
    collapses: built => `${Stone(built)} bringt den Turm zum Einsturz`,
    fell: n => `${stones(n)} fallen: Die Partie ist zu Ende`,
    climbs: (who, from, to, column) => `${does(who, 'kletterst', 'klettert')} von ${from} auf ${to}, nach ${column}`,
    descends: (who, from, to, column) =>
      `${does(who, 'steigst', 'steigt')} von ${from} auf ${to} hinab, nach ${column}`,
    walks: (who, height, column) => `${does(who, 'gehst', 'geht')} nach ${column}, weiter auf ${height}`,
    toTable: (who, from) => `${does(who, 'steigst', 'steigt')} von ${from} auf den Tisch hinab`,
    acrossTable: 'über den Tisch',
    leap: (from, to) => `Bauring: Stufensprung von ${from} nach ${to}`,
    trespass: (passed, entered) =>
      [
        'Bauring: freie Bahn',
        ...(entered.length === 0
          ? []
          : [`über ${and(entered.map(o => `${o.you ? 'deine Farbe' : `die Farbe von ${o.name}`}${tint(o)}`))}`]),
        ...(passed.length === 0 ? [] : [`vorbei an ${and(passed.map(withPawn))}`]),
      ].join(' '),
    stays: (who, height) => `${does(who, 'bleibst', 'bleibt')} auf ${height}`,
    discards: (who, name) => `${does(who, 'legst', 'legt')} {${name}} weg`,
    noneLeft: (one, other) => `Würfel ${one} und ${other}: kein solcher Baustein mehr da`,
    noPlace: 'für diesen Wurf gibt es keinen Platz',
    wins: who => (who.you ? 'Du gewinnst' : `${who.name} gewinnt`),
    share: winners =>
      winners.some(({ you }) => you) ? 'Du teilst dir den Sieg' : `${names(winners)} teilen sich den Sieg`,
    decidedBy: {
      height: 'die höchste Spielfigur',
      parts: 'gleich hoch, aber mit weniger ungenutzten Teilen',
      rings: 'gleich hoch, gleich viele ungenutzte Teile, aber mehr Bauringe',
      shared: 'Höhe, ungenutzte Teile und Bauringe sind gleich',
      'last-standing': 'die andere Seite hat den Turm zum Einsturz gebracht',
    },
  },
  prompt: {
    build: (who, sizes) =>
      `${turnOf(who)}: Bau einen Baustein aus ${or(sizes)} ${sizes.at(-1) === 1 ? 'Teil' : 'Teilen'}`,
    buildAny: who => `${turnOf(who)}: Pasch, bau irgendeinen Baustein`,
    buildAgain: (who, tries) =>
      `${turnOf(who)}: Es ist gefallen. Bau noch einmal, ${tries === 1 ? 'dein letzter Versuch' : `noch ${tries} Versuche`}`,
    discard: (who, mayUseRing) =>
      `${turnOf(who)}: Mit diesem Wurf geht nichts. Leg einen Baustein weg${mayUseRing ? ' oder nimm einen Bauring' : ''}`,
    move: (who, height) => `${turnOf(who)}: Klettere oder bleib auf ${height}`,
    waitForBuild: who => `${who.name}${tint(who)} baut`,
    waitForMove: who => `${who.name}${tint(who)} klettert`,
    rolling: who => does(who, 'würfelst', 'würfelt'),
    settling: 'Hält es? Der Turm kommt zur Ruhe',
    over: 'Die Partie ist zu Ende',
  },
  result: {
    title: 'Wertung',
    place: 'Platz',
    player: 'Spieler',
    height: 'Höhe',
    inBox: 'Schachtel',
    partsLeft: 'Übrige Teile',
    rings: 'Ringe',
    winner: 'gewonnen',
    you: 'Du',
    broughtDown: 'eingerissen',
    stands: (n, high) => `Der Turm steht: ${stones(n)}, ${high} hoch.`,
    collapsed: (who, fell, n) =>
      `${who.you ? 'Du hast' : `${who.name} hat`} den Turm zum Einsturz gebracht: ${fell} von ${n === 1 ? '1 Baustein' : `${n} Bausteinen`} sind gefallen.`,
    out: fromTop => `Wer das tut, scheidet aus${fromTop ? ', auch von ganz oben' : ''}.`,
    ofTheOthers: 'Von den anderen gewinnt, wer vor diesem Zug am höchsten stand.',
    otherWins: who => `Also ${who.you ? 'gewinnst du' : `gewinnt ${who.name}`}.`,
    bothPawns: 'Höhen, Teile und Bauringe beider Farben zählen zusammen.',
    why: 'Was entscheidet',
    questions: {
      height: 'Höhe.',
      parts: 'Weniger Teile in der Schachtel.',
      partsLeft: 'Weniger übrige Teile.',
      rings: 'Mehr Bauringe.',
    },
    highest: (who, height) => `${who.you ? 'Du stehst' : `${who.name} steht`} am höchsten, auf ${height}.`,
    level: (whos, height) => `Gleichauf bei ${height}: ${names(whos)}.`,
    count: (who, n, of) => `${who.you ? 'du' : who.name} ${n}${of.length === 0 ? '' : ` (${of.join(', ')})`}`,
    stillLevel: whos => `Noch gleichauf: ${names(whos)}.`,
    decides: 'Das entscheidet.',
    equal: 'Gleich.',
    notNeeded: 'Nicht nötig.',
    shared: 'Es gibt keinen Unterschied: Der Sieg wird geteilt.',
  },
  facts: {
    round: n => `Runde ${n}`,
    of: n => `von ${n}`,
    allRounds: n => `Alle ${n} Runden`,
    high: layers => `${layers} hoch`,
    stones,
  },
  places: {
    field: (column, height) => `${column} auf Höhe ${height}`,
    cell: (column, layer) => `${column} auf Ebene ${layer}`,
    pawn,
  },
};

export const de = tableWords('de', texts);
