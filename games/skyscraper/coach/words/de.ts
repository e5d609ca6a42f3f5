import { counter } from '@belfry/engine/words';
import type { CardName } from '../../rules/index.js';
import { de as game } from '../../words/de.js';
import type { SkyscraperTipTexts } from './catalogue.js';

const count = counter('de');
const cards = (n: number): string => count(n, { one: 'Karte', other: 'Karten' });
const list = new Intl.ListFormat('de');
const pair = ([one, other]: readonly [CardName, CardName]): string => `${game.cards[one]} + ${game.cards[other]}`;
/** `die 6`, `den Joker (6)`. */
const stolen = (card: CardName, stands: number | undefined): string =>
  stands === undefined ? `die ${game.cards[card]}` : `den ${game.cards[card]} (${stands})`;
/** `deine 6`, `deinen Dieb`. */
const yours = (card: CardName): string =>
  `${/\d/.test(card) || card === 'wrecking-ball' ? 'deine' : 'deinen'} ${game.cards[card]}`;

export const de: SkyscraperTipTexts = {
  goal: ({ goal, rivals }) => ({
    title: `${goal} Stockwerke gewinnen`,
    text: `Zwei Karten, die zusammen 9 ergeben, sind ein Stockwerk; wer zuerst ${goal} hat, gewinnt. ${list.format(rivals)} ${rivals.length === 1 ? 'baut' : 'bauen'} auch und ${rivals.length === 1 ? 'darf' : 'dürfen'} deine klauen.`,
  }),
  win: ({ way }) => ({
    title: 'Du kannst jetzt gewinnen!',
    text:
      way.type === 'build'
        ? `${pair(way.cards)} ist das Stockwerk, das dir fehlt.`
        : `Deine ${way.with} klaut ${stolen(way.card, way.stands)} von ${way.name}, und das ist das Stockwerk, das dir fehlt.`,
  }),
  short: () => ({
    title: 'Eins fehlt noch',
    text: 'Noch ein Stockwerk, und du gewinnst sofort. Die anderen sehen das auch: Schütz dein oberstes, wenn du kannst.',
  }),
  threat: ({ name, help }) => ({
    title: 'Vorsicht!',
    text: `${name} fehlt nur noch ein Stockwerk. ${
      {
        none: 'Nichts auf deiner Hand verhindert das: Bau und hoffe.',
        'steal-floor': 'Du kannst eins klauen: Wähle eine Stockwerk-Karte und schau, was leuchtet.',
        jackhammer: 'Dein Presslufthammer kann eins wegnehmen.',
        'wrecking-ball': 'Deine Abrissbirne kann eins wegnehmen.',
        milkshake: `Mit einem Milchshake setzt ${name} aus.`,
        'donut-truck': 'Mit dem Donut-Truck bist du vorher noch einmal dran.',
        thief: 'Ein Dieb erwischt vielleicht die Karte, die dafür nötig ist.',
        'super-thief': 'Der Superdieb erwischt vielleicht die Karte, die dafür nötig ist.',
      }[help ?? 'none']
    }`,
  }),
  pair: ({ cards: [one, other] }) => ({
    title: `${one} + ${other} = 9`,
    text: `Das ist ein Stockwerk: Wähle auf deiner Hand die ${one}, dann die ${other}. In einem Zug darfst du bauen, so oft du kannst.`,
  }),
  joker: ({ card, stands }) => ({
    title: 'Der Joker springt ein',
    text: `Er steht für das, was zur 9 fehlt: Neben deiner ${card} ist er eine ${stands}. Das bleibt er, solange er dort liegt.`,
  }),
  steal: ({ name, card, stands, with: own }) => ({
    title: 'Klau ein Stockwerk',
    text: `Deine ${own} holt ${stolen(card, stands)} von ${name}, zusammen 9: eins mehr für dich, eins weniger dort. Klauen kann man nur oberste Stockwerke ohne Hund.`,
  }),
  dog: ({ floor, isTop }) => ({
    title: 'Ein Hund hält Wache',
    text: `Neben deinem Stockwerk ${floor} hält er Diebe und Presslufthämmer ab. ${isTop ? 'In Gefahr ist immer das oberste.' : 'Dein oberstes hat schon einen.'}`,
  }),
  bone: ({ name, floor }) => ({
    title: 'Ein Knochen für den Hund',
    text: `Er lockt den Hund von ${name} weg von Stockwerk ${floor}; beide Karten kommen weg. Dann ist der Weg frei.`,
  }),
  jackhammer: ({ name, cards: floor }) => ({
    title: 'Der Presslufthammer',
    text: `Er nimmt ein oberstes Stockwerk weg, zum Beispiel ${pair(floor)} von ${name}. Nur ein Hund hält ihn auf.`,
  }),
  'wrecking-ball': ({ name, cards: floor, dog }) => ({
    title: 'Die Abrissbirne',
    text: `Sie nimmt ein oberstes Stockwerk weg, zum Beispiel ${pair(floor)} von ${name}${dog ? ', und den Hund dazu' : ''}. Nichts hält sie auf, und es gibt nur eine.`,
  }),
  thief: ({ name, cards: n }) => ({
    title: 'Ein Dieb',
    text: `Er zieht jemandem blind eine Karte aus der Hand; ${name} etwa hat ${n}. Du darfst sie gleich spielen.`,
  }),
  'super-thief': ({ names }) => ({
    title: 'Der Superdieb',
    text: `Er zieht blind je eine Karte von ${list.format(names)}. Du darfst sie gleich spielen.`,
  }),
  milkshake: ({ name }) => ({
    title: 'Ein Milchshake',
    text: `Gib ihn zum Beispiel ${name}: Der nächste Zug geht fürs Trinken drauf. Nichts ziehen, nichts spielen.`,
  }),
  'donut-truck': () => ({
    title: 'Der Donut-Truck',
    text: 'Ruf ihn, und nach diesem Zug bist du noch einmal dran. Alle anderen stehen für Donuts an.',
  }),
  open: ({ cards: [one, other] }) => ({
    title: 'Dein oberstes steht offen',
    text: `Wer eine ${one} oder eine ${other} hat, kann es klauen. Ein Hund daneben verhindert das, ein neues Stockwerk darüber auch.`,
  }),
  'floor-lost': ({ name, how }) => ({
    title: 'Ein Stockwerk ist weg',
    text: {
      'steal-floor': `${name} hat aus deinem obersten eine Karte geholt und damit gebaut. Ein Hund hält solche Diebe fern.`,
      jackhammer: `${name} hat dein oberstes zerstört. Ein Hund daneben hätte den Presslufthammer aufgehalten.`,
      'wrecking-ball': `${name} hat dein oberstes zerstört. Gegen die Abrissbirne hilft nichts, aber es gibt nur eine.`,
    }[how],
  }),
  robbed: ({ name, card }) => ({
    title: 'Du wurdest bestohlen',
    text: `${name} hat blind ${yours(card)} gezogen. Was sich bauen lässt, ist im Haus sicherer als auf der Hand.`,
  }),
  missed: ({ name }) => ({
    title: 'Du hast ausgesetzt',
    text: `${name === undefined ? 'Vor dir stand ein Milchshake' : `${name} hat dir einen Milchshake gegeben`}: Ihn zu trinken, war dein Zug. Jetzt spielst du wieder.`,
  }),
  end: ({ draws, next }) => ({
    title: 'Nichts mehr zu bauen?',
    text: `Beende den Zug: ${draws === 0 ? 'Mit drei oder mehr Karten ziehst du keine' : `Du ziehst ${cards(draws)}, bis du drei hast`}. ${next === undefined ? 'Dann bist du noch einmal dran.' : `Dann ist ${next} dran.`}`,
  }),
  full: ({ cards: n }) => ({
    title: 'Deine Hand ist voll',
    text: `Mit ${n} Karten ziehst du zu Beginn deines Zuges keine. Spiel etwas aus: Sonderkarten werden selten besser.`,
  }),
  over: ({ won, name, floors }) => ({
    title: won ? 'Du hast gewonnen!' : 'Das war’s',
    text: won
      ? 'Dein Hochhaus steht. Die nächste Partie schaffst du ohne mich.'
      : `${name} hat ${count(floors, { one: 'Stockwerk', other: 'Stockwerke' })} und gewinnt. Klau früh und bewach dein oberstes: Versuch es noch einmal!`,
  }),
};
