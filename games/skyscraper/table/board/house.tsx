/** A house on the board, made of pieces that can move. What it means is said beside it: this is only the picture. */
import { classes } from '@belfry/ui';
import type { CSSProperties, ReactNode } from 'react';
import { type CardName, FLOOR_SUM, type Floor, formatCard, missingTo } from '../../rules/index.js';
import { SpecialArt } from '../art/card.js';
import { HalfSymbol } from '../art/half.js';
import { pairOf } from '../art/pairs.js';
import { Balcony, type FloorHalf, Ground, HalfArt, halvesOf, Joint, RoofArt, Scaffold } from '../art/parts.js';
import { floorTop, type HousePlan } from '../art/plan.js';
import { lateBy } from './cues.js';
import styles from './house.module.css';
import late from './late.module.css';
import type { FloorPieces } from './pieces.js';
import type { Played } from './played.js';

interface HouseProps {
  readonly seat: number;
  readonly plan: HousePlan;
  readonly floors: readonly Floor[];
  readonly pieces: readonly FloorPieces[];
  readonly milkshakes: number;
  /** A floor card that waits for its partner, on top. */
  readonly preview: number | undefined;
  /** What came from the hand that is shown. */
  readonly played: Played;
  /** Who served the last milkshake. */
  readonly servedBy: number | undefined;
  /** In so many milliseconds the top floor has arrived. */
  readonly arrives: number | undefined;
}

export function House(props: HouseProps) {
  const { seat, plan, floors, pieces, milkshakes, preview, played, servedBy } = props;
  const built = floors.length + (preview === undefined ? 0 : 1);
  const top = floorTop(plan, built - 1);
  return (
    <div className={styles['house']} style={{ width: plan.width, height: plan.height }} data-place={`house-${seat}`}>
      <Drawing>
        <Scaffold plan={plan} built={built} />
      </Drawing>
      <Piece box={{ left: plan.left, top: plan.height - plan.ground, width: plan.half * 2, height: plan.ground }}>
        <Ground plan={plan} seat={seat} />
      </Piece>
      {floors.map((floor, index) => {
        const names = pieces[index];
        return (
          names && (
            <FloorPiece
              key={names.left}
              seat={seat}
              plan={plan}
              floor={floor}
              index={index}
              names={names}
              played={played}
              arrives={index === floors.length - 1 ? props.arrives : undefined}
            />
          )
        );
      })}
      {preview !== undefined && <Preview plan={plan} value={preview} index={floors.length} />}
      <Piece
        box={{ left: plan.left, top, width: plan.half * 2, height: 1 }}
        className={preview === undefined ? undefined : styles['lifted']}
        name={`roof-${seat}`}
        spot={`roof-${seat}`}
      >
        <RoofArt plan={plan} seat={seat} />
      </Piece>
      {Array.from({ length: milkshakes }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: milkshakes are alike.
        <MilkshakePiece key={i} seat={seat} plan={plan} index={i} from={servedBy} played={played} />
      ))}
    </div>
  );
}

