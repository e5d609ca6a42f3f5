/** Tree: a trunk with bark, tufts of leaves on its shoulders, now and then a mushroom or a lit hole. Its roof is a crown. */
import { Clip } from './clip.js';
import { moved, path, type StoreyBox, scatter, times } from './geometry.js';

const GREEN = '#4e8b4a';
const LIGHT_GREEN = '#6aa757';
const DARK_GREEN = '#3b7040';
const SIDES = [-1, 1] as const;

export function TreeStorey(box: StoreyBox) {
  const { w, h, v, detail } = box;
  const a = w / 2;
  const trunk = (
    <path
      d={path`M${-a},0 C${-a + h * 0.16},${-h * 0.2} ${-a + h * 0.17},${-h * 0.72} ${-a + h * 0.04},${-h} H${a - h * 0.04} C${a - h * 0.17},${-h * 0.72} ${a - h * 0.16},${-h * 0.2} ${a},0Z`}
      fill="#8a5f3b"
    />
  );
  return (
    <>
      {detail > 0 && <Twig a={a} h={h} side={v % 2 === 1 ? 1 : -1} />}
      {detail === 0 ? (
        trunk
      ) : (
        <Clip shape={trunk}>
          {trunk}
          <Bark {...box} />
        </Clip>
      )}
      {SIDES.map(side => (
        <Tuft key={side} x={side * (a - h * 0.14)} h={h} side={side} rich={detail > 0} />
      ))}
      {detail === 2 && w > h * 3 && <Guest x={(v % 2 === 1 ? -1 : 1) * (a - h * 0.5)} h={h} v={v} />}
    </>
  );
}

interface LeafProps {
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly turn: number;
  readonly colour: string;
}

const Leaf = ({ x, y, long: l, turn, colour }: LeafProps) => (
  <path
    d={path`M0,0 C${l * 0.25},${-l * 0.38} ${l * 0.75},${-l * 0.34} ${l},0 C${l * 0.75},${l * 0.34} ${l * 0.25},${l * 0.38} 0,0Z`}
    fill={colour}
    transform={moved(x, y, 1, turn)}
  />
);

function Twig({ a, h, side }: { readonly a: number; readonly h: number; readonly side: 1 | -1 }) {
  const x = side * (a + h * 0.16);
  return (
    <>
      <path
        d={path`M${side * (a - h * 0.2)},${-h * 0.3} Q${side * (a + h * 0.1)},${-h * 0.36} ${side * (a + h * 0.2)},${-h * 0.52}`}
        fill="none"
        stroke="#6d4a30"
        strokeWidth={h * 0.09}
        strokeLinecap="round"
      />
      <Leaf x={x} y={-h * 0.46} long={h * 0.34} turn={side > 0 ? -20 : 200} colour={LIGHT_GREEN} />
      <Leaf x={x} y={-h * 0.5} long={h * 0.3} turn={side > 0 ? -85 : 265} colour={GREEN} />
    </>
  );
}

function Bark({ w, h, v }: StoreyBox) {
  const a = w / 2;
  const chance = scatter(v + 5);
  const lines = times(w / (h * 0.3), i => {
    const x = -a + h * 0.22 + i * h * 0.3 + chance() * h * 0.1;
    const low = -h * (0.02 + chance() * 0.2);
    const high = -h * (0.6 + chance() * 0.38);
    return path`M${x},${low} Q${x + (chance() - 0.5) * h * 0.18},${(low + high) / 2} ${x},${high}`;
  });
  const dark = lines.filter((_, i) => i % 3 !== 0).join('');
  const light = lines.filter((_, i) => i % 3 === 0).join('');
  return (
    <>
      <g fill="none" strokeWidth={h * 0.05} strokeLinecap="round">
        <path d={dark} stroke="#6d4a30" />
        <path d={light} stroke="#a97a4d" />
      </g>
      <rect x={a - h * 0.42} y={-h} width={h * 0.5} height={h} fill="#3f2715" opacity="0.18" />
      <rect x={-a} y={-h * 0.1} width={w} height={h * 0.1} fill="#5a3b24" opacity="0.6" />
    </>
  );
}

