import { counter } from '@belfry/engine/words';
import type { Who } from '@belfry/ui';
import { en as game } from '../../../words/en.js';
import type { GroundFact, Layers, Owned, PlanWords, StoneFact } from './catalogue.js';

const count = counter('en');
const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const list = (items: readonly string[]): string => and.format(items);

const whose = ({ you, name }: Who): string => (you ? 'your' : `${name}’s`);
const can = ({ you, name }: Who): string => (you ? 'you can' : `${name} can`);
const coloured = (colour: Owned['colour']): string => (colour === undefined ? '' : `${game.colours[colour]} `);
const stone = ({ who, colour, stone: name }: StoneFact): string => `${whose(who)} ${coloured(colour)}${name}`;
const pawn = ({ who, colour }: Owned): string => `${whose(who)} ${coloured(colour)}pawn`;
const ground = (on: GroundFact): string => (on === 'base' ? 'the base' : on === 'table' ? 'the table' : stone(on));
const layers = ({ from, to }: Layers): string => (from === to ? `layer ${from}` : `layers ${from} to ${to}`);
const up = (height: number | undefined): string => (height === undefined ? 'here' : `to ${height} here`);
const lies = (what: string, columns: readonly string[], at: Layers): string =>
  `${what} in ${list(columns)}, ${layers(at)}`;

export const en: PlanWords = {
  game,
  list,
  clauses: items => items.join('; '),
  headed: (head, rest) => `${head}: ${rest}`,
  fromAbove: 'From above',
  cutAt: layer => `Cut above layer ${layer}`,
  legend: 'number: height of the top; sign: colour',
  legendCut: 'bright: in this layer; pale: further down',
  map: 'The tower from above',
  mapKeys:
    'Arrow keys move over the columns, Page Up and Page Down through the layers. Enter lays the stone in hand there, or chooses the field to climb to; once more, the next way or field.',
  layers: 'Layers',
  layer: layer => `Layer ${layer}`,
  layerUp: 'One layer up',
  layerDown: 'One layer down',
  wholeTower: 'Whole tower',
  stoneLiesIn: ({ from, to }) => (from === to ? `the stone lies in ${from}` : `the stone lies in ${from} to ${to}`),
  here: 'Here:',
  cell: (column, layer) => `${column} at ${layer}`,
  height: height => `height ${height}`,
  surfaces: { wood: 'neutral wood', base: 'base', table: 'table', ...game.colours },
  stone,
  pawn,
  pawnAt: (owned, height) => `${pawn(owned)} at ${height}`,
  roofed: (height, surface, roof, at) =>
    `below it a field at ${height}, ${surface}${roof === undefined ? '' : `, under ${stone(roof)} at ${at}`}`,
  overTable: 'hangs over the table',
  layerFree: layer => `free in layer ${layer}`,
  layerTaken: (layer, by, surface) => `${by} in layer ${layer}, ${surface}`,
  onFoot: (who, height) => `${can(who)} climb ${up(height)} on foot`,
  byRing: (who, ring, height) => `${can(who)} climb ${up(height)} with a ring: ${game.rings[ring]}`,
  noWay: ({ you, name }) => (you ? 'you cannot get here now' : `${name} cannot get here now`),
  placesHere: ({ first, count: here, of, verdict }) =>
    [
      here === 1 ? `place ${first} of ${of}` : `${here} places rest here, the first is place ${first} of ${of}`,
      ...(verdict === undefined ? [] : [en.verdicts[verdict]]),
    ].join(', '),
  noPlaceHere: name => `${name} cannot rest here`,
  inHandHere: (name, at) => `${name} in hand lies here in ${layers(at)}`,
  justBuilt: 'just built',
  inTheWay: 'this is in the way',
  lies,
  restsOn: grounds => `rests on ${list(grounds.map(ground))}`,
  under: roofs =>
    `${list(roofs.map(({ column, by, at }) => `${column} lies under ${'stone' in by ? stone(by) : pawn(by)} at ${at}`))}: it slides in from the side`,
  verdict: ({ verdict, standing, bears, hand, push }) => {
    if (verdict === 'falls') return 'falls by itself';
    if (verdict === 'firm') return `firm, bears ${bears}\u00a0%`;
    if (standing === 'grips') return `shaky, it only stays because it is wedged, bears ${bears}\u00a0%`;
    if (standing === 'leans') return `shaky, it only leans on others, bears ${bears}\u00a0%`;
    const alone = `shaky, bears ${bears}\u00a0%`;
    return push === 0 ? alone : `${alone}, a ${game.hands[hand]} pushes up to ${push}\u00a0%`;
  },
  verdicts: { firm: 'firm', shaky: 'shaky', falls: 'falls' },
  thinking: 'not yet known whether it holds',
  lifts: ({ you, name }, height) => (you ? `you climb to ${height}` : `${name} climbs to ${height}`),
  liftsToo: ({ you, name }, height) => `${you ? 'you' : name} too${height === undefined ? '' : `, to ${height}`}`,
  place: (number, of) => `place ${number} of ${of}`,
  notThere: reason => `Not there: ${reason}.`,
  choosePlace: (name, places) =>
    places === 0 ? `${name} has no place.` : `${count(places, { one: 'place', other: 'places' })} for ${name}.`,
  field: (column, height, surface) =>
    column === undefined ? `the ${surface}, height 0` : `field ${column}, height ${height}, ${surface}`,
  gaits: { foot: 'on foot', trespass: 'with a ring: trespass', leap: 'with a ring: leap' },
  steps: steps => count(steps, { one: 'step', other: 'steps' }),
  way: steps => `the way: ${steps.join(', ')}`,
  table: 'the table',
  crossesTable: 'it crosses the table',
  passes: pawns => `it passes over ${list(pawns.map(pawn))}`,
  leaps: (from, to) => `it leaps from ${from} to ${to}`,
  chooseField: fields =>
    fields === 0
      ? 'No field can be reached.'
      : `${count(fields, { one: 'field', other: 'fields' })} to climb to. Choose one, or stay.`,
  built: (what, columns, at) => `Just built: ${lies(stone(what), columns, at)}.`,
  fell: stones => `${list(stones.map(stone))} fell.`,
  placeList: name => `Places for ${name}`,
  fieldList: 'Fields to climb to',
};
