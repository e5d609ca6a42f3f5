/** The pictures of the Turmbauer course. */
import {
  BASE,
  COLOURS,
  colourOf,
  formatPiece,
  isNeutral,
  parseStone,
  type State,
  type StoneName,
  TABLE,
  type Triple,
  tripleOf,
  turnsOfStone,
} from '../rules/index.js';
import styles from './pictures.module.css';
import { BOXES, CLIMBING, DICE, ENDED, FALLEN, FIELDS, GOAL, ROLLED, SECOND_ROUND, type Wish } from './trials.js';
import { type Cube, type Mark, type Paint, type Pawn, WoodArt } from './wood.js';

const paintOf = (colour: number): Paint => COLOURS[colour] ?? 'black';

/** The tower with its base, without some of its stones. */
function cubesIn(state: State, without: readonly string[] = []): Cube[] {
  const base = BASE.map(
    (cell): Cube => ({ at: tripleOf(cell), paint: isNeutral(cell) ? 'wood' : 'base', stone: 'base' }),
  );
  const stones = state.tower
    .filter(({ piece }) => !without.includes(formatPiece(piece)))
    .flatMap(({ piece, cells }) =>
      cells.map(
        (cell): Cube => ({
          at: tripleOf(cell),
          paint: isNeutral(cell) ? 'wood' : paintOf(colourOf(piece)),
          stone: formatPiece(piece),
        }),
      ),
    );
  return [...base, ...stones];
}

const pawnsIn = (state: State): Pawn[] =>
  state.pawns.flatMap((cell, index) => {
    const colour = COLOURS[index];
    return cell === TABLE || colour === undefined ? [] : [{ at: tripleOf(cell), colour }];
  });

interface StoneArtProps {
  readonly stone: StoneName;
  readonly paint: Paint;
  /** The size of a cube in pixels. */
  readonly cube: number;
}

/** A stone by itself, flat on the table. */
export function StoneArt({ stone, paint, cube }: StoneArtProps) {
  const [turn] = turnsOfStone(parseStone(stone)).filter(({ bottoms, cells }) => bottoms.length === cells.length);
  const cubes = (turn?.cells ?? []).map((cell): Cube => {
    const at = tripleOf(BASE_CELL + cell);
    return { at, paint: (isNeutral(BASE_CELL + cell) ? 0 : 1) === turn?.parity ? 'wood' : paint, stone };
  });
  return <WoodArt cubes={cubes} margin={0.1} cube={cube} />;
}

const BASE_CELL = BASE[0] ?? 0;

/** Where somebody would like to put a stone. */
const wished = ({ stone, cells, coloured }: Wish): Cube[] =>
  cells.map((at, index) => ({ at, paint: coloured[index] === true ? 'red' : 'wood', stone, isWish: true }));

export const TowerAtRest = () => <WoodArt cubes={cubesIn(SECOND_ROUND)} />;

export const WishArt = ({ wish, margin = 0.4 }: { readonly wish: Wish; readonly margin?: number }) => (
  <WoodArt cubes={[...cubesIn(SECOND_ROUND), ...wished(wish)]} margin={margin} />
);

/** Pips of a die on a grid of three by three. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
};

const Die = ({ value }: { readonly value: number }) => (
  <svg viewBox="0 0 64 64" className={styles['die']} aria-hidden="true" focusable="false">
    <rect x="3" y="3" width="58" height="58" rx="12" fill="#fffaf0" stroke="#6f4c25" strokeWidth="3" />
    {(PIPS[value] ?? []).map(([x, y]) => (
      <circle key={`${x}${y}`} cx={16 + 16 * x} cy={16 + 16 * y} r="6" fill="#2b2a33" />
    ))}
  </svg>
);

export const DiceArt = () => (
  <div className={styles['dice']}>
    {DICE.map(value => (
      <Die key={value} value={value} />
    ))}
  </div>
);

export const RolledArt = () => (
  <div className={styles['rolled']}>
    <div className={styles['half']}>
      <WoodArt cubes={cubesIn(ROLLED)} margin={0.8} />
    </div>
    <DiceArt />
  </div>
);

const MARKS: readonly Mark[] = Object.entries(FIELDS).map(([text, at]) => ({ text, at }));

/** The red pawn where it was led to. */
const movedTo = (to: Triple | undefined): Pawn[] =>
  pawnsIn(CLIMBING).map(pawn => (to === undefined ? pawn : { ...pawn, at: to }));

interface ClimbArtProps {
  readonly to: Triple | undefined;
  /** The letter of the only field that is marked, if not all are. */
  readonly only?: string;
}

export const ClimbArt = ({ to, only }: ClimbArtProps) => (
  <WoodArt
    cubes={cubesIn(CLIMBING)}
    pawns={movedTo(to)}
    marks={MARKS.filter(({ at, text }) => at.join() !== to?.join() && (only === undefined || text === only))}
    margin={only === undefined ? 0.5 : 0.1}
  />
);

export const RingArt = ({ arrived }: { readonly arrived: boolean }) => (
  <WoodArt
    cubes={cubesIn(CLIMBING)}
    pawns={movedTo(arrived ? GOAL : undefined)}
    flag={arrived ? undefined : GOAL}
    margin={0.5}
  />
);

const DEBRIS: readonly Cube[] = [
  { at: [4, 0, 0], paint: 'green', stone: 'green' },
  { at: [4, 1, 0], paint: 'wood', stone: 'green' },
  { at: [3, 3, 0], paint: 'red', stone: 'red' },
  { at: [2, 3, 0], paint: 'wood', stone: 'red' },
  { at: [1, 3, 0], paint: 'red', stone: 'red' },
  { at: [0, 3, 0], paint: 'wood', stone: 'red' },
];

export const FallArt = () => <WoodArt cubes={[...cubesIn(SECOND_ROUND, FALLEN), ...DEBRIS]} margin={0.4} />;

interface EndArtProps {
  readonly labels: Readonly<Record<'red' | 'blue', string>>;
}

export const EndArt = ({ labels }: EndArtProps) => (
  <div className={styles['ended']}>
    <div className={styles['tower']}>
      <WoodArt cubes={cubesIn(ENDED)} pawns={pawnsIn(ENDED)} margin={0.3} />
    </div>
    <BoxesArt labels={labels} />
  </div>
);

/** What lies in the box. */
export const BoxesArt = ({ labels }: EndArtProps) =>
  (['red', 'blue'] as const).map(colour => (
    <figure key={colour} className={styles['box']}>
      <div className={styles['stones']}>
        {(BOXES[colour] ?? []).map(stone => (
          <StoneArt key={stone} stone={stone} paint={colour} cube={13} />
        ))}
      </div>
      <figcaption>{labels[colour]}</figcaption>
    </figure>
  ));
