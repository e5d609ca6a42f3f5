/** The joker: a fool's cap over a wall of diamonds. */
import { useId } from 'react';
import { INK, OUTLINE, PALE } from './ink.js';
import { Wallpaper } from './pairs.js';

export function Joker() {
  const paper = useId();
  return (
    <>
      <defs>
        <Wallpaper id={paper} pair="star" u={1.35} joker />
      </defs>
      <path
        {...OUTLINE}
        d="M20 44C6 40 2 24 10 12c5 12 14 12 22 14C34 14 42 6 50 2c8 4 16 12 18 24 8-2 17-2 22-14 8 12 4 28-10 32Z"
        fill="#c8402f"
      />
      <path {...OUTLINE} d="M50 2c8 4 16 12 18 24q1 10-2 18H34q-3-8-2-18C34 14 42 6 50 2Z" fill="#f4bf55" />
      <circle {...OUTLINE} cx="9" cy="12" r="5.5" fill="#fff6dd" />
      <circle {...OUTLINE} cx="91" cy="12" r="5.5" fill="#fff6dd" />
      <circle {...OUTLINE} cx="50" cy="4" r="5.5" fill="#fff6dd" />
      <rect {...OUTLINE} x="16" y="42" width="68" height="54" rx="6" fill="#b69adf" />
      <rect x="17" y="43" width="66" height="52" rx="5" fill={`url(#${paper})`} />
      <path {...OUTLINE} d="M14 42h72v8H14Z" fill="#6c4ba6" />
      <text
        x="50"
        y="91"
        fontSize="50"
        fontWeight={900}
        textAnchor="middle"
        fill={INK}
        stroke={PALE}
        strokeWidth="5"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {'?'}
      </text>
    </>
  );
}
