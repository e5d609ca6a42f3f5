import { counter } from '@belfry/engine/words';
import type { Who } from '@belfry/ui';
import { de as game } from '../../../words/de.js';
import type { GroundFact, Layers, Owned, PlanWords, StoneFact } from './catalogue.js';

const count = counter('de');
const and = new Intl.ListFormat('de', { type: 'conjunction' });
const list = (items: readonly string[]): string => and.format(items);

/** `dein Baustein 5b`, `Baustein 5b von Jonas`, with the ending that its case wants. */
const stoneIn = (ending: '' | 'em', { who, colour, stone: name }: StoneFact): string => {
  const of = colour === undefined ? '' : ` in ${game.colours[colour]}`;
  return who.you ? `dein${ending} Baustein ${name}${of}` : `Baustein ${name}${of} von ${who.name}`;
};
const ADJECTIVES = { red: 'rote', blue: 'blaue', green: 'grüne', black: 'schwarze' } as const;
const adjective = (colour: Owned['colour'], ending: '' | 'n'): string =>
  colour === undefined ? '' : `${ADJECTIVES[colour]}${ending} `;
const pawn = ({ who, colour }: Owned): string =>
  who.you ? `deine ${adjective(colour, '')}Spielfigur` : `die ${adjective(colour, '')}Spielfigur von ${who.name}`;
const pawnDative = ({ who, colour }: Owned): string =>
  who.you ? `deiner ${adjective(colour, 'n')}Spielfigur` : `der ${adjective(colour, 'n')}Spielfigur von ${who.name}`;
const ground = (on: GroundFact): string =>
  on === 'base' ? 'dem Grundstein' : on === 'table' ? 'dem Tisch' : stoneIn('em', on);
const layers = ({ from, to }: Layers): string => (from === to ? `Ebene ${from}` : `Ebenen ${from} bis ${to}`);
const can = ({ you, name }: Who): string => (you ? 'du kannst' : `${name} kann`);
const up = (height: number | undefined): string => (height === undefined ? 'hierher' : `hier auf ${height}`);
const lies = (what: string, columns: readonly string[], at: Layers): string =>
  `${what} in ${list(columns)}, ${layers(at)}`;

