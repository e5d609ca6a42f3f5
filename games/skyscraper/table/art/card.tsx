/** Pictures of cards, without words: whoever shows them says what they are. */
import type { ComponentType } from 'react';
import { type CardName, FLOOR_SUM } from '../../rules/index.js';
import { Bone, Dog } from './dog.js';
import { Half, HalfSymbol } from './half.js';
import { OUTLINE } from './ink.js';
import { Joker } from './joker.js';
import { pairOf, shades } from './pairs.js';
import { SuperThief, Thief } from './thieves.js';
import { DonutTruck, Milkshake } from './treats.js';
import { Jackhammer, WreckingBall } from './wrecks.js';

type SpecialName = Exclude<CardName, `${number}`>;

const SPECIALS = {
  joker: { Drawing: Joker, tint: '#e9def5' },
  dog: { Drawing: Dog, tint: '#cfe3ee' },
  bone: { Drawing: Bone, tint: '#f7e3b8' },
  jackhammer: { Drawing: Jackhammer, tint: '#f6d9c8' },
  'wrecking-ball': { Drawing: WreckingBall, tint: '#d9e2ea' },
  milkshake: { Drawing: Milkshake, tint: '#dcefe4' },
  'donut-truck': { Drawing: DonutTruck, tint: '#fbe3c4' },
  thief: { Drawing: Thief, tint: '#e5daf1' },
  'super-thief': { Drawing: SuperThief, tint: '#fbe6b4' },
} as const satisfies Record<SpecialName, { readonly Drawing: ComponentType; readonly tint: string }>;

/** The number of a floor card; `undefined` for every other card. */
const numberOf = (card: CardName): number | undefined => (Number.isNaN(Number(card)) ? undefined : Number(card));

const isSpecial = (card: CardName): card is SpecialName => numberOf(card) === undefined;

/** A card's picture, square. */
export function CardArt({
  card,
  width,
  line = 3.2,
}: {
  readonly card: CardName;
  readonly width: number | string;
  readonly line?: number;
}) {
  return (
    <svg
      viewBox="-8 -10 116 116"
      width={width}
      height={typeof width === 'number' ? width : undefined}
      aria-hidden="true"
      focusable="false"
    >
      {isSpecial(card) ? <SpecialFace card={card} line={line} /> : <FloorFace value={Number(card)} line={line} />}
    </svg>
  );
}

/** Only the drawing of a special card, for a place in a scene. */
export function SpecialArt({
  card,
  width,
  line = 4,
}: {
  readonly card: SpecialName;
  readonly width: number;
  readonly line?: number;
}) {
  const { Drawing } = SPECIALS[card];
  return (
    <svg viewBox="-4 -6 108 108" width={width} height={width} aria-hidden="true" focusable="false" overflow="visible">
      <g strokeWidth={line}>
        <Drawing />
      </g>
    </svg>
  );
}

function SpecialFace({ card, line }: { readonly card: SpecialName; readonly line: number }) {
  const { Drawing, tint } = SPECIALS[card];
  return (
    <>
      <rect x="-9" y="-11" width="118" height="118" fill={tint} />
      <ellipse cx="50" cy="103" rx="76" ry="17" fill="#fff" opacity=".5" />
      <g opacity=".5" fill="#fff">
        <circle cx="8" cy="6" r="2.5" />
        <circle cx="94" cy="22" r="1.8" />
        <circle cx="4" cy="60" r="1.8" />
        <circle cx="97" cy="90" r="2" />
      </g>
      <g strokeWidth={line}>
        <Drawing />
      </g>
    </>
  );
}

/** Half a floor and the dashed place of what is missing to 9. */
function FloorFace({ value, line }: { readonly value: number; readonly line: number }) {
  const isLeft = value * 2 < FLOOR_SUM;
  const side = isLeft ? 'left' : 'right';
  const pair = pairOf(value);
  const { dark } = shades(pair);
  const seam = isLeft ? 67 : 33;
  const rest = isLeft ? 'M67 10H96q5 0 5 5V87q0 5-5 5H67' : 'M33 10H4q-5 0-5 5V87q0 5 5 5H33';
  return (
    <>
      <rect x="-9" y="-11" width="118" height="118" fill="var(--sk-card)" />
      <path d={rest} fill="none" stroke={dark} strokeWidth="2.6" strokeDasharray="6 5" strokeLinecap="round" />
      <text x={isLeft ? 88 : 12} y="86" fontSize="25" fontWeight={900} textAnchor="middle" fill={dark}>
        {FLOOR_SUM - value}
      </text>
      <Half
        value={value}
        side={side}
        x={isLeft ? -1 : 33}
        y={-2}
        w={68}
        h={100}
        line={line}
        unit={1.35}
        digit={{ size: 0.7, y: 0.5, dx: isLeft ? 4.5 : -4.5 }}
      />
      <HalfSymbol pair={pair} cx={seam} cy={18} r={15.5} line={line} side={side} rest />
    </>
  );
}

/** The back of every card, three wide and four high. */
export function CardBack({ width }: { readonly width: number | string }) {
  return (
    <svg
      viewBox="0 0 60 80"
      width={width}
      height={typeof width === 'number' ? (width * 4) / 3 : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <rect {...OUTLINE} x="1.5" y="1.5" width="57" height="77" rx="7" fill="#0f6e66" strokeWidth="3" />
      <rect x="7" y="7" width="46" height="66" rx="4" fill="none" stroke="#f4bf55" strokeWidth="2" />
      <path d="M18 66V34q0-13 12-13t12 13v32Z" fill="#f4bf55" />
      <path d="M25 56q-1-3 1-6 0-8 4-8t4 8q2 3 1 6Z" fill="#0f6e66" />
      <circle cx="30" cy="59" r="2.5" fill="#0f6e66" />
      <path d="M30 12l2 5h-4Z" fill="#f4bf55" />
    </svg>
  );
}

/** The same, simplified for the size of a letter. */
export function TinyBack({ width }: { readonly width: number }) {
  return (
    <svg viewBox="0 0 60 80" width={width} height={(width * 4) / 3} aria-hidden="true" focusable="false">
      <rect {...OUTLINE} x="3" y="3" width="54" height="74" rx="9" fill="#0f6e66" strokeWidth="6" />
      <path d="M18 64V36q0-14 12-14t12 14v28Z" fill="#f4bf55" />
    </svg>
  );
}
