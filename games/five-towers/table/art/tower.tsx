/** A whole tower, tapering from its ground to its top. */
import type { ReactNode } from 'react';
import type { TowerIndex, Value } from '../../rules/index.js';
import styles from './art.module.css';
import { type Detail, moved, ROOF } from './geometry.js';
import { heightOf, layOut, type Place, type Room } from './layout.js';
import { plateWidth } from './plate.js';
import { StoreyShape } from './storey.js';

/** A storey that is not there yet: what may come next. */
export interface Ghost {
  readonly value: Value;
  /** The one that is asked for now. */
  readonly live?: boolean;
}

export interface TowerArtProps {
  readonly tower: TowerIndex;
  /** From the bottom up. */
  readonly values: readonly Value[];
  readonly width: number;
  readonly height: number;
  readonly detail?: Detail;
  readonly ghosts?: readonly Ghost[];
  /** What stands in a badge beside a storey, by its place from the bottom: the order of placing. */
  readonly marks?: Readonly<Record<number, string>>;
  /** The height of a storey, where there is room; so that towers side by side are of one measure. */
  readonly storey?: number;
  /** Names for storeys that may move: see `usePieceMotion`. By place from the bottom. */
  readonly pieces?: readonly (string | undefined)[];
  /** Which storeys were built just now, and as the how-manieth. By place from the bottom. */
  readonly orders?: Readonly<Record<number, number>>;
  /** Badges stand on the right, or on the left where the right is the edge. */
  readonly side?: 1 | -1;
}

const STOREY = { 0: 12, 1: 26, 2: 42 } as const;
/** Figures of 12 pixels fill a storey of this height. */
const LEAST = 15;
/** The widest storey, in the width of the drawing. */
const FULL = 0.84;

const NO_GHOSTS: readonly Ghost[] = [];

type Standing = Pick<TowerArtProps, 'values' | 'width' | 'height' | 'detail' | 'ghosts' | 'storey'>;

const roomFor = ({ width, height, detail = 1, storey = STOREY[detail] }: Standing): Room => ({
  width: width * FULL,
  height: height - 2,
  detail,
  storey,
  least: LEAST,
});

const placesOf = (standing: Standing): readonly Place[] =>
  layOut([...standing.values, ...(standing.ghosts ?? NO_GHOSTS).map(ghost => ghost.value)], roomFor(standing));

/** How high a tower drawn like this is, in pixels. */
export const towerHeight = (standing: Standing): number => {
  const places = placesOf(standing);
  return places.length === 0 ? roomFor(standing).storey : heightOf(places);
};

/** A tower at the bottom centre of its drawing. Says nothing by itself: what holds it names it. */
export function TowerArt(props: TowerArtProps) {
  const { tower, values, width, height, ghosts = NO_GHOSTS } = props;
  const room = roomFor(props);
  const places = placesOf(props);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
      className={styles['tower']}
      data-tower={tower}
    >
      <g transform={moved(width / 2, height)}>
        {places.length === 0 && <EmptyPlot w={room.width} h={room.storey} />}
        {places.map(place => (
          <g key={place.index} transform={moved(0, place.y)}>
            <StoreyOf
              tower={tower}
              place={place}
              under={places[place.index - 1]}
              ghost={ghosts[place.index - values.length]}
              piece={props.pieces?.[place.index]}
              order={props.orders?.[place.index]}
            />
            {props.marks?.[place.index] !== undefined && (
              <Badge place={place} side={props.side ?? 1} text={props.marks[place.index] ?? ''} />
            )}
          </g>
        ))}
      </g>
    </svg>
  );
}

const EmptyPlot = ({ w, h }: { readonly w: number; readonly h: number }) => (
  <rect
    x={-w * 0.4}
    y={-h * 1.02}
    width={w * 0.8}
    height={h}
    rx={h * 0.16}
    fill="none"
    stroke="var(--ink-3)"
    strokeWidth={h < 16 ? 1.5 : 2}
    strokeDasharray="5 4"
  />
);

interface StoreyOfProps {
  readonly tower: TowerIndex;
  readonly place: Place;
  readonly under: Place | undefined;
  readonly ghost: Ghost | undefined;
  readonly piece: string | undefined;
  readonly order: number | undefined;
}

function StoreyOf({ tower, place, under, ghost, piece, order }: StoreyOfProps) {
  const { value, w, h, detail } = place;
  const shape = <StoreyShape tower={tower} value={value} w={w} h={h} detail={detail} />;
  if (ghost !== undefined)
    return (
      <>
        <g opacity={ghost.live ? 0.74 : 0.46}>{shape}</g>
        <GhostFrame place={place} live={ghost.live ?? false} />
      </>
    );
  return (
    <g data-piece={piece} data-spot="tower" data-order={order} className={styles['piece']}>
      {under !== undefined && detail > 0 && <Shadow w={Math.min(w, under.w) - h * 0.3} h={h} />}
      {detail === 0 && order !== undefined && h > 0 ? <Carried tower={tower} place={place} shape={shape} /> : shape}
    </g>
  );
}

/** The height at which a storey is drawn with everything there is. */
const LARGE = 40;

/** A silhouette that comes flying is the card itself, with its number, until it stands there. */
function Carried({ tower, place: { value, w, h }, shape }: CarriedProps) {
  const scale = h / LARGE;
  return (
    <>
      <g className={styles['standing']}>{shape}</g>
      <g className={styles['carried']} transform={moved(0, 0, scale)}>
        <StoreyShape tower={tower} value={value} w={w / scale} h={LARGE} detail={2} />
      </g>
    </>
  );
}

interface CarriedProps extends Pick<StoreyOfProps, 'tower' | 'place'> {
  readonly shape: ReactNode;
}

/** What a storey casts on the one below it. */
const Shadow = ({ w, h }: { readonly w: number; readonly h: number }) => (
  <rect x={-w / 2} width={w} height={h * 0.09} fill="#1c1208" opacity="0.22" />
);

function GhostFrame({ place: { w, h, value }, live }: { readonly place: Place; readonly live: boolean }) {
  const high = value === 0 ? h * (0.85 + ROOF) : h;
  return (
    <rect
      x={-w / 2 - h * 0.16}
      y={-high - h * 0.12}
      width={w + h * 0.32}
      height={high + h * 0.14}
      rx={h * 0.18}
      fill="none"
      stroke="var(--act)"
      strokeWidth={live ? 3 : 2}
      strokeDasharray="7 5"
      className={live ? styles['pulse'] : undefined}
    />
  );
}

interface BadgeProps {
  readonly place: Place;
  readonly side: 1 | -1;
  readonly text: string;
}

function Badge({ place: { w, h, value }, side, text }: BadgeProps) {
  const r = Math.max(9, h * 0.27);
  const x = side * Math.max(w / 2 - 2, plateWidth(value, h) / 2 + r + 1);
  return (
    <>
      <circle cx={x} cy={-h * 0.5} r={r} fill="var(--act)" stroke="var(--paper-2)" strokeWidth="2" />
      <text
        x={x}
        y={-h * 0.5 + r * 0.45}
        textAnchor="middle"
        fontSize={Math.max(12, r * 1.2)}
        fontWeight="900"
        fill="var(--act-ink)"
      >
        {text}
      </text>
    </>
  );
}
