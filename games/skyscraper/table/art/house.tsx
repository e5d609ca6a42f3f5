/** A whole skyscraper in one picture, at any size. */
import type { Floor } from '../../rules/index.js';
import { round } from './ink.js';
import { Balcony, Ground, HalfArt, halvesOf, Joint, RoofArt, Scaffold } from './parts.js';
import { floorTop, type HousePlan, planHouse } from './plan.js';
import { Milkshake } from './treats.js';

interface HouseArtProps {
  readonly seat: number;
  readonly floors: readonly Floor[];
  /** How many floors win. */
  readonly goal: number;
  readonly width: number;
  readonly height: number;
  /** Poles and dashed lines for what is missing. */
  readonly scaffold?: boolean;
  readonly milkshakes?: number;
  /** The style of what has just come: the top floor, with the roof on it. */
  readonly rising?: string | undefined;
}

export function HouseArt(props: HouseArtProps) {
  const { seat, floors, goal, width, height, scaffold = true, milkshakes = 0, rising } = props;
  const plan = planHouse(width, height, goal);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
      overflow="visible"
    >
      {scaffold && <Scaffold plan={plan} built={floors.length} />}
      <g transform={`translate(${round(plan.left)} ${round(height - plan.ground)})`}>
        <Ground plan={plan} seat={seat} />
      </g>
      {floors.map((floor, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a floor is known by its place.
        <g key={index} className={index === floors.length - 1 ? rising : undefined}>
          <FloorArt plan={plan} floor={floor} index={index} />
        </g>
      ))}
      <g transform={`translate(${round(plan.left)} ${round(floorTop(plan, floors.length - 1))})`}>
        <g key={floors.length} className={rising}>
          <RoofArt plan={plan} seat={seat} />
        </g>
      </g>
      {Array.from({ length: milkshakes }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: milkshakes are alike.
        <Shake key={i} plan={plan} index={i} />
      ))}
    </svg>
  );
}

function FloorArt({ plan, floor, index }: { readonly plan: HousePlan; readonly floor: Floor; readonly index: number }) {
  const { left, right } = halvesOf(floor);
  return (
    <g transform={`translate(${round(plan.left)} ${round(floorTop(plan, index))})`}>
      {floor.dog && (
        <g transform={`translate(${round(plan.half * 2)} 0)`}>
          <Balcony plan={plan} />
        </g>
      )}
      <HalfArt plan={plan} half={left} side="left" />
      <HalfArt plan={plan} half={right} side="right" x={plan.half} />
      <Joint plan={plan} floor={floor} />
    </g>
  );
}

/** A milkshake at the door. */
function Shake({ plan, index }: { readonly plan: HousePlan; readonly index: number }) {
  const size = plan.isSmall ? plan.floor * 1.05 : 62;
  const x = plan.left + plan.half * 2 - 5 + index * size * 0.45;
  return (
    <g
      transform={`translate(${round(x)} ${round(plan.height - size * 0.95)}) scale(${round(size / 100)})`}
      strokeWidth={plan.isSmall ? 5 : 4}
    >
      <Milkshake />
    </g>
  );
}
