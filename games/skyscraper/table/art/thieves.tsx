/** Raccoons who take what is not theirs. */
import { INK, OUTLINE } from './ink.js';
import { motif } from './pairs.js';

export function RaccoonHead() {
  return (
    <>
      <path {...OUTLINE} d="M24 26C20 10 28 6 40 17ZM76 26c4-16-4-20-16-9Z" fill="#6d7280" />
      <path
        {...OUTLINE}
        d="M50 14c16 0 26 9 28 22l12 8-9 3 4 8-10 1C70 66 60 70 50 70s-20-4-25-14l-10-1 4-8-9-3 12-8c2-13 12-22 28-22Z"
        fill="#a7adb9"
      />
      <path d="M50 34c7-5 24-5 30 5-3 11-19 17-27 9-1-2-5-2-6 0-8 8-24 2-27-9 6-10 23-10 30-5Z" fill={INK} />
      <circle cx="36" cy="41" r="6" fill="#fff6dd" />
      <circle cx="64" cy="41" r="6" fill="#fff6dd" />
      <circle cx="38.5" cy="42" r="3.2" fill={INK} />
      <circle cx="66.5" cy="42" r="3.2" fill={INK} />
      <ellipse cx="50" cy="58" rx="13" ry="9.5" fill="#fff1d6" />
      <ellipse cx="50" cy="53" rx="5" ry="3.6" fill={INK} />
      <path {...OUTLINE} d="M43 60q7 5 15-1" fill="none" />
    </>
  );
}

export function Thief() {
  return (
    <>
      <path {...OUTLINE} d="M66 96c-4-18 2-30 12-36l-3-9q6 3 9-1 5 3 8 0l-2 11c9 7 14 20 10 35Z" fill="#c9a06a" />
      <path {...OUTLINE} d="M76 60q6 3 14 1" fill="none" />
      <path d="M80 76h10M85 71v10" {...OUTLINE} fill="none" />
      <path {...OUTLINE} d="M20 98c0-18 10-28 28-28s26 10 26 28Z" fill="#fff1d6" />
      <path d="M22.5 84h49l2 7h-52Z" fill={INK} />
      <path d="M29 74h37l3 5H25Z" fill={INK} />
      <g transform="translate(-4 4) scale(1.02)">
        <RaccoonHead />
        <path {...OUTLINE} d="M26 24C26 6 40 1 50 1s24 5 24 23Z" fill="#c8402f" />
        <path {...OUTLINE} d="M23 20h54v9q-27-6-54 0Z" fill="#8a2b20" />
        <path d="M40 3.5q-6 7-6 15M60 3.5q6 7 6 15M50 2.5v15.5" stroke="#8a2b20" strokeWidth="2.4" fill="none" />
      </g>
      <g transform="rotate(-12 20 80)">
        <rect {...OUTLINE} x="6" y="66" width="22" height="29" rx="3.5" fill="#0f6e66" />
        <path d="M12 88V80q0-5 5-5t5 5v8Z" fill="#f4bf55" />
      </g>
      <path {...OUTLINE} d="M20 86q-2-7 5-8t8 5-4 8-9-5Z" fill="#6d7280" />
    </>
  );
}

export function SuperThief() {
  return (
    <g transform="translate(3 7) scale(.94)">
      <path
        {...OUTLINE}
        d="M50 40C30 42 16 64 2 88c14-5 22-2 30 8 6-6 12-8 18-8s12 2 18 8c8-10 16-13 30-8C84 64 70 42 50 40Z"
        fill="#c8402f"
      />
      <path d="M30 64Q22 76 16 86q10 0 17 8ZM70 64q8 12 14 22-10 0-17 8Z" fill="#962c1f" />
      <path {...OUTLINE} d="M37 66q13-8 26 0l4 31H33Z" fill="#6c4ba6" />
      <path {...OUTLINE} d="M35 84h30l1 6H34Z" fill="#f4bf55" />
      <path d={motif('star', 50, 75, 7)} fill="#f4bf55" {...OUTLINE} strokeWidth="2.2" />
      <HeldCard x={15} y={38} angle={-24} />
      <HeldCard x={85} y={38} angle={24} />
      <path d="M38 70Q22 66 18 42M62 70Q78 66 82 42" {...OUTLINE} fill="none" strokeWidth="12.5" />
      <path
        d="M38 70Q22 66 18 42M62 70Q78 66 82 42"
        fill="none"
        stroke="#6c4ba6"
        strokeWidth="6.5"
        strokeLinecap="round"
      />
      <circle {...OUTLINE} cx="17.5" cy="39" r="6.5" fill="#6d7280" />
      <circle {...OUTLINE} cx="82.5" cy="39" r="6.5" fill="#6d7280" />
      <g transform="translate(13 3) scale(.74)">
        <RaccoonHead />
      </g>
      <g transform="translate(39 -8) rotate(0)">
        <rect {...OUTLINE} x="2" y="-3" width="18" height="22" rx="3" fill="#0f6e66" />
        <path d="M7 15V9q0-4 4-4t4 4v6Z" fill="#f4bf55" />
      </g>
    </g>
  );
}

function HeldCard({ x, y, angle }: { readonly x: number; readonly y: number; readonly angle: number }) {
  return (
    <g transform={`rotate(${angle} ${x} ${y})`}>
      <rect {...OUTLINE} x={x - 9} y={y - 26} width="18" height="25" rx="3" fill="#0f6e66" />
      <path d={`M${x - 4} ${y - 7}v-7q0-4 4-4t4 4v7Z`} fill="#f4bf55" />
    </g>
  );
}
