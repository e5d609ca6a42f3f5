/** What 8, 9 and 0 do, told by gold: a terrace with marks up takes any card, brackets with marks down go on any card. */
import { path, type StoreyBox, times } from './geometry.js';

const GOLD = '#f7b73f';
const SHADOW = '#c47f17';
const LINE = '#5a3703';
const SIDES = [-1, 1] as const;

/** The gold on a storey. Nothing on ordinary cards. */
export function Gold(box: StoreyBox) {
  if (box.v === 8) return <Terrace {...box} />;
  return box.v === 9 ? <Brackets {...box} /> : null;
}

const outline = ({ h, detail }: StoreyBox) => (detail > 0 ? { stroke: LINE, strokeWidth: h * 0.045 } : {});

function Terrace(box: StoreyBox) {
  const { w, h } = box;
  const a = w / 2;
  return (
    <>
      {SIDES.map(side => (
        <rect
          key={side}
          x={side * (a + h * 0.12) - h * 0.08}
          y={-h * 1.22}
          width={h * 0.16}
          height={h * 0.3}
          rx={h * 0.04}
          fill={GOLD}
          {...outline(box)}
        />
      ))}
      <rect
        x={-a - h * 0.22}
        y={-h}
        width={w + h * 0.44}
        height={h * 0.23}
        rx={h * 0.05}
        fill={GOLD}
        {...outline(box)}
      />
      <path d={path`M${-a - h * 0.18},${-h * 0.8} h${w + h * 0.36}`} stroke={SHADOW} strokeWidth={h * 0.05} />
      {box.detail > 0 && <Marks w={w} y={-h * 0.9} size={h * 0.08} up />}
    </>
  );
}

function Brackets(box: StoreyBox) {
  const { w, h } = box;
  const a = w / 2;
  return (
    <>
      {SIDES.map(side => (
        <path
          key={side}
          d={path`M${side * (a + h * 0.12)},${-h * 0.02} L${side * (a - h * 0.12)},${h * 0.3} L${side * (a - h * 0.34)},${h * 0.3} L${side * (a - h * 0.34)},${-h * 0.02}Z`}
          fill="#8a570c"
        />
      ))}
      <rect
        x={-a - h * 0.16}
        y={-h * 0.21}
        width={w + h * 0.32}
        height={h * 0.23}
        rx={h * 0.05}
        fill={GOLD}
        {...outline(box)}
      />
      <path d={path`M${-a - h * 0.12},${-h * 0.01} h${w + h * 0.24}`} stroke={SHADOW} strokeWidth={h * 0.05} />
      {box.detail > 0 && <Marks w={w} y={-h * 0.11} size={h * 0.08} />}
    </>
  );
}

interface MarksProps {
  readonly w: number;
  readonly y: number;
  readonly size: number;
  readonly up?: boolean;
  readonly count?: number;
}

/** A row of arrowheads around x = 0. */
function Marks({ w, y, size, up = false, count = 5 }: MarksProps) {
  const tip = (up ? -0.6 : 0.6) * size;
  const mark = (i: number): string => {
    const x = (i - (count - 1) / 2) * w * 0.19;
    return path`M${x - size},${y - tip} L${x},${y + tip} L${x + size},${y - tip}`;
  };
  return (
    <path
      d={times(count, mark).join('')}
      fill="none"
      stroke={LINE}
      strokeWidth={size * 0.62}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** The same marks by themselves, for the key: terrace, brackets, roof. */
export function SpecialMark({ value }: { readonly value: 8 | 9 | 0 }) {
  return (
    <svg viewBox="0 0 34 15" width="34" height="15" aria-hidden="true" focusable="false">
      {value === 0 ? (
        <path d="M3 14 17 2l14 12Z" fill="var(--brick)" />
      ) : (
        <g transform="translate(17 7)">
          <rect x="-16" y="-5" width="32" height="10" rx="2" fill={GOLD} stroke={LINE} strokeWidth="1.5" />
          <Marks w={42} y={0} size={2.8} up={value === 8} count={3} />
        </g>
      )}
    </svg>
  );
}
