/** The texts of Turmbauer, one catalogue for each language. */
import { type GameWords, type Language, type Phrases, phrase } from '@belfry/engine/words';
import {
  type Action,
  type Cell,
  COLOURS,
  type Colour,
  type ColourName,
  colourOf,
  type FIGURES,
  formatStone,
  type Hand,
  type Piece,
  type Refusal,
  type Ring,
  type Stone,
  type StoneName,
  sizeOf,
  stoneOf,
  type Turmbauer,
  tripleOf,
} from '../rules/index.js';

export interface TurmbauerWords extends GameWords<Turmbauer> {
  readonly language: Language;
  readonly colours: Readonly<Record<ColourName, string>>;
  /** What a ring is used for. */
  readonly rings: Readonly<Record<Ring, string>>;
  readonly hands: Readonly<Record<Hand, string>>;
  /** A stone of the colour on turn: `stone 3a`. */
  readonly stone: (stone: Stone) => string;
  /** A stone of any colour, as in `red stone 3a fell`. */
  readonly piece: (piece: Piece) => string;
  /** A colour's pawn, as in `the red pawn stays`. */
  readonly pawn: (colour: Colour) => string;
  readonly actions: Readonly<Record<Action['type'], string>>;
  readonly figures: Readonly<Record<(typeof FIGURES)[number], string>>;
  /** `explain` with other names for some things: a table has people, and columns with letters. */
  readonly explainWith: (names: Partial<Names>, refusal: Refusal) => string;
}

/** What a translator writes. Stones and cells are called as in records: `3a`, `[1, 0, 2]`. */
export interface TurmbauerTexts {
  readonly name: string;
  readonly score: string;
  readonly colours: TurmbauerWords['colours'];
  readonly rings: TurmbauerWords['rings'];
  readonly hands: TurmbauerWords['hands'];
  readonly stone: (name: StoneName) => string;
  /** A stone by the name of its colour and its own. */
  readonly piece: (colour: string, name: StoneName) => string;
  readonly pawns: Readonly<Record<ColourName, string>>;
  readonly refusals: (name: Names) => Phrases<Refusal>;
  readonly actions: TurmbauerWords['actions'];
  readonly figures: TurmbauerWords['figures'];
}

interface Names {
  readonly stone: (stone: Stone) => string;
  /** How many parts a stone has. */
  readonly size: (stone: Stone) => number;
  readonly piece: (piece: Piece) => string;
  readonly pawn: (colour: Colour) => string;
  readonly ring: (ring: Ring) => string;
  readonly cell: (cell: Cell) => string;
  /** The first few. */
  readonly cells: (cells: readonly Cell[]) => string;
}

export function catalogue(language: Language, texts: TurmbauerTexts): TurmbauerWords {
  const stone = (which: Stone): string => texts.stone(formatStone(which));
  const piece = (which: Piece): string =>
    texts.piece(nameOf(texts.colours, colourOf(which)), formatStone(stoneOf(which)));
  const pawn = (colour: Colour): string => nameOf(texts.pawns, colour);
  const ring = (which: Ring): string => texts.rings[which];
  const names: Names = { stone, size: sizeOf, piece, pawn, ring, cell: nameOfCell, cells: firstOf };
  const refusals = texts.refusals(names);
  return {
    language,
    name: texts.name,
    score: texts.score,
    colours: texts.colours,
    rings: texts.rings,
    hands: texts.hands,
    stone,
    piece,
    pawn,
    actions: texts.actions,
    figures: texts.figures,
    explain: refusal => phrase(refusals, refusal),
    explainWith: (others, refusal) => {
      const { cell = nameOfCell } = others;
      const cells = (all: readonly Cell[]): string => firstFew(all.map(cell));
      return phrase(texts.refusals({ ...names, cells, ...others }), refusal);
    },
  };
}

function nameOf(names: Readonly<Record<ColourName, string>>, colour: Colour): string {
  const name = COLOURS[colour];
  return name === undefined ? '?' : names[name];
}

const nameOfCell = (cell: Cell): string => `[${tripleOf(cell).join(', ')}]`;

const A_FEW = 4;

const firstOf = (cells: readonly Cell[]): string => firstFew(cells.map(nameOfCell));

export const firstFew = (names: readonly string[]): string =>
  (names.length > A_FEW ? [...names.slice(0, A_FEW), '…'] : names).join(', ');
