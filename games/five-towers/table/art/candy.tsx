/** Candy: a striped cake on a wafer, with icing that drips. Its roof is cream with a cherry. */
import { Clip } from './clip.js';
import { path, type StoreyBox, scatter, times } from './geometry.js';

export function CandyStorey(box: StoreyBox) {
  const { w, h, v, detail } = box;
  const body = (
    <rect x={-w / 2 + h * 0.05} y={-h * 0.98} width={w - h * 0.1} height={h * 0.98} rx={h * 0.32} fill="#e86a9a" />
  );
  return (
    <>
      {detail === 0 ? (
        body
      ) : (
        <Clip shape={body}>
          {body}
          <Pattern {...box} />
          <rect x={w / 2 - h * 0.24} y={-h} width={h * 0.3} height={h} fill="#8d1f50" opacity="0.16" />
        </Clip>
      )}
      <Wafer {...box} />
      <path d={icing(box)} fill={at3(v, '#7b4632', '#fff6ec', '#a9e0d2')} />
      {detail > 0 && <Sweets {...box} />}
    </>
  );
}

const at3 = (v: number, a: string, b: string, c: string): string => (v % 3 === 0 ? a : v % 3 === 1 ? b : c);

function Pattern({ w, h, v }: StoreyBox) {
  const x = -w / 2;
  if (v % 3 === 0) {
    const stripes = times(
      w / (h * 0.42) + 4,
      i => path`M${x + (i - 2) * h * 0.42},0 l${h * 0.5},${-h} h${h * 0.21} l${-h * 0.5},${h}Z`,
    );
    return <path d={stripes.join('')} fill="#fbd3e2" />;
  }
  if (v % 3 === 1)
    return (
      <>
        <rect x={x} y={-h * 0.62} width={w} height={h * 0.15} fill="#fff0dc" />
        <rect x={x} y={-h * 0.47} width={w} height={h * 0.3} fill="#c8467c" />
      </>
    );
  return <Sprinkles w={w} h={h} v={v} />;
}

const SPRINKLES = ['#fff4c2', '#9fe0d2', '#ffffff', '#ffd166'] as const;

function Sprinkles({ w, h, v }: { readonly w: number; readonly h: number; readonly v: number }) {
  const chance = scatter(v + 3);
  const sprinkle = (): string => {
    const turn = chance() * Math.PI;
    const dx = Math.cos(turn) * h * 0.08;
    const dy = Math.sin(turn) * h * 0.08;
    return path`M${(chance() - 0.5) * w},${-h * (0.3 + chance() * 0.45)} l${dx},${dy}`;
  };
  return SPRINKLES.map(colour => (
    <path
      key={colour}
      d={times(Math.min(w / 20, 8), sprinkle).join('')}
      stroke={colour}
      strokeWidth={h * 0.055}
      strokeLinecap="round"
    />
  ));
}

function Wafer({ w, h, detail }: StoreyBox) {
  const x = -w / 2;
  const high = h * 0.27;
  if (detail === 0) return <rect x={x} y={-high} width={w} height={high} rx={h * 0.1} fill="#d99a4e" />;
  const wafer = <rect x={x} y={-high} width={w} height={high} rx={h * 0.1} fill="#e9b872" />;
  const step = h * 0.16;
  const hatch = times(
    w / step + 2,
    i => path`M${x + i * step - h * 0.2},0 l${high},${-high} M${x + i * step - h * 0.2},${-high} l${high},${high}`,
  );
  return (
    <Clip shape={wafer}>
      {wafer}
      <path d={hatch.join('')} fill="none" stroke="#c98f45" strokeWidth={h * 0.028} />
      <rect x={x} y={-high} width={w} height={h * 0.05} fill="#f6d8a4" />
    </Clip>
  );
}

