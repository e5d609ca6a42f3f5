/** Wooden cubes and pawns, as many as it takes. */
import { COLOURS, type Colour } from '../rules/index.js';

const fill = (colour: Colour): string => `var(--${COLOURS[colour] ?? 'black'})`;

const CUBE = 14;

/** A cube with a lit edge: the colour of its player, or plain wood. */
function Cube({ x, y, colour }: { readonly x: number; readonly y: number; readonly colour: Colour | 'wood' }) {
  const face = colour === 'wood' ? 'var(--wood)' : fill(colour);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={CUBE} height={CUBE} rx="1.6" fill={face} stroke="var(--wood-d)" strokeWidth="1.2" />
      <path d={`M2 ${CUBE - 2.4}H${CUBE - 2}`} stroke="#000" strokeWidth="1.6" opacity="0.16" />
      <path d={`M2 2.4H${CUBE - 2}`} stroke="#fff" strokeWidth="1.6" opacity="0.35" />
    </g>
  );
}

/** A pawn standing on 0,0; its colour's first mark is on its belly, so that colour is not alone. */
function PawnShape({ colour }: { readonly colour: Colour }) {
  return (
    <g stroke="var(--ink)" strokeWidth="1.2">
      <path d="M-7 0H7L4.4-5C3.6-8 3.4-10 3-12H-3C-3.4-10-3.6-8-4.4-5Z" fill={fill(colour)} />
      <circle cy="-15.4" r="4.8" fill={fill(colour)} />
      <g fill="#fff" stroke="none">
        {MARKS[colour]}
      </g>
    </g>
  );
}

const MARKS = [
  <circle key="red" cy="-4" r="2" />,
  <rect key="blue" x="-1.9" y="-5.9" width="3.8" height="3.8" />,
  <path key="green" d="M0-6.6 2.6-2H-2.6Z" />,
  <path key="black" d="M0-6.6 2.4-4 0-1.4-2.4-4Z" />,
];

export const PawnSign = ({ colour, size = 24 }: { readonly colour: Colour; readonly size?: number }) => (
  <svg viewBox="-11 -22 22 24" width={size} height={size} aria-hidden="true" focusable="false">
    <PawnShape colour={colour} />
  </svg>
);

interface ColumnShapeProps {
  readonly colour: Colour;
  readonly height: number;
  readonly scale?: number;
}

/** A pawn on its way up, standing on 0,0: two cubes wide and as high as it stands. */
export const ColumnShape = ({ colour, height, scale = 1 }: ColumnShapeProps) => (
  <g transform={`scale(${scale})`}>
    {Array.from({ length: height }, (_, level) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a level is known by its height.
      <g key={level}>
        <Cube x={-CUBE} y={-(level + 1) * CUBE} colour={level % 2 === 0 ? 'wood' : colour} />
        <Cube x={0} y={-(level + 1) * CUBE} colour={level % 2 === 0 ? colour : 'wood'} />
      </g>
    ))}
    <g transform={`translate(0 ${-height * CUBE - 0.6})`}>
      <PawnShape colour={colour} />
    </g>
  </g>
);

const WIDTH = 60;
const PAWN = 24;

/** How high a drawing with a pawn at this height is. */
export const columnHeight = (height: number): number => height * CUBE + PAWN;

interface ColumnArtProps {
  readonly colour: Colour;
  readonly height: number;
  /** The height for which there must be room. */
  readonly room: number;
}

export const ColumnArt = ({ colour, height, room }: ColumnArtProps) => (
  <svg
    viewBox={`${-WIDTH / 2} ${-columnHeight(room)} ${WIDTH} ${columnHeight(room)}`}
    preserveAspectRatio="xMidYMax meet"
    aria-hidden="true"
    focusable="false"
  >
    <ColumnShape colour={colour} height={height} />
  </svg>
);

/** A stone of so many parts, plain and coloured in turn. */
export function StoneSign({ size, colour }: { readonly size: number; readonly colour: Colour }) {
  const across = size > 3 ? Math.ceil(size / 2) : size;
  const rows = size > 3 ? 2 : 1;
  return (
    <svg
      viewBox={`-1 -1 ${across * CUBE + 2} ${rows * CUBE + 2}`}
      width={across * 10}
      height={rows * 10}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: size }, (_, part) => {
        const x = part % across;
        const y = Math.floor(part / across);
        return (
          <Cube
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place.
            key={part}
            x={x * CUBE}
            y={(rows - 1 - y) * CUBE}
            colour={(x + y) % 2 === 0 ? colour : 'wood'}
          />
        );
      })}
    </svg>
  );
}