export const de: PlanWords = {
  game,
  list,
  clauses: items => items.join('; '),
  headed: (head, rest) => `${head}: ${rest}`,
  fromAbove: 'Von oben',
  cutAt: layer => `Schnitt über Ebene ${layer}`,
  legend: 'Zahl: Höhe der Oberseite; Zeichen: Farbe',
  legendCut: 'kräftig: in dieser Ebene; blass: weiter unten',
  map: 'Der Turm von oben',
  mapKeys:
    'Die Pfeiltasten gehen über die Felder der Karte, Bild auf und Bild ab durch die Ebenen. Die Eingabetaste legt den Baustein dorthin oder wählt das Feld zum Klettern; noch einmal: die nächste Lage oder das nächste Feld.',
  layers: 'Ebenen',
  layer: layer => `Ebene ${layer}`,
  layerUp: 'Eine Ebene höher',
  layerDown: 'Eine Ebene tiefer',
  wholeTower: 'Ganzer Turm',
  stoneLiesIn: ({ from, to }) =>
    from === to ? `der Baustein liegt in ${from}` : `der Baustein liegt in ${from} bis ${to}`,
  here: 'Hier:',
  cell: (column, layer) => `${column} auf ${layer}`,
  height: height => `Höhe ${height}`,
  surfaces: { wood: 'helles Holz', base: 'Grundstein', table: 'Tisch', ...game.colours },
  stone: fact => stoneIn('', fact),
  pawn,
  pawnAt: (owned, height) => `${pawn(owned)} auf ${height}`,
  roofed: (height, surface, roof, at) =>
    `darunter ein Feld auf ${height}, ${surface}${roof === undefined ? '' : `, unter ${stoneIn('em', roof)} auf ${at}`}`,
  overTable: 'ragt über den Tisch',
  layerFree: layer => `in Ebene ${layer} frei`,
  layerTaken: (layer, by, surface) => `in Ebene ${layer} ${by}, ${surface}`,
  onFoot: (who, height) => `${can(who)} ${up(height)} klettern, zu Fuß`,
  byRing: (who, ring, height) => `${can(who)} ${up(height)} klettern, mit Bauring: ${game.rings[ring]}`,
  noWay: ({ you, name }) => (you ? 'hierher kommst du jetzt nicht' : `hierher kommt ${name} jetzt nicht`),
  placesHere: ({ first, count: here, of, verdict }) =>
    [
      here === 1 ? `Platz ${first} von ${of}` : `${here} Plätze ruhen hier, der erste ist Platz ${first} von ${of}`,
      ...(verdict === undefined ? [] : [de.verdicts[verdict]]),
    ].join(', '),
  noPlaceHere: name => `${name} kann hier nicht ruhen`,
  inHandHere: (name, at) => `${name} in deiner Hand läge hier in ${layers(at)}`,
  justBuilt: 'gerade gebaut',
  inTheWay: 'das ist im Weg',
  lies,
  restsOn: grounds => `ruht auf ${list(grounds.map(ground))}`,
  under: roofs =>
    `${list(roofs.map(({ column, by, at }) => `${column} liegt unter ${'stone' in by ? stoneIn('em', by) : pawnDative(by)} auf ${at}`))}: Er wird von der Seite eingeschoben`,
  verdict: ({ verdict, standing, bears, hand, push }) => {
    if (verdict === 'falls') return 'fällt von allein';
    if (verdict === 'firm') return `fest, hält ${bears}\u00a0% aus`;
    if (standing === 'grips') return `wackelig, er klemmt nur, hält ${bears}\u00a0% aus`;
    if (standing === 'leans') return `wackelig, er lehnt nur an anderen, hält ${bears}\u00a0% aus`;
    const alone = `wackelig, hält ${bears}\u00a0% aus`;
    return push === 0 ? alone : `${alone}, eine ${game.hands[hand]} stößt mit bis zu ${push}\u00a0%`;
  },
  verdicts: { firm: 'fest', shaky: 'wackelig', falls: 'fällt' },
  thinking: 'ob es hält, ist noch nicht bekannt',
  lifts: ({ you, name }, height) => (you ? `du kletterst auf ${height}` : `${name} klettert auf ${height}`),
  liftsToo: ({ you, name }, height) => `${you ? 'du' : name} auch${height === undefined ? '' : `, auf ${height}`}`,
  place: (number, of) => `Platz ${number} von ${of}`,
  notThere: reason => `Dort nicht: ${reason}.`,
  choosePlace: (name, places) =>
    places === 0
      ? `Für ${name} gibt es keinen Platz.`
      : `${count(places, { one: 'Platz', other: 'Plätze' })} für ${name}.`,
  field: (column, height, surface) =>
    column === undefined ? `der ${surface}, Höhe 0` : `Feld ${column}, Höhe ${height}, ${surface}`,
  gaits: { foot: 'zu Fuß', trespass: 'mit Bauring: freie Bahn', leap: 'mit Bauring: Stufensprung' },
  steps: steps => count(steps, { one: 'Schritt', other: 'Schritte' }),
  way: steps => `der Weg: ${steps.join(', ')}`,
  table: 'der Tisch',
  crossesTable: 'er führt über den Tisch',
  passes: pawns => `er führt an ${list(pawns.map(pawnDative))} vorbei`,
  leaps: (from, to) => `Sprung von ${from} auf ${to}`,
  chooseField: fields =>
    fields === 0
      ? 'Kein Feld ist zu erreichen.'
      : `${count(fields, { one: 'Feld', other: 'Felder' })} zum Klettern. Wähl eines oder bleib stehen.`,
  built: (what, columns, at) => `Gerade gebaut: ${lies(stoneIn('', what), columns, at)}.`,
  fell: stones => `Gefallen: ${list(stones.map(each => stoneIn('', each)))}.`,
  placeList: name => `Plätze für ${name}`,
  fieldList: 'Felder zum Klettern',
};
