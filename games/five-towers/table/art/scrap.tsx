/** Scrap: plates of different metal between girders, rivets, a pipe on one side. Its roof is a dome with an aerial. */
import type { ReactNode } from 'react';
import { Clip } from './clip.js';
import { path, type StoreyBox, times } from './geometry.js';

const DARK = '#39424b';

export function ScrapStorey(box: StoreyBox) {
  const { w, h, detail } = box;
  const b = w / 2 - h * 0.07;
  const body = <rect x={-b} y={-h} width={2 * b} height={h} fill="#7c8793" />;
  return (
    <>
      <Pipe {...box} />
      {detail === 0 ? (
        body
      ) : (
        <Clip shape={body}>
          {body}
          <Panels {...box} />
          <rect x={b - h * 0.2} y={-h} width={h * 0.2} height={h} fill="#1e252b" opacity="0.18" />
        </Clip>
      )}
      <Girders {...box} />
    </>
  );
}

function Pipe({ w, h, v, detail }: StoreyBox) {
  const s = v % 2 === 1 ? 1 : -1;
  const b = w / 2 - h * 0.07;
  const out = s * (b + h * 0.2);
  return (
    <>
      <path
        d={path`M${s * (b - h * 0.1)},${-h * 0.26} H${s * (b + h * 0.1)} Q${out},${-h * 0.26} ${out},${-h * 0.38} V${-h * 0.58} Q${out},${-h * 0.7} ${s * (b + h * 0.1)},${-h * 0.7} H${s * (b - h * 0.1)}`}
        fill="none"
        stroke="var(--steel)"
        strokeWidth={h * 0.13}
      />
      {detail > 0 && <path d={path`M${out},${-h * 0.38} V${-h * 0.58}`} stroke="#9aa5af" strokeWidth={h * 0.035} />}
      <path
        d={path`M${-s * (b + h * 0.06) - h * 0.08},${-h * 0.34} h${h * 0.16} M${-s * (b + h * 0.06) - h * 0.08},${-h * 0.62} h${h * 0.16}`}
        stroke="var(--steel)"
        strokeWidth={h * 0.12}
      />
    </>
  );
}

const METALS = ['#8d98a4', '#6f8e92', '#7c8793', '#b5764b', '#98a3ad'] as const;

/** Three plates: the middle one carries the number, the outer ones a grille, a gauge, a brace or ribs. */
function Panels({ w, h, v, plate }: StoreyBox) {
  const b = w / 2 - h * 0.07;
  const inner = Math.min(plate / 2 + h * 0.16, b);
  const panels = [
    { at: 0, from: -b, to: -inner },
    { at: 1, from: -inner, to: inner },
    { at: 2, from: inner, to: b },
  ];
  return panels
    .filter(({ from, to }) => to - from >= 3)
    .map(({ at, from, to }) => (
      <g key={at}>
        <rect x={from} y={-h} width={to - from} height={h} fill={METALS[(v * 2 + at * 3) % 5]} />
        <rect x={from} y={-h} width={h * 0.045} height={h} fill={DARK} opacity="0.55" />
        {at !== 1 && to - from > h * 0.42 && ORNAMENTS[(v + at) % 4]?.({ from, to, h })}
      </g>
    ));
}

interface Panel {
  readonly from: number;
  readonly to: number;
  readonly h: number;
}

const ORNAMENTS: readonly ((panel: Panel) => ReactNode)[] = [
  function grille({ from, to, h }) {
    const x = (from + to) / 2;
    const a = Math.min((to - from) * 0.3, h * 0.3);
    const bar = (i: number): string => path`M${x - a},${-h * 0.65 + i * h * 0.16} h${2 * a}`;
    return <path d={times(3, bar).join('')} stroke={DARK} strokeWidth={h * 0.08} strokeLinecap="round" />;
  },
  function gauge({ from, to, h }) {
    const x = (from + to) / 2;
    return (
      <>
        <circle cx={x} cy={-h * 0.49} r={h * 0.17} fill="#fbf3df" stroke={DARK} strokeWidth={h * 0.055} />
        <path
          d={path`M${x},${-h * 0.49} l${h * 0.08},${-h * 0.09}`}
          stroke="#b8452f"
          strokeWidth={h * 0.05}
          strokeLinecap="round"
        />
      </>
    );
  },
  function brace({ from, to, h }) {
    const left = from + h * 0.1;
    const right = to - h * 0.06;
    return (
      <path
        d={path`M${left},${-h * 0.16} L${right},${-h * 0.82} M${left},${-h * 0.82} L${right},${-h * 0.16}`}
        stroke="var(--steel)"
        strokeWidth={h * 0.075}
      />
    );
  },
  function ribs({ from, to, h }) {
    const step = h * 0.14;
    const rib = (i: number): string => path`M${from + (i + 1) * step},${-h * 0.16} V${-h * 0.84}`;
    return (
      <path d={times((to - from) / step - 1.5, rib).join('')} stroke={DARK} strokeWidth={h * 0.035} opacity="0.5" />
    );
  },
];

