/** Sand: a castle with crenels, shells and starfish. Its roof is a cone with a flag. */
import { Clip } from './clip.js';
import { path, type StoreyBox, scatter, starPath, times } from './geometry.js';
import { SignShape } from './signs.js';

const SHADE = '#7b550e';
const SIDES = [-1, 1] as const;

export function SandStorey(box: StoreyBox) {
  const { w, h, detail } = box;
  const a = w / 2;
  const body = <path d={path`M${-a},0 H${a} L${a - h * 0.16},${-h * 0.76} H${-a + h * 0.16}Z`} fill="#e0b04a" />;
  return (
    <>
      {detail === 0 ? (
        body
      ) : (
        <Clip shape={body}>
          {body}
          <Grain {...box} />
          <path d={path`M${a},0 L${a - h * 0.16},${-h} h${-h * 0.2} L${a - h * 0.3},0Z`} fill={SHADE} opacity="0.18" />
          <Finds {...box} />
        </Clip>
      )}
      <Parapet {...box} />
    </>
  );
}

function Grain({ w, h, v }: StoreyBox) {
  const a = w / 2;
  const chance = scatter(v + 17);
  const grain = (): string => path`M${-a + chance() * w},${-h * chance() * 0.8} h0.01`;
  const count = Math.min(w * 0.16, 26);
  return (
    <>
      <path
        d={path`M${-a},${-h * 0.2} Q${-a * 0.5},${-h * 0.26} 0,${-h * 0.2} T${a},${-h * 0.22} V0 H${-a}Z`}
        fill="#d19f3a"
      />
      <rect x={-a} y={-h * 0.06} width={w} height={h * 0.06} fill="#a97a1d" />
      <g strokeWidth={h * 0.05} strokeLinecap="round">
        <path d={times(count, grain).join('')} stroke="#b98926" />
        <path d={times(count, grain).join('')} stroke="#f5d58a" />
      </g>
    </>
  );
}

/** Left and right of the number: a shell, a door, a starfish. */
function Finds({ w, h, v, plate }: StoreyBox) {
  const room = (w - h * 0.3 - plate) / 2;
  if (room <= h * 0.36) return null;
  return SIDES.map(side => (
    <Find key={side} x={side * (plate / 2 + room * 0.5)} h={h} kind={(v + (side > 0 ? 1 : 0)) % 3} />
  ));
}

const PALE_SHELL = { ink: '#fbe9d2', inner: '#d08b6a' };

function Find({ x, h, kind }: { readonly x: number; readonly h: number; readonly kind: number }) {
  if (kind === 0) return <SignShape type="sand" x={x} y={-h * 0.32} size={h * 0.35} tone={PALE_SHELL} />;
  if (kind === 1)
    return (
      <path
        d={path`M${x - h * 0.12},${-h * 0.1} v${-h * 0.26} a${h * 0.12},${h * 0.14} 0 0 1 ${h * 0.24},0 v${h * 0.26}Z`}
        fill="#8a611a"
      />
    );
  return (
    <path
      d={starPath(x, -h * 0.34, h * 0.18, h * 0.075)}
      fill="#e2714f"
      stroke="#e2714f"
      strokeWidth={h * 0.06}
      strokeLinejoin="round"
    />
  );
}

/** Corbel arches below, crenels above. */
function Parapet({ w, h, detail }: StoreyBox) {
  const pa = w / 2 + h * 0.02;
  const count = Math.max(3, Math.round(w / (h * 0.34))) | 1;
  const step = (2 * pa) / count;
  const outline = times(count, i => {
    const right = -pa + (i + 1) * step;
    if (i === count - 1) return path`H${right} V${-h * 0.74}`;
    return path`H${right} V${i % 2 === 0 ? -h : -h * 1.19}`;
  });
  const line = detail > 0 ? { stroke: '#c08f2c', strokeWidth: h * 0.025 } : {};
  return (
    <>
      <path d={`${path`M${-pa},${-h * 0.74} V${-h * 1.19}`}${outline.join('')}Z`} fill="#ecc266" {...line} />
      {detail > 0 && <ParapetLights pa={pa} h={h} count={count} />}
    </>
  );
}

function ParapetLights({ pa, h, count }: { readonly pa: number; readonly h: number; readonly count: number }) {
  const step = (2 * pa) / count;
  const arches = Math.max(4, Math.round((2 * pa) / (h * 0.26)));
  const wide = (2 * pa) / arches;
  const arch = (i: number): string =>
    path`M${-pa + (i + 0.16) * wide},${-h * 0.73} v${-h * 0.02} a${wide * 0.34},${h * 0.1} 0 0 1 ${wide * 0.68},0 v${h * 0.02}Z`;
  const light = (i: number): string => path`M${-pa + 2 * i * step},${-h * 1.165} h${step}`;
  return (
    <>
      <path d={times(count / 2, light).join('')} stroke="#fbe6b0" strokeWidth={h * 0.05} />
      <path d={times(arches, arch).join('')} fill="#b98926" />
      <path d={path`M${-pa},${-h * 0.99} H${pa}`} stroke="#f8dd9b" strokeWidth={h * 0.05} />
      <rect x={pa - h * 0.18} y={-h} width={h * 0.18} height={h * 0.26} fill={SHADE} opacity="0.15" />
    </>
  );
}

export function SandRoof({ w, h, detail }: StoreyBox) {
  const a = w * 0.43;
  const cone = (
    <path
      d={path`M${-a},${h * 0.04} Q${-a * 0.3},${-h * 0.4} ${-h * 0.05},${-h * 1.08} Q0,${-h * 1.14} ${h * 0.05},${-h * 1.08} Q${a * 0.3},${-h * 0.4} ${a},${h * 0.04}Z`}
      fill="#e0b04a"
    />
  );
  const ring = (i: number): string =>
    path`M${-a},${-h * (0.06 + i * 0.24)} Q0,${-h * (-0.02 + i * 0.24)} ${a},${-h * (0.1 + i * 0.24)}`;
  return (
    <>
      <path d={path`M0,${-h} V${-h * 1.5}`} stroke="#6d4a30" strokeWidth={h * 0.06} strokeLinecap="round" />
      <path
        d={path`M${h * 0.02},${-h * 1.48} Q${h * 0.26},${-h * 1.56} ${h * 0.5},${-h * 1.42} Q${h * 0.3},${-h * 1.34} ${h * 0.46},${-h * 1.16} Q${h * 0.22},${-h * 1.26} ${h * 0.02},${-h * 1.16}Z`}
        fill="#c8402f"
      />
      {detail === 0 ? (
        cone
      ) : (
        <Clip shape={cone}>
          {cone}
          <path d={times(4, ring).join('')} fill="none" stroke="#c08f2c" strokeWidth={h * 0.045} />
          <path
            d={path`M0,${-h * 1.14} Q${a * 0.3},${-h * 0.4} ${a},${h * 0.04} H${a * 0.4} Q${a * 0.12},${-h * 0.5} 0,${-h * 1.14}Z`}
            fill={SHADE}
            opacity="0.18"
          />
        </Clip>
      )}
    </>
  );
}