interface PieceProps {
  readonly box: CSSProperties;
  readonly name?: string | undefined;
  readonly from?: string;
  readonly was?: string | undefined;
  readonly to?: string;
  readonly spot?: string;
  readonly order?: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a house that can move. */
function Piece({ box, name, from, was, to, spot, order, className, children }: PieceProps) {
  return (
    <div
      className={classes(styles['piece'], className)}
      style={box}
      data-piece={name}
      data-from={from}
      data-was={was}
      data-to={to}
      data-spot={spot}
      data-order={order}
    >
      <Drawing>{children}</Drawing>
    </div>
  );
}

const Drawing = ({ children }: { readonly children: ReactNode }) => (
  <svg className={styles['drawing']} aria-hidden="true" focusable="false">
    {children}
  </svg>
);

interface FloorProps {
  readonly seat: number;
  readonly plan: HousePlan;
  readonly floor: Floor;
  readonly index: number;
  readonly names: FloorPieces;
  readonly played: Played;
  readonly arrives: number | undefined;
}

function FloorPiece({ seat, plan, floor, index, names, played, arrives }: FloorProps) {
  const { left, right } = halvesOf(floor);
  const top = floorTop(plan, index);
  const half = { top, width: plan.half, height: plan.floor };
  const travel = { from: `seat-${seat}`, to: 'discard', spot: `house-${seat}` };
  const halfTravel = (name: string, { value, joker }: FloorHalf) => ({
    ...travel,
    name,
    order: orderOf(name),
    was: played(seat, joker ? 'joker' : floorCard(value)),
  });
  return (
    <>
      {floor.dog && (
        <Piece
          box={{ left: plan.left + plan.half * 2, top, width: plan.dog, height: plan.floor }}
          name={names.dog}
          was={played(seat, 'dog')}
          {...travel}
        >
          <Balcony plan={plan} />
        </Piece>
      )}
      <Piece box={{ ...half, left: plan.left }} {...halfTravel(names.left, left)}>
        <HalfArt plan={plan} half={left} side="left" />
      </Piece>
      <Piece box={{ ...half, left: plan.left + plan.half }} {...halfTravel(names.right, right)}>
        <HalfArt plan={plan} half={right} side="right" />
      </Piece>
      <Piece
        box={{ ...half, left: plan.left, ...lateBy(arrives) }}
        className={classes(styles['joint'], arrives !== undefined && late['late'])}
        name={`${names.left}+${names.right}`}
        to="discard"
        spot={`house-${seat}`}
      >
        <Joint plan={plan} floor={floor} />
      </Piece>
    </>
  );
}

/** The card with this number. */
const floorCard = (value: number): CardName => formatCard(missingTo(FLOOR_SUM - value));

/** Of two cards of a floor the second one comes later. */
const orderOf = (name: string): number => (name.endsWith('-1') ? 1 : 0);

/** The chosen card as it would lie, and a dashed place for what is missing. */
function Preview({ plan, value, index }: { readonly plan: HousePlan; readonly value: number; readonly index: number }) {
  const isLeft = value * 2 < FLOOR_SUM;
  const side = isLeft ? 'left' : 'right';
  const { half, floor, line } = plan;
  const missing = isLeft ? half : 0;
  const dark = `var(--sk-${pairOf(value)}-d)`;
  return (
    <Piece
      box={{ left: plan.left, top: floorTop(plan, index), width: half * 2, height: floor }}
      className={styles['preview']}
    >
      <rect
        x={missing + line}
        y={line}
        width={half - 2 * line}
        height={floor - 2 * line}
        rx="4"
        fill="#fffaf0"
        stroke={dark}
        strokeWidth={line}
        strokeDasharray={plan.isSmall ? '3 3' : '7 5'}
      />
      <text
        x={missing + half / 2 + (isLeft ? 1 : -1) * floor * 0.12}
        y={floor * 0.7}
        fontSize={floor * 0.6}
        fontWeight={900}
        textAnchor="middle"
        fill={dark}
      >
        {FLOOR_SUM - value}
      </text>
      <HalfArt plan={plan} half={{ value, joker: false }} side={side} x={isLeft ? 0 : half} />
      <HalfSymbol
        pair={pairOf(value)}
        cx={half}
        cy={floor * 0.42}
        r={floor * 0.235}
        line={line}
        side={side}
        rest={!plan.isSmall}
      />
    </Piece>
  );
}

function MilkshakePiece({
  seat,
  plan,
  index,
  from,
  played,
}: {
  readonly seat: number;
  readonly plan: HousePlan;
  readonly index: number;
  readonly from: number | undefined;
  readonly played: Played;
}) {
  const size = plan.isSmall ? plan.floor * 1.05 : 58;
  const left = Math.min(plan.left + plan.half * 2 - 4 + index * size * 0.4, plan.width - size * 0.8);
  return (
    <div
      className={styles['piece']}
      style={{ left, top: plan.height - size * 0.96, width: size, height: size }}
      data-piece={`milkshake-${seat}-${index}`}
      data-from={from === undefined ? undefined : `seat-${from}`}
      data-was={from === undefined ? undefined : played(from, 'milkshake')}
      data-to="discard"
      data-spot={`door-${seat}`}
    >
      <SpecialArt card="milkshake" width={size} line={plan.isSmall ? 5 : 4} />
    </div>
  );
}