/** The leaves of a tuft: how they turn, how long they are, their green. */
const FAN = [
  [70, 0.8, DARK_GREEN],
  [35, 1, GREEN],
  [5, 1.02, LIGHT_GREEN],
  [-28, 0.95, '#86bb63'],
  [-62, 0.85, GREEN],
  [110, 0.7, LIGHT_GREEN],
  [150, 0.62, GREEN],
] as const;
const SMALL_FAN = [
  [45, 1, GREEN],
  [0, 1.05, GREEN],
  [-40, 1, GREEN],
] as const;

function Tuft(props: { readonly x: number; readonly h: number; readonly side: 1 | -1; readonly rich: boolean }) {
  const { x, h, side, rich } = props;
  return (rich ? FAN : SMALL_FAN).map(([turn, long, colour]) => (
    <Leaf
      key={turn}
      x={x}
      y={-h * 0.92}
      long={h * long * (rich ? 0.46 : 0.56)}
      turn={side > 0 ? turn : 180 - turn}
      colour={colour}
    />
  ));
}

/** A mushroom, a lit hole, or nobody. */
function Guest({ x, h, v }: { readonly x: number; readonly h: number; readonly v: number }) {
  if (v % 4 === 0)
    return (
      <>
        <path d={path`M${x - h * 0.16},${-h * 0.26} a${h * 0.16},${h * 0.15} 0 0 1 ${h * 0.32},0Z`} fill="#d6493a" />
        <rect x={x - h * 0.05} y={-h * 0.26} width={h * 0.1} height={h * 0.16} rx={h * 0.03} fill="#f6ead2" />
        <circle cx={x - h * 0.05} cy={-h * 0.32} r={h * 0.025} fill="#fff" />
        <circle cx={x + h * 0.06} cy={-h * 0.31} r={h * 0.022} fill="#fff" />
      </>
    );
  if (v % 4 !== 1) return null;
  return (
    <>
      <circle cx={x} cy={-h * 0.42} r={h * 0.14} fill="#ffd27a" stroke="#4a2d17" strokeWidth={h * 0.045} />
      <path
        d={path`M${x},${-h * 0.535} v${h * 0.23} M${x - h * 0.115},${-h * 0.42} h${h * 0.23}`}
        stroke="#4a2d17"
        strokeWidth={h * 0.035}
      />
    </>
  );
}

/** The lobes of the crown: where, in half widths and heights, and how big. */
const LOBES = [
  [-0.62, 0.2, 0.34],
  [0.62, 0.2, 0.34],
  [-0.36, 0.5, 0.4],
  [0.4, 0.52, 0.4],
  [0, 0.36, 0.46],
  [0, 0.86, 0.42],
  [-0.86, 0.06, 0.2],
  [0.86, 0.06, 0.2],
] as const;
const APPLES = [
  [-0.5, 0.3],
  [0.3, 0.3],
  [0.05, 0.7],
  [0.6, 0.55],
  [-0.3, 0.72],
] as const;

export function TreeRoof({ w, h, detail }: StoreyBox) {
  const a = w / 2;
  const gleam = LOBES.slice(2, 6).map(
    ([x, y, r]) =>
      path`M${x * a - r * h * 0.6},${-h * (y + 0.12)} a${r * h * 0.6},${r * h * 0.6} 0 0 1 ${r * h * 0.7},${-r * h * 0.42}`,
  );
  return (
    <>
      {LOBES.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x * a} cy={-h * y} r={r * h * 1.05} fill={DARK_GREEN} />
      ))}
      {LOBES.slice(0, 6).map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x * a - h * 0.04} cy={-h * (y + 0.05)} r={r * h * 0.88} fill={GREEN} />
      ))}
      {detail > 0 && (
        <>
          <path d={gleam.join('')} fill="none" stroke="#86bb63" strokeWidth={h * 0.07} strokeLinecap="round" />
          {APPLES.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x * a} cy={-h * y} r={h * 0.065} fill="#d6493a" />
          ))}
        </>
      )}
    </>
  );
}
