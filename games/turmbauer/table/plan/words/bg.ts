import { counter } from '@belfry/engine/words';
import type { Who } from '@belfry/ui';
import { bg as game } from '../../../words/bg.js';
import type { GroundFact, Layers, Owned, PlanWords, StoneFact } from './catalogue.js';

const count = counter('bg');
const and = new Intl.ListFormat('bg', { type: 'conjunction' });
const list = (items: readonly string[]): string => and.format(items);

/** `твоето блокче 5b`, `блокче 5b на Йонас`. */
const stone = ({ who, colour, stone: name }: StoneFact): string => {
  const tint = colour === undefined ? '' : `${game.colours[colour]} `;
  return who.you ? `твоето ${tint}блокче ${name}` : `${tint}блокче ${name} на ${who.name}`;
};
const TINTS = { red: 'червена', blue: 'синя', green: 'зелена', black: 'черна' } as const;
const pawn = ({ who, colour }: Owned): string => {
  const tint = colour === undefined ? '' : TINTS[colour];
  if (who.you) return tint === '' ? 'твоята пионка' : `твоята ${tint} пионка`;
  return tint === '' ? `пионката на ${who.name}` : `${tint}та пионка на ${who.name}`;
};
const ground = (on: GroundFact): string => (on === 'base' ? 'основата' : on === 'table' ? 'масата' : stone(on));
const layers = ({ from, to }: Layers): string => (from === to ? `ниво ${from}` : `нива ${from} до ${to}`);
const can = ({ you, name }: Who): string => (you ? 'можеш да се качиш' : `${name} може да се качи`);
const up = (height: number | undefined): string => (height === undefined ? 'тук' : `тук на ${height}`);
const lies = (what: string, columns: readonly string[], at: Layers): string =>
  `${what} на ${list(columns)}, ${layers(at)}`;

export const bg: PlanWords = {
  game,
  list,
  clauses: items => items.join('; '),
  headed: (head, rest) => `${head}: ${rest}`,
  fromAbove: 'Отгоре',
  cutAt: layer => `Разрез над ниво ${layer}`,
  legend: 'число: височина на върха; знак: цвят',
  legendCut: 'ярко: в това ниво; бледо: по-надолу',
  map: 'Кулата отгоре',
  mapKeys:
    'Стрелките водят по колоните, Page Up и Page Down през нивата. Enter поставя там блокчето от ръката или избира полето за качване; още веднъж: следващия начин или поле.',
  layers: 'Нива',
  layer: layer => `Ниво ${layer}`,
  layerUp: 'Едно ниво нагоре',
  layerDown: 'Едно ниво надолу',
  wholeTower: 'Цялата кула',
  stoneLiesIn: ({ from, to }) => (from === to ? `блокчето е в ${from}` : `блокчето е в ${from} до ${to}`),
  here: 'Тук:',
  cell: (column, layer) => `${column} на ${layer}`,
  height: height => `височина ${height}`,
  surfaces: { wood: 'светло дърво', base: 'основа', table: 'маса', ...game.colours },
  stone,
  pawn,
  pawnAt: (owned, height) => `${pawn(owned)} на ${height}`,
  roofed: (height, surface, roof, at) =>
    `отдолу поле на ${height}, ${surface}${roof === undefined ? '' : `, под ${stone(roof)} на ${at}`}`,
  overTable: 'надвисва над масата',
  layerFree: layer => `свободно в ниво ${layer}`,
  layerTaken: (layer, by, surface) => `в ниво ${layer} ${by}, ${surface}`,
  onFoot: (who, height) => `${can(who)} ${up(height)} пеша`,
  byRing: (who, ring, height) => `${can(who)} ${up(height)} с пръстен: ${game.rings[ring]}`,
  noWay: ({ you, name }) => (you ? 'сега не можеш да стигнеш дотук' : `${name} сега не може да стигне дотук`),
  placesHere: ({ first, count: here, of, verdict }) =>
    [
      here === 1 ? `място ${first} от ${of}` : `${here} места се опират тук, първото е място ${first} от ${of}`,
      ...(verdict === undefined ? [] : [bg.verdicts[verdict]]),
    ].join(', '),
  noPlaceHere: name => `${name} не може да се опре тук`,
  inHandHere: (name, at) => `${name} в ръката би лежало тук, ${layers(at)}`,
  justBuilt: 'току-що построено',
  inTheWay: 'това пречи',
  lies,
  restsOn: grounds => `лежи върху ${list(grounds.map(ground))}`,
  under: roofs =>
    `${list(roofs.map(({ column, by, at }) => `${column} е под ${'stone' in by ? stone(by) : pawn(by)} на ${at}`))}: плъзга се отстрани`,
  verdict: ({ verdict, standing, bears, hand, push }) => {
    if (verdict === 'falls') return 'пада само';
    if (verdict === 'firm') return `стабилно, издържа ${bears}\u00a0%`;
    if (standing === 'grips') return `нестабилно, само е заклещено, издържа ${bears}\u00a0%`;
    if (standing === 'leans') return `нестабилно, само се подпира на други, издържа ${bears}\u00a0%`;
    const alone = `нестабилно, издържа ${bears}\u00a0%`;
    return push === 0 ? alone : `${alone}, ${game.hands[hand]} бута с до ${push}\u00a0%`;
  },
  verdicts: { firm: 'стабилно', shaky: 'нестабилно', falls: 'пада' },
  thinking: 'още не се знае дали ще издържи',
  lifts: ({ you, name }, height) => (you ? `качваш се на ${height}` : `${name} се качва на ${height}`),
  liftsToo: ({ you, name }, height) => `${you ? 'ти' : name} също${height === undefined ? '' : `, на ${height}`}`,
  place: (number, of) => `място ${number} от ${of}`,
  notThere: reason => `Там не може: ${reason}.`,
  choosePlace: (name, places) =>
    places === 0 ? `За ${name} няма място.` : `${count(places, { one: 'място', other: 'места' })} за ${name}.`,
  field: (column, height, surface) =>
    column === undefined ? `${surface}та, височина 0` : `поле ${column}, височина ${height}, ${surface}`,
  gaits: { foot: 'пеша', trespass: 'с пръстен: свободен път', leap: 'с пръстен: скок' },
  steps: steps => count(steps, { one: 'стъпка', other: 'стъпки' }),
  way: steps => `пътят: ${steps.join(', ')}`,
  table: 'масата',
  crossesTable: 'минава през масата',
  passes: pawns => `минава през ${list(pawns.map(pawn))}`,
  leaps: (from, to) => `скок от ${from} на ${to}`,
  chooseField: fields =>
    fields === 0
      ? 'Няма поле, до което може да се стигне.'
      : `${count(fields, { one: 'поле', other: 'полета' })} за качване. Избери едно или остани.`,
  built: (what, columns, at) => `Току-що построено: ${lies(stone(what), columns, at)}.`,
  fell: stones => `Паднаха: ${list(stones.map(stone))}.`,
  placeList: name => `Места за ${name}`,
  fieldList: 'Полета за качване',
};