function Girders({ w, h, detail }: StoreyBox) {
  const a = w / 2;
  const rivets = Math.max(3, Math.floor(w / (h * 0.34)));
  return (
    <>
      <rect x={-a - h * 0.03} y={-h * 1.02} width={w + h * 0.06} height={h * 0.15} rx={h * 0.02} fill="var(--steel)" />
      <rect x={-a} y={-h * 0.1} width={w} height={h * 0.1} rx={h * 0.02} fill="var(--steel)" />
      {detail > 0 && (
        <>
          <rect x={-a - h * 0.03} y={-h * 1.02} width={w + h * 0.06} height={h * 0.045} rx={h * 0.02} fill="#8b96a1" />
          <path
            d={times(rivets, i => path`M${-a + ((i + 0.5) * w) / rivets},${-h * 0.925} h0.01`).join('')}
            stroke="#c9d1d8"
            strokeWidth={h * 0.072}
            strokeLinecap="round"
          />
        </>
      )}
    </>
  );
}

export function ScrapRoof({ w, h, detail }: StoreyBox) {
  const a = w / 2;
  return (
    <>
      <path
        d={path`M${a * 0.5},0 V${-h * 0.62} H${a * 0.86} V${-h * 0.5}`}
        fill="none"
        stroke="var(--steel)"
        strokeWidth={h * 0.17}
        strokeLinejoin="round"
      />
      <rect x={a * 0.66} y={-h * 0.56} width={h * 0.36} height={h * 0.1} fill={DARK} />
      <path
        d={path`M${-h * 0.14},${-h * 0.7} V${-h * 1.3} M${-h * 0.36},${-h * 1.14} h${h * 0.44} M${-h * 0.28},${-h * 0.98} h${h * 0.28}`}
        stroke="var(--steel)"
        strokeWidth={h * 0.06}
      />
      <circle cx={-h * 0.14} cy={-h * 1.34} r={h * 0.09} fill="#e2582f" />
      <path d={path`M${-a * 0.94},0 A${a * 0.94},${h * 0.8} 0 0 1 ${a * 0.94},0Z`} fill="#8d98a4" />
      {detail > 0 && <DomePlates a={a} h={h} />}
      <rect x={-a - h * 0.03} y={-h * 0.06} width={w + h * 0.06} height={h * 0.12} rx={h * 0.02} fill="var(--steel)" />
    </>
  );
}

const DOME_RIVETS = [
  [-0.72, 0.12],
  [-0.66, 0.32],
  [0.72, 0.12],
  [0.2, 0.14],
  [-0.2, 0.14],
] as const;

function DomePlates({ a, h }: { readonly a: number; readonly h: number }) {
  return (
    <>
      <path
        d={path`M0,${-h * 0.8} A${a * 0.94},${h * 0.8} 0 0 1 ${a * 0.94},0 H${a * 0.5} A${a * 0.6},${h * 0.8} 0 0 0 0,${-h * 0.8}Z`}
        fill="#6f7a86"
      />
      <path
        d={path`M0,0 V${-h * 0.79} M${-a * 0.44},0 Q${-a * 0.42},${-h * 0.5} ${-a * 0.06},${-h * 0.79} M${a * 0.44},0 Q${a * 0.42},${-h * 0.5} ${a * 0.06},${-h * 0.79}`}
        fill="none"
        stroke="#414a54"
        strokeWidth={h * 0.04}
      />
      <path
        d={path`M${-a * 0.9},0 Q${-a * 0.86},${-h * 0.3} ${-a * 0.7},${-h * 0.5} L${-a * 0.44},${-h * 0.3} L${-a * 0.46},0Z`}
        fill="#b5764b"
      />
      {DOME_RIVETS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * a} cy={-h * y} r={h * 0.04} fill="#dfe4e8" />
      ))}
    </>
  );
}
