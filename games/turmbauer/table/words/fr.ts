import { counter, ofName } from '@belfry/engine/words';
import type { Who } from '@belfry/ui';
import { STRONGEST_PUSH } from '../../rules/index.js';
import { fr as game } from '../../words/fr.js';
import type { Owner } from '../owner.js';
import { type OwnedStone, type TableTexts, tableWords } from './catalogue.js';

const count = counter('fr');
const stones = (n: number): string => count(n, { one: 'bloc', other: 'blocs' });
const list = (type: 'conjunction' | 'disjunction', items: readonly string[]): string =>
  new Intl.ListFormat('fr', { type }).format(items);
const and = (items: readonly string[]): string => list('conjunction', items);
const or = (items: readonly number[]): string => list('disjunction', items.map(String));
const percent = (share: number): string => new Intl.NumberFormat('fr', { style: 'percent' }).format(share);

const tint = ({ colour }: Owner): string => (colour === undefined ? '' : ` (${colour})`);
/** `Tu poses`, `Mila (rouge) pose`. */
const does = (who: Owner, yours: string, theirs: string): string =>
  `${who.you ? 'Tu' : who.name}${tint(who)} ${who.you ? yours : theirs}`;
const names = (whos: readonly Who[]): string => and(whos.map(({ you, name }) => (you ? 'toi' : name)));
/** `ton {4b}`, `le {4b} de Mila`. */
const stone = ({ owner, stone: name }: OwnedStone): string =>
  `${owner.you ? `ton {${name}}` : `le {${name}} ${ofName(owner.name)}`}${tint(owner)}`;
const Stone = (owned: OwnedStone): string => stone(owned).replace(/^./, first => first.toUpperCase());
const pawn = (owner: Owner): string => `${owner.you ? 'ton pion' : `le pion ${ofName(owner.name)}`}${tint(owner)}`;
const turnOf = (who: Owner): string => `${who.you ? 'À toi' : who.name}${tint(who)}`;

