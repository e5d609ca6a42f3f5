/** The plate with the sign and the number, made of the tower's own stuff. */
import type { ReactNode } from 'react';
import type { TowerType, Value } from '../../rules/index.js';
import { path } from './geometry.js';
import { SignShape } from './signs.js';

/** Measures in the height of the figures. */
const SIGN = 0.82;
const GAP = 0.17;
const PAD = 0.34;
const FIGURE = 0.585;

const figuresWidth = (value: Value, size: number): number => String(value).length * size * FIGURE;

/** No figures are smaller, in pixels, however low the storey. */
const LEAST_FIGURES = 12;

/** The height of the figures on a storey of this height. On a low one they fill it. */
export const figureSize = (h: number): number => Math.max(h * 0.66, Math.min(LEAST_FIGURES, h * 0.8));

export const plateWidth = (value: Value, h: number): number => {
  const size = figureSize(h);
  return size * (SIGN + GAP + 2 * PAD) + figuresWidth(value, size);
};

interface Frame {
  readonly w: number;
  readonly top: number;
  readonly ph: number;
  readonly y: number;
  readonly h: number;
  readonly tag: string;
}

const FRAMES: Readonly<Record<TowerType, (frame: Frame) => ReactNode>> = {
  candy: ({ w, top, ph, h, tag }) => (
    <rect x={-w / 2} y={top} width={w} height={ph} rx={ph / 2} fill={tag} stroke="#f3b4cd" strokeWidth={h * 0.035} />
  ),
  scary: ({ w, top, ph, h, tag }) => (
    <path
      d={path`M${-w / 2},${top + ph} V${top + ph * 0.32} Q${-w * 0.32},${top - ph * 0.02} 0,${top - ph * 0.1} Q${w * 0.32},${top - ph * 0.02} ${w / 2},${top + ph * 0.32} V${top + ph}Z`}
      fill={tag}
      stroke="#2d1b55"
      strokeWidth={h * 0.06}
    />
  ),
  tree: ({ w, ph, y, h, tag }) => (
    <>
      <ellipse cy={y} rx={w / 2 + h * 0.07} ry={ph / 2 + h * 0.02} fill="#9a6b40" />
      <ellipse cy={y} rx={w / 2 + h * 0.02} ry={ph / 2 - h * 0.03} fill={tag} />
      <ellipse
        cy={y}
        rx={w / 2 - h * 0.06}
        ry={ph / 2 - h * 0.09}
        fill="none"
        stroke="#dcbf87"
        strokeWidth={h * 0.025}
      />
    </>
  ),
  scrap: ({ w, top, ph, y, h, tag }) => (
    <>
      <rect x={-w / 2 - h * 0.1} y={top} width={w + h * 0.2} height={ph} rx={h * 0.06} fill="#414a54" />
      <rect
        x={-w / 2 - h * 0.065}
        y={top + h * 0.035}
        width={w + h * 0.13}
        height={ph - h * 0.07}
        rx={h * 0.04}
        fill={tag}
      />
      <circle cx={-w / 2} cy={y} r={h * 0.04} fill="#8b96a1" />
      <circle cx={w / 2} cy={y} r={h * 0.04} fill="#8b96a1" />
    </>
  ),
  sand: ({ w, top, ph, h, tag }) => (
    <path
      d={path`M${-w / 2},${top + ph} V${top + ph * 0.42} Q${-w / 2},${top} ${-w / 2 + ph * 0.42},${top} H${w / 2 - ph * 0.42} Q${w / 2},${top} ${w / 2},${top + ph * 0.42} V${top + ph}Z`}
      fill={tag}
      stroke="#c79a3d"
      strokeWidth={h * 0.04}
    />
  ),
};

export function Plate({
  type,
  v,
  h,
  y,
}: {
  readonly type: TowerType;
  readonly v: Value;
  readonly h: number;
  readonly y: number;
}) {
  const size = figureSize(h);
  const w = plateWidth(v, h);
  const ph = size * 1.13;
  const left = -w / 2 + size * PAD;
  return (
    <>
      {FRAMES[type]({ w, top: y - ph / 2, ph, y, h, tag: `var(--${type}-tag)` })}
      <SignShape type={type} x={left + (size * SIGN) / 2} y={y} size={size * SIGN} />
      <text
        x={left + size * (SIGN + GAP) + figuresWidth(v, size) / 2}
        y={y + size * 0.355}
        textAnchor="middle"
        fontSize={size}
        fontWeight="900"
        fill={`var(--${type}-ink)`}
      >
        {v}
      </text>
    </>
  );
}
