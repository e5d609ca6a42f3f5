/** The parts of a house, each drawn from its own upper left corner. */
import { FLOOR_SUM, type Floor } from '../../rules/index.js';
import { Dog, DogHead } from './dog.js';
import { Half, PairSymbol } from './half.js';
import { INK, OUTLINE, PALE, round } from './ink.js';
import { pairOf } from './pairs.js';
import { type HousePlan, winningLine } from './plan.js';
import { Roof, styleOf } from './roofs.js';

export interface FloorHalf {
  readonly value: number;
  readonly joker: boolean;
}

/** The two halves of a floor, the lower number on the left. */
export function halvesOf({ value, joker }: Floor): { readonly left: FloorHalf; readonly right: FloorHalf } {
  const given = { value, joker: false };
  const other = { value: FLOOR_SUM - value, joker };
  return given.value < other.value ? { left: given, right: other } : { left: other, right: given };
}

interface HalfProps {
  readonly plan: HousePlan;
  readonly half: FloorHalf;
  readonly side: 'left' | 'right';
  readonly x?: number;
}

export const HalfArt = ({ plan, half, side, x = 0 }: HalfProps) => (
  <Half
    value={half.value}
    joker={half.joker}
    side={side}
    x={x}
    y={0}
    w={plan.half}
    h={plan.floor}
    line={plan.line}
    digit={digitIn(plan)}
  />
);

/** In a narrow floor a number leaves the symbol its room. */
const digitIn = ({ half, floor }: HousePlan) => ({ size: Math.min(0.8, (half * 0.85) / floor), y: 0.425, dx: 0 });

/** Where the halves meet, and what a joker stands for. */
export function Joint({ plan, floor }: { readonly plan: HousePlan; readonly floor: Floor }) {
  const { left, right } = halvesOf(floor);
  return (
    <>
      <PairSymbol
        pair={pairOf(left.value)}
        cx={plan.half}
        cy={plan.floor * 0.42}
        r={Math.min(plan.floor * 0.235, plan.half * 0.25)}
        line={plan.line}
      />
      {left.joker && <JokerTag plan={plan} value={left.value} x={0} out={0.34} />}
      {right.joker && <JokerTag plan={plan} value={right.value} x={plan.half * 2} out={floor.dog ? 0 : 0.34} />}
    </>
  );
}

interface JokerTagProps {
  readonly plan: HousePlan;
  readonly value: number;
  /** The outer wall of the joker's half. */
  readonly x: number;
  /** How much of the tag sticks out; nothing where a dog sits. */
  readonly out: number;
}

/** `=8`, at the outer corner of the joker's half. */
function JokerTag({ plan, value, x, out }: JokerTagProps) {
  const height = Math.min(plan.floor * (plan.isSmall ? 0.44 : 0.4), plan.half * 0.46);
  const width = height * 1.45;
  const left = x === 0 ? -width * out : x - width * (1 - out) - (out === 0 ? plan.line : 0);
  const top = plan.floor - height * 0.92;
  return (
    <>
      <rect
        {...OUTLINE}
        x={round(left)}
        y={round(top)}
        width={round(width)}
        height={round(height)}
        rx={round(height * 0.32)}
        fill={PALE}
        strokeWidth={plan.line}
      />
      <text
        x={round(left + width / 2)}
        y={round(top + height * 0.8)}
        fontSize={round(height * 0.84)}
        fontWeight={900}
        textAnchor="middle"
        fill={INK}
      >
        {`=${value}`}
      </text>
    </>
  );
}

/** A dog on its balcony; drawn from the upper right corner of its floor. */
export function Balcony({ plan }: { readonly plan: HousePlan }) {
  const { dog, floor, line, isSmall } = plan;
  const size = isSmall ? dog * 1.2 : Math.min(dog * 1.02, floor * 1.2);
  const y = floor * 0.875 - size * (isSmall ? 0.64 : 0.945);
  return (
    <>
      <path
        {...OUTLINE}
        d={`M0 ${round(floor * 0.86)}h${round(dog * 0.92)}v${round(floor * 0.12)}H0Z`}
        fill="#c79c6a"
        strokeWidth={line}
      />
      <path
        {...OUTLINE}
        d={`M${round(dog * 0.1)} ${round(floor * 0.98)}L0 ${round(floor * 1.18)}`}
        strokeWidth={line}
        fill="none"
      />
      <g
        transform={`translate(${round(dog * 0.46 - size / 2)} ${round(y)}) scale(${round(size / 100)})`}
        strokeWidth={isSmall ? 5.5 : 4}
      >
        {isSmall ? <DogHead /> : <Dog />}
      </g>
    </>
  );
}

/** Door and windows. */
export function Ground({ plan, seat }: { readonly plan: HousePlan; readonly seat: number }) {
  const { half, ground: h, line } = plan;
  const { wall, roof } = styleOf(seat);
  const door = round(h * 0.27);
  return (
    <g strokeWidth={line}>
      <rect {...OUTLINE} x={0} y={0} width={round(2 * half)} height={round(h)} fill={wall} />
      <path
        {...OUTLINE}
        d={`M${round(half - door)} ${round(h)}V${round(h * 0.42)}q0 ${-door} ${door} ${-door}t${door} ${door}V${round(h)}Z`}
        fill={roof}
      />
      <circle cx={round(half + h * 0.13)} cy={round(h * 0.64)} r={round(h * 0.045)} fill="#fff1d6" />
      {[half * 0.18, half * 1.5].map(x => (
        <g key={x}>
          <rect
            {...OUTLINE}
            x={round(x)}
            y={round(h * 0.24)}
            width={round(half * 0.32)}
            height={round(h * 0.4)}
            fill="#fff3c4"
          />
          <path {...OUTLINE} d={`M${round(x - half * 0.04)} ${round(h * 0.68)}h${round(half * 0.4)}`} fill="none" />
        </g>
      ))}
    </g>
  );
}

/** The roof on floors that end at the upper edge 0: it stands above. */
export function RoofArt({ plan, seat }: { readonly plan: HousePlan; readonly seat: number }) {
  const across = (2 * plan.half) / 100;
  const up = plan.roof / 40;
  return (
    <g
      transform={`translate(0 ${round(-plan.roof)}) scale(${round(across)} ${round(up)})`}
      strokeWidth={round(plan.line / Math.sqrt(across * up))}
    >
      <Roof seat={seat} line={2.4} />
    </g>
  );
}

/** Poles up to the winning line, and a dashed line for every floor that is missing. */
export function Scaffold({ plan, built }: { readonly plan: HousePlan; readonly built: number }) {
  const { left, half, height, ground, floor, goal, isSmall } = plan;
  const right = left + 2 * half;
  const top = round(winningLine(plan) - 4);
  const missing = Array.from({ length: Math.max(0, goal - built) }, (_, i) =>
    round(height - ground - (built + i + 1) * floor),
  );
  return (
    <g stroke="var(--sk-scaffold)" strokeWidth={isSmall ? 1.2 : 2} opacity=".8" fill="none">
      <path d={`M${round(left)} ${height}V${top}M${round(right)} ${height}V${top}`} />
      <path
        d={missing.map(y => `M${round(left)} ${y}H${round(right)}`).join('')}
        strokeDasharray={isSmall ? '3 3' : '7 6'}
      />
    </g>
  );
}