const texts: TableTexts = {
  game,
  options: {
    players: { name: 'Joueurs', help: 'À deux, chacun joue deux couleurs, et les deux pions comptent.' },
    hand: {
      name: 'Main',
      help: 'La main qui pose les blocs tremble plus ou moins : elle donne à chaque nouveau bloc une petite poussée, dans n’importe quelle direction.',
      values: {
        steady: { name: 'Sûre', help: 'Aucune poussée. Ce qui peut tenir tient.' },
        natural: {
          name: 'Normale',
          help: `Une poussée d’au plus ${percent(STRONGEST_PUSH.natural)} du poids du bloc. Qui bâtit avec soin fait rarement tomber la tour.`,
        },
        shaky: {
          name: 'Tremblante',
          help: `Une poussée d’au plus ${percent(STRONGEST_PUSH.shaky)} du poids du bloc. Même avec du soin, une tour s’écroule de temps en temps.`,
        },
      },
    },
    readOut: {
      name: 'Est-ce que ça tient ?',
      help: 'La table le dit avant la construction : à tout le monde, ou à personne.',
      values: {
        shown: {
          name: 'Affiché',
          help: 'Solide, fragile ou tombe : tu le vois pour chaque emplacement avant de bâtir.',
        },
        hidden: { name: 'Caché', help: 'Pour les braves : regarde la tour et fie-toi à ton œil.' },
      },
    },
  },
  tell: {
    round: n => `Manche ${n}`,
    end: 'La fin',
    joint: ' ; ',
    builds: (who, name) => `${does(who, 'poses', 'pose')} {${name}}`,
    dice: (one, other) => `dés ${one} et ${other}`,
    paidRing: 'anneau : libre choix',
    ringInForce: 'l’anneau compte encore',
    holds: 'ça tient',
    falls: (built, along) =>
      along.length === 0 ? `${Stone(built)} tombe` : `${Stone(built)} tombe et entraîne ${and(along.map(stone))}`,
    upsets: (built, fell) => `${Stone(built)} fait tomber ${and(fell.map(stone))}`,
    putBack: (n, on) =>
      `${n === 1 ? 'l’ancien bloc est remis en place' : 'les anciens blocs sont remis en place'}${on.length === 0 ? '' : `, avec ${and(on.map(pawn))}`}`,
    again: (name, failures) =>
      `{${name}} revient : ${failures === 1 ? 'deuxième essai' : 'troisième et dernier essai'}`,
    boxed: name => `troisième échec : {${name}} va dans la boîte`,
    collapses: built => `${Stone(built)} fait tomber la tour`,
    fell: n => `${stones(n)} à terre : la partie est finie`,
    climbs: (who, from, to, column) => `${does(who, 'grimpes', 'grimpe')} de ${from} à ${to}, en ${column}`,
    descends: (who, from, to, column) => `${does(who, 'descends', 'descend')} de ${from} à ${to}, en ${column}`,
    walks: (who, height, column) => `${does(who, 'vas', 'va')} en ${column}, toujours à ${height}`,
    toTable: (who, from) => `${does(who, 'descends', 'descend')} de ${from} sur la table`,
    acrossTable: 'en passant par la table',
    leap: (from, to) => `anneau : saut de ${from} à ${to}`,
    trespass: (passed, entered) =>
      [
        'anneau : libre passage',
        ...(entered.length === 0
          ? []
          : [`sur ${and(entered.map(o => `${o.you ? 'ta couleur' : `la couleur ${ofName(o.name)}`}${tint(o)}`))}`]),
        ...(passed.length === 0 ? [] : [`par-dessus ${and(passed.map(pawn))}`]),
      ].join(' '),
    stays: (who, height) => `${does(who, 'restes', 'reste')} à ${height}`,
    discards: (who, name) => `${does(who, 'écartes', 'écarte')} {${name}}`,
    noneLeft: (one, other) => `dés ${one} et ${other} : il ne reste aucun bloc de ces tailles`,
    noPlace: 'les dés ne laissent aucun emplacement',
    wins: who => (who.you ? 'Tu gagnes' : `${who.name} gagne`),
    share: winners =>
      winners.some(({ you }) => you) ? 'Tu partages la victoire' : `${names(winners)} se partagent la victoire`,
    decidedBy: {
      height: 'le pion le plus haut',
      parts: 'même hauteur, mais moins de cubes inutilisés',
      rings: 'même hauteur, autant de cubes inutilisés, mais plus d’anneaux',
      shared: 'hauteur, cubes inutilisés et anneaux, tout est égal',
      'last-standing': 'l’autre a fait tomber la tour',
    },
  },
  prompt: {
    build: (who, sizes) => `${turnOf(who)} : pose un bloc de ${or(sizes)} ${sizes.at(-1) === 1 ? 'cube' : 'cubes'}`,
    buildAny: who => `${turnOf(who)} : un double, pose n’importe quel bloc`,
    buildAgain: (who, tries) =>
      `${turnOf(who)} : c’est tombé. Recommence, ${tries === 1 ? 'c’est ton dernier essai' : `encore ${tries} essais`}`,
    discard: (who, mayUseRing) =>
      `${turnOf(who)} : les dés ne permettent rien. Écarte un bloc${mayUseRing ? ', ou utilise un anneau' : ''}`,
    move: (who, height) => `${turnOf(who)} : grimpe, ou reste à ${height}`,
    waitForBuild: who => `${who.name}${tint(who)} bâtit`,
    waitForMove: who => `${who.name}${tint(who)} grimpe`,
    rolling: who => `${does(who, 'lances', 'lance')} les dés`,
    settling: 'Est-ce que ça tient ? La tour se stabilise',
    over: 'La partie est finie',
  },
  result: {
    title: 'Feuille de score',
    place: 'Place',
    player: 'Joueur',
    height: 'Hauteur',
    inBox: 'Boîte',
    partsLeft: 'Cubes restants',
    rings: 'Anneaux',
    winner: 'gagne',
    you: 'Toi',
    broughtDown: 'l’a fait tomber',
    stands: (n, high) => `La tour tient : ${stones(n)}, hauteur ${high}.`,
    collapsed: (who, fell, n) =>
      `${who.you ? 'Tu as' : `${who.name} a`} fait tomber la tour : ${fell} blocs sur ${n} à terre.`,
    out: fromTop => `Qui fait cela est éliminé${fromTop ? ', même depuis le sommet' : ''}.`,
    ofTheOthers: 'Parmi les autres, le pion le plus haut avant ce tour gagne.',
    otherWins: who => `${who.you ? 'Tu gagnes' : `${who.name} gagne`} donc.`,
    bothPawns: 'Hauteurs, cubes et anneaux des deux couleurs comptent ensemble.',
    why: 'Ce qui décide',
    questions: {
      height: 'Hauteur.',
      parts: 'Moins de cubes dans la boîte.',
      partsLeft: 'Moins de cubes restants.',
      rings: 'Plus d’anneaux.',
    },
    highest: (who, height) => `${who.you ? 'Tu es' : `${who.name} est`} au plus haut, à ${height}.`,
    level: (whos, height) => `À égalité à ${height} : ${names(whos)}.`,
    count: (who, n, of) => `${who.you ? 'toi' : who.name} ${n}${of.length === 0 ? '' : ` (${of.join(', ')})`}`,
    stillLevel: whos => `Encore à égalité : ${names(whos)}.`,
    decides: 'C’est ce qui décide.',
    equal: 'Égalité.',
    notNeeded: 'Pas nécessaire.',
    shared: 'Rien ne les départage : la victoire est partagée.',
  },
  facts: {
    round: n => `Manche ${n}`,
    of: n => `sur ${n}`,
    allRounds: n => `Les ${n} manches`,
    high: layers => `Hauteur ${layers}`,
    stones,
  },
  places: {
    field: (column, height) => `${column} à la hauteur ${height}`,
    cell: (column, layer) => `${column} au niveau ${layer}`,
    pawn,
  },
};

export const fr = tableWords('fr', texts);
