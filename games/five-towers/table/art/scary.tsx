/** Scary: a crooked house with ragged eaves and lit windows. Its roof is a witch's hat, and a bat is about. */
import { path, type StoreyBox, scatter, times } from './geometry.js';
import { SignShape } from './signs.js';

const SIDES = [-1, 1] as const;

/** Each storey leans a little, in turn to the left and to the right. */
const leaning = (v: number): 1 | -1 => (v % 2 === 1 ? 1 : -1);

export function ScaryStorey(box: StoreyBox) {
  const { w, h, v, detail } = box;
  const a = w / 2;
  const lean = leaning(v) * h * 0.06;
  return (
    <>
      <path
        d={path`M${-a * 0.97},0 H${a * 0.97} L${a * 0.9 + lean},${-h * 0.84} H${-a * 0.9 + lean}Z`}
        fill="#6c4ba6"
      />
      {detail > 0 && (
        <>
          <path
            d={path`M${a * 0.97},0 L${a * 0.9 + lean},${-h * 0.84} h${-h * 0.2} L${a * 0.97 - h * 0.26},0Z`}
            fill="#46307a"
            opacity="0.55"
          />
          <path d={stones(box)} fill="#8263bd" />
          <Windows {...box} />
        </>
      )}
      <path d={eave(box)} fill="var(--eave)" />
      {detail > 0 && (
        <path
          d={path`M${-a + h * 0.3},${-h * 0.93} H${a - h * 0.3}`}
          stroke="#6c4ba6"
          strokeWidth={h * 0.05}
          strokeLinecap="round"
          strokeDasharray={`${h * 0.3} ${h * 0.16}`}
        />
      )}
    </>
  );
}

function stones({ w, h, v }: StoreyBox): string {
  const chance = scatter(v + 11);
  const stone = (): string =>
    path`M${(chance() - 0.5) * w * 0.82},${-h * (0.08 + chance() * 0.55)} h${h * 0.22} v${h * 0.1} h${-h * 0.22}Z`;
  return times(Math.min(w / 20, 9), stone).join('');
}

function Windows({ w, h, v, plate }: StoreyBox) {
  const room = (w * 0.9 - plate) / 2;
  if (room <= h * 0.42) return null;
  return SIDES.map(side => (
    <Window
      key={side}
      x={side * (plate / 2 + room * 0.5) + leaning(v) * h * 0.03}
      h={h}
      lit={(v + (side > 0 ? 1 : 0)) % 3 !== 0}
    />
  ));
}

/** Lit, or dark with two eyes. */
function Window({ x, h, lit }: { readonly x: number; readonly h: number; readonly lit: boolean }) {
  const a = h * 0.13;
  const y = -h * 0.14;
  const arch = path`M${x - a},${y} V${y - h * 0.26} Q${x - a},${y - h * 0.4} ${x},${y - h * 0.54} Q${x + a},${y - h * 0.4} ${x + a},${y - h * 0.26} V${y}Z`;
  return (
    <>
      <path d={arch} fill={lit ? '#ffcf5c' : '#2d1b55'} stroke="#2d1b55" strokeWidth={h * 0.05} />
      {lit ? (
        <path
          d={path`M${x},${y} V${y - h * 0.48} M${x - a},${y - h * 0.2} h${2 * a}`}
          stroke="#2d1b55"
          strokeWidth={h * 0.04}
        />
      ) : (
        SIDES.map(side => <circle key={side} cx={x + side * a * 0.4} cy={y - h * 0.22} r={h * 0.04} fill="#ffe9a8" />)
      )}
    </>
  );
}

/** Curled tips and ragged shingles. */
function eave({ w, h, v }: StoreyBox): string {
  const a = w / 2;
  const tip = a + h * 0.13;
  const y = -h * 0.74;
  const tilt = 0.05 * leaning(v);
  const count = Math.max(4, Math.round(w / (h * 0.3)));
  const step = (2 * a - h * 0.12) / count;
  const top = path`M${-tip},${-h * (1.12 + tilt)} Q${-a + h * 0.12},${-h * 0.98} ${-a + h * 0.42},${-h} H${a - h * 0.42} Q${a - h * 0.12},${-h * 0.98} ${tip},${-h * (1.12 - tilt)} Q${a},${-h * 0.9} ${a - h * 0.06},${y}`;
  const shingles = times(count, i => {
    const right = a - h * 0.06 - i * step;
    return path`L${right - step * 0.5},${y + h * (i % 2 === 1 ? 0.13 : 0.08)} L${right - step},${y}`;
  });
  return top + shingles.join('') + path`Q${-a},${-h * 0.9} ${-tip},${-h * (1.12 + tilt)}Z`;
}

export function ScaryRoof({ w, h, detail }: StoreyBox) {
  const a = w / 2 + h * 0.16;
  const x = w * 0.04;
  return (
    <>
      <path
        d={path`M${-a},${-h * 0.02} Q${-w * 0.3},${-h * 0.16} ${-w * 0.26},${-h * 0.45} Q${-w * 0.16},${-h * 0.95} ${w * 0.02},${-h * 1.22} Q${w * 0.1},${-h * 1.42} ${w * 0.34},${-h * 1.36} Q${w * 0.2},${-h * 1.24} ${w * 0.2},${-h} Q${w * 0.24},${-h * 0.5} ${w * 0.32},${-h * 0.26} Q${w * 0.4},${-h * 0.1} ${a},${h * 0.02} Q0,${h * 0.14} ${-a},${-h * 0.02}Z`}
        fill="var(--eave)"
      />
      {detail > 0 && (
        <>
          <path
            d={path`M${-w * 0.28},${-h * 0.36} Q0,${-h * 0.22} ${w * 0.29},${-h * 0.36} L${w * 0.275},${-h * 0.5} Q0,${-h * 0.36} ${-w * 0.25},${-h * 0.5}Z`}
            fill="#e08a2e"
          />
          <circle cx={x} cy={-h * 0.78} r={h * 0.115} fill="#ffcf5c" stroke="#1f1340" strokeWidth={h * 0.05} />
          <path
            d={path`M${x},${-h * 0.9} v${h * 0.24} M${x - h * 0.12},${-h * 0.78} h${h * 0.24}`}
            stroke="#1f1340"
            strokeWidth={h * 0.035}
          />
          <SignShape type="scary" x={-w * 0.5} y={-h * 1.02} size={h * 0.456} turn={-12} tone={BAT} />
        </>
      )}
    </>
  );
}

const BAT = { ink: 'var(--eave)', inner: 'none' };
