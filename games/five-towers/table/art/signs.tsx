/** The five symbols. One stands beside every number, so that nobody has to tell towers apart by colour. */
import type { ReactNode } from 'react';
import type { TowerIndex, TowerType } from '../../rules/index.js';
import { moved, typeOf } from './geometry.js';

interface Tone {
  /** The colour it is drawn in, and the colour of fine lines inside it. */
  readonly ink: string;
  readonly inner: string;
}

/** Around 0,0 in a box of 24. */
const SHAPES: Readonly<Record<TowerType, (tone: Tone) => ReactNode>> = {
  candy: ({ ink, inner }) => (
    <>
      <g fill="none" strokeLinecap="round">
        <path d="M-5,4 C-4,-3 0,-8 6,-10 M6,4 C7,-1 7,-6 6,-10" stroke={ink} strokeWidth="2.2" />
      </g>
      <path d="M6,-10 C1,-13 -4,-11 -6,-8 C-2,-6 3,-7 6,-10Z" fill={ink} />
      <circle cx="-5.5" cy="6" r="5.3" fill={ink} />
      <circle cx="6" cy="5.6" r="5.3" fill={ink} />
      <path
        d="M-8.2,5 a3,3 0 0 1 2,-2.2 M3.2,4.6 a3,3 0 0 1 2,-2.2"
        fill="none"
        stroke={inner}
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </>
  ),
  scary: ({ ink }) => (
    <path
      d="M0,-2 L-1.2,-2.4 L-3.4,-7 L-4,-2.4 C-6,-6 -10,-6.4 -13,-4 C-10.6,-2.6 -10,1 -10.4,4.4 C-8,2.2 -5.6,2.8 -4.6,5.4 C-3,3.6 -1.2,4.6 0,8.6 C1.2,4.6 3,3.6 4.6,5.4 C5.6,2.8 8,2.2 10.4,4.4 C10,1 10.6,-2.6 13,-4 C10,-6.4 6,-6 4,-2.4 L3.4,-7 L1.2,-2.4Z"
      fill={ink}
    />
  ),
  tree: ({ ink, inner }) => (
    <>
      <path d="M-10,10 C-11,-3 -4,-11 10,-11 C12,3 5,11 -6,8.6Z" fill={ink} />
      <g fill="none" stroke={inner} strokeLinecap="round">
        <path d="M-10.5,11 C-6,4 0,-1 5,-5" strokeWidth="1.9" />
        <path d="M-3,3.2 L-3.4,-2.6 M0.6,-0.6 L5.4,1.6" strokeWidth="1.6" />
      </g>
    </>
  ),
  scrap: ({ ink }) => (
    <path d="M-6,-10.4 H6 L12,0 L6,10.4 H-6 L-12,0Z M0,-5 A5,5 0 1 0 0.01,-5Z" fill={ink} fillRule="evenodd" />
  ),
  sand: ({ ink, inner }) => (
    <>
      <path
        d="M-4,10.5 L-3.4,7 C-8,6 -12,2 -11.4,-2 A4.2,4.2 0 0 1 -7.4,-7 A4.4,4.4 0 0 1 0,-9.6 A4.4,4.4 0 0 1 7.4,-7 A4.2,4.2 0 0 1 11.4,-2 C12,2 8,6 3.4,7 L4,10.5Z"
        fill={ink}
      />
      <path
        d="M-1,5.6 L-7,-3 M0,5 V-5.4 M1,5.6 L7,-3"
        fill="none"
        stroke={inner}
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </>
  ),
};

/** The colours a sign has on the plates of its own tower. */
const ownTone = (type: TowerType): Tone => ({ ink: `var(--${type}-ink)`, inner: `var(--${type}-tag)` });

/** A sign inside another drawing. */
export function SignShape({
  type,
  x,
  y,
  size,
  turn = 0,
  tone = ownTone(type),
}: {
  readonly type: TowerType;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  readonly tone?: Tone;
}) {
  return <g transform={moved(x, y, size / 24, turn)}>{SHAPES[type](tone)}</g>;
}

const TEXT_TONE: Tone = { ink: 'currentColor', inner: 'var(--paper-2)' };

/** A tower's symbol by itself: in its own colours on its own light ground, or in those of the text around it. */
export function TowerSign({
  tower,
  size = 18,
  tone = 'own',
}: {
  readonly tower: TowerIndex;
  readonly size?: number;
  readonly tone?: 'own' | 'text';
}) {
  const type = typeOf(tower);
  return (
    <svg viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true" focusable="false">
      {SHAPES[type](tone === 'own' ? ownTone(type) : TEXT_TONE)}
    </svg>
  );
}
