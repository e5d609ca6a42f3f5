import { counter, ofName } from '@belfry/engine/words';
import type { Who } from '@belfry/ui';
import { fr as game } from '../../../words/fr.js';
import type { GroundFact, Layers, Owned, PlanWords, StoneFact } from './catalogue.js';

const count = counter('fr');
const and = new Intl.ListFormat('fr', { type: 'conjunction' });
const list = (items: readonly string[]): string => and.format(items);

/** `ton bloc 5b`, `le bloc 5b de Jonas`. */
const owned = (thing: string, { who, colour }: Owned, name = ''): string => {
  const full = [thing, colour === undefined ? '' : game.colours[colour], name].filter(part => part !== '').join(' ');
  return who.you ? `ton ${full}` : `le ${full} ${ofName(who.name)}`;
};
const stone = (fact: StoneFact): string => owned('bloc', fact, fact.stone);
const pawn = (fact: Owned): string => owned('pion', fact);
const ground = (on: GroundFact): string => (on === 'base' ? 'le socle' : on === 'table' ? 'la table' : stone(on));
const layers = ({ from, to }: Layers): string => (from === to ? `niveau ${from}` : `niveaux ${from} à ${to}`);
const can = ({ you, name }: Who): string => (you ? 'tu peux' : `${name} peut`);
const up = (height: number | undefined): string => (height === undefined ? 'ici' : `ici à ${height}`);
const lies = (what: string, columns: readonly string[], at: Layers): string =>
  `${what} en ${list(columns)}, ${layers(at)}`;

export const fr: PlanWords = {
  game,
  list,
  clauses: items => items.join('\u00a0; '),
  headed: (head, rest) => `${head}\u00a0: ${rest}`,
  fromAbove: 'Vu d’en haut',
  cutAt: layer => `Coupe au-dessus du niveau ${layer}`,
  legend: 'nombre : hauteur du sommet ; signe : couleur',
  legendCut: 'vif : à ce niveau ; pâle : plus bas',
  map: 'La tour vue d’en haut',
  mapKeys:
    'Les flèches parcourent les colonnes, Page préc. et Page suiv. les niveaux. Entrée pose le bloc en main à cet endroit ou choisit la case où grimper ; une fois encore : la position ou la case suivante.',
  layers: 'Niveaux',
  layer: layer => `Niveau ${layer}`,
  layerUp: 'Un niveau plus haut',
  layerDown: 'Un niveau plus bas',
  wholeTower: 'Toute la tour',
  stoneLiesIn: ({ from, to }) =>
    from === to ? `le bloc est au niveau ${from}` : `le bloc est aux niveaux ${from} à ${to}`,
  here: 'Ici :',
  cell: (column, layer) => `${column} à ${layer}`,
  height: height => `hauteur ${height}`,
  surfaces: { wood: 'bois clair', base: 'socle', table: 'table', ...game.colours },
  stone,
  pawn,
  pawnAt: (fact, height) => `${pawn(fact)} à ${height}`,
  roofed: (height, surface, roof, at) =>
    `dessous, une case à ${height}, ${surface}${roof === undefined ? '' : `, sous ${stone(roof)} à ${at}`}`,
  overTable: 'surplombe la table',
  layerFree: layer => `libre au niveau ${layer}`,
  layerTaken: (layer, by, surface) => `${by} au niveau ${layer}, ${surface}`,
  onFoot: (who, height) => `${can(who)} grimper ${up(height)} à pied`,
  byRing: (who, ring, height) => `${can(who)} grimper ${up(height)} avec un anneau : ${game.rings[ring]}`,
  noWay: ({ you, name }) => (you ? 'tu ne peux pas venir ici maintenant' : `${name} ne peut pas venir ici maintenant`),
  placesHere: ({ first, count: here, of, verdict }) =>
    [
      here === 1
        ? `emplacement ${first} sur ${of}`
        : `${here} emplacements s’appuient ici, le premier est le ${first} sur ${of}`,
      ...(verdict === undefined ? [] : [fr.verdicts[verdict]]),
    ].join(', '),
  noPlaceHere: name => `le ${name} ne peut pas s’appuyer ici`,
  inHandHere: (name, at) => `le ${name} en main serait ici, ${layers(at)}`,
  justBuilt: 'vient d’être posé',
  inTheWay: 'c’est ce qui gêne',
  lies,
  restsOn: grounds => `repose sur ${list(grounds.map(ground))}`,
  under: roofs =>
    `${list(roofs.map(({ column, by, at }) => `${column} est sous ${'stone' in by ? stone(by) : pawn(by)} à ${at}`))} : il se glisse par le côté`,
  verdict: ({ verdict, standing, bears, hand, push }) => {
    if (verdict === 'falls') return 'tombe tout seul';
    if (verdict === 'firm') return `solide, supporte ${bears}\u00a0%`;
    if (standing === 'grips') return `fragile, il n’est que coincé, supporte ${bears}\u00a0%`;
    if (standing === 'leans') return `fragile, il ne fait que s’appuyer contre d’autres, supporte ${bears}\u00a0%`;
    const alone = `fragile, supporte ${bears}\u00a0%`;
    return push === 0 ? alone : `${alone}, une ${game.hands[hand]} pousse jusqu’à ${push}\u00a0%`;
  },
  verdicts: { firm: 'solide', shaky: 'fragile', falls: 'tombe' },
  thinking: 'on ne sait pas encore si cela tient',
  lifts: ({ you, name }, height) => (you ? `tu grimpes à ${height}` : `${name} grimpe à ${height}`),
  liftsToo: ({ you, name }, height) => `${you ? 'toi' : name} aussi${height === undefined ? '' : `, à ${height}`}`,
  place: (number, of) => `emplacement ${number} sur ${of}`,
  notThere: reason => `Pas ici : ${reason}.`,
  choosePlace: (name, places) =>
    places === 0
      ? `Il n’y a pas d’emplacement pour le ${name}.`
      : `${count(places, { one: 'emplacement', other: 'emplacements' })} pour le ${name}.`,
  field: (column, height, surface) =>
    column === undefined ? `la ${surface}, hauteur 0` : `case ${column}, hauteur ${height}, ${surface}`,
  gaits: { foot: 'à pied', trespass: 'avec un anneau : libre passage', leap: 'avec un anneau : saut' },
  steps: steps => count(steps, { one: 'pas', other: 'pas' }),
  way: steps => `le chemin : ${steps.join(', ')}`,
  table: 'la table',
  crossesTable: 'il passe par la table',
  passes: pawns => `il passe par-dessus ${list(pawns.map(pawn))}`,
  leaps: (from, to) => `il saute de ${from} à ${to}`,
  chooseField: fields =>
    fields === 0
      ? 'Aucune case n’est accessible.'
      : `${count(fields, { one: 'case', other: 'cases' })} où grimper. Choisis-en une ou reste sur place.`,
  built: (what, columns, at) => `Vient d’être posé : ${lies(stone(what), columns, at)}.`,
  fell: stones => `Tombé : ${list(stones.map(stone))}.`,
  placeList: name => `Emplacements pour le ${name}`,
  fieldList: 'Cases où grimper',
};