function icing({ w, h, v }: StoreyBox): string {
  const chance = scatter(v + 29);
  const drips = Math.max(3, Math.round(w / (h * 0.4)));
  const step = (w + h * 0.12) / drips;
  const y = -h * 0.82;
  const ix = w / 2 + h * 0.06;
  const rim = path`M${-ix},${y} C${-ix},${-h * 1.02} ${-ix + h * 0.1},${-h * 1.04} ${-ix + h * 0.26},${-h * 1.04} H${ix - h * 0.26} C${ix - h * 0.1},${-h * 1.04} ${ix},${-h * 1.02} ${ix},${y}`;
  const edge = times(drips, i => {
    const right = ix - i * step;
    const left = right - step;
    const deep = h * (i % 2 === v % 2 ? 0.16 + chance() * 0.16 : 0.07 + chance() * 0.06) * 1.33;
    return path`C${right},${y + deep} ${left},${y + deep} ${left},${y}`;
  });
  return `${rim}${edge.join('')}Z`;
}

/** A gleam on the icing and a gumdrop on each shoulder. */
function Sweets({ w, h, v }: StoreyBox) {
  const ix = w / 2 + h * 0.06;
  return (
    <>
      <path
        d={path`M${-ix + h * 0.16},${-h * 0.94} H${ix - h * 0.5}`}
        stroke={at3(v, '#9c6149', '#ffffff', '#d3f3ea')}
        strokeWidth={h * 0.06}
        strokeLinecap="round"
      />
      <Gumdrop x={-w / 2 + h * 0.2} h={h} colour={v % 2 === 1 ? '#57b8a6' : '#f2b134'} />
      <Gumdrop x={w / 2 - h * 0.2} h={h} colour={v % 2 === 1 ? '#f2b134' : '#8a63c7'} />
    </>
  );
}

function Gumdrop({ x, h, colour }: { readonly x: number; readonly h: number; readonly colour: string }) {
  const r = h * 0.13;
  return (
    <>
      <path
        d={path`M${x - r},${-h * 1.02} C${x - r},${-h * 1.3} ${x + r},${-h * 1.3} ${x + r},${-h * 1.02}Z`}
        fill={colour}
      />
      <circle cx={x - h * 0.04} cy={-h * 1.13} r={h * 0.03} fill="#fff" opacity="0.8" />
    </>
  );
}

const SWIRLS = [
  { wide: 0.5, high: 0.34, under: 0 },
  { wide: 0.39, high: 0.32, under: 0.34 * 0.86 },
  { wide: 0.26, high: 0.28, under: (0.34 + 0.32) * 0.86 },
] as const;
const SWIRLS_HIGH = (0.34 + 0.32 + 0.28) * 0.86;

export function CandyRoof({ w, h, detail }: StoreyBox) {
  const y = h * 0.02 - SWIRLS_HIGH * h;
  return (
    <>
      {SWIRLS.map(({ wide, high, under }) => (
        <Swirl key={wide} a={w * wide} high={h * high} y={h * 0.02 - under * h} line={detail > 0 ? h * 0.06 : 0} />
      ))}
      <circle cy={y - h * 0.16} r={h * 0.23} fill="#c8254f" />
      <path
        d={path`M0,${y - h * 0.36} Q${h * 0.02},${y - h * 0.56} ${h * 0.2},${y - h * 0.64}`}
        fill="none"
        stroke="#6d4a30"
        strokeWidth={h * 0.05}
        strokeLinecap="round"
      />
      <circle cx={-h * 0.08} cy={y - h * 0.24} r={h * 0.055} fill="#fff" opacity="0.85" />
    </>
  );
}

function Swirl(props: { readonly a: number; readonly high: number; readonly y: number; readonly line: number }) {
  const { a, high, y, line } = props;
  return (
    <>
      <path
        d={path`M${-a},${y} C${-a - high * 0.5},${y - high * 0.5} ${-a},${y - high} ${-a + high * 0.4},${y - high} H${a - high * 0.4} C${a},${y - high} ${a + high * 0.5},${y - high * 0.5} ${a},${y}Z`}
        fill="#fff4ea"
      />
      {line > 0 && (
        <path
          d={path`M${-a + high * 0.2},${y - high * 0.16} Q0,${y + high * 0.16} ${a},${y - high * 0.5}`}
          fill="none"
          stroke="#f3b4cd"
          strokeWidth={line}
          strokeLinecap="round"
        />
      )}
    </>
  );
}
