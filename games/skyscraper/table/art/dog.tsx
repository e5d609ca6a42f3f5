/** The guard dog, and the bone it follows. Drawn on a field of 100 by 100, as all cards are. */
import { INK, OUTLINE } from './ink.js';

export function DogHead() {
  return (
    <>
      <path {...OUTLINE} d="M29 28C16 24 9 42 16 56c10 0 17-9 18-20Z" fill="#8a5a33" />
      <path {...OUTLINE} d="M71 28c13-4 20 14 13 28-10 0-17-9-18-20Z" fill="#8a5a33" />
      <path {...OUTLINE} d="M26 40C26 24 36 16 50 16s24 8 24 24-8 24-24 24-24-8-24-24Z" fill="#d79a57" />
      <path d="M57 30c7-2 14 2 14 11-3 6-10 6-13 1-3-4-4-10-1-12Z" fill="#8a5a33" />
      <ellipse cx="50" cy="50" rx="15" ry="11.5" fill="#fff1d6" />
      <path {...OUTLINE} d="M44 43.5q6-4 12 0q-1 6-6 7q-5-1-6-7Z" fill={INK} strokeWidth="1.5" />
      <path {...OUTLINE} d="M50 50v4q-4 4-8 1M50 54q4 4 8 1" fill="none" />
      <circle cx="40" cy="37" r="3.4" fill={INK} />
      <circle cx="61" cy="37" r="3.4" fill={INK} />
      <path {...OUTLINE} d="M34 31l9 2.5M67 31l-9 2.5" fill="none" />
      <path {...OUTLINE} d="M30 22C28 6 40 3 50 3s22 3 20 19Z" fill="#2f66b3" />
      <path {...OUTLINE} d="M26 24q24-10 48 0q-24 6-48 0Z" fill="#24304f" />
      <circle {...OUTLINE} cx="50" cy="12.5" r="4.2" fill="#f4bf55" />
    </>
  );
}

export function Dog() {
  return (
    <>
      <path d="M70 82q20-2 17-22" fill="none" {...OUTLINE} strokeWidth="12" />
      <path d="M70 82q20-2 17-22" fill="none" stroke="#d79a57" strokeWidth="6" strokeLinecap="round" />
      <path {...OUTLINE} d="M29 94c-4-20 4-38 21-38s26 18 22 38Z" fill="#d79a57" />
      <path d="M40 64q10 7 20 0l-3 20H43Z" fill="#fff1d6" />
      <path {...OUTLINE} d="M37 94c-3-6 1-9 6-9s7 4 5 9ZM53 94c-2-6 1-9 6-9s8 4 5 9Z" fill="#fff1d6" />
      <g transform="translate(0 1)">
        <DogHead />
      </g>
      <path {...OUTLINE} d="M37 63q13 7 26 0v5q-13 7-26 0Z" fill="#c8402f" />
      <circle {...OUTLINE} cx="50" cy="72" r="4.5" fill="#f4bf55" />
    </>
  );
}

export function Bone() {
  return (
    <>
      <path {...OUTLINE} d="M57-2C66 14 44 16 51 34" fill="none" />
      <g transform="rotate(-32 50 58)">
        <path
          d="M22 46a11.5 11.5 0 0 1 15 2h26a11.5 11.5 0 1 1 17 10a11.5 11.5 0 1 1-17 10H37a11.5 11.5 0 1 1-17-10a11.5 11.5 0 0 1 2-12Z"
          {...OUTLINE}
          fill="#fff3dc"
        />
        <path
          d="M20 70a11.5 11.5 0 0 0 17-2h26a11.5 11.5 0 0 0 17 1a11.5 11.5 0 0 1-17-5H37a11.5 11.5 0 0 1-17 6Z"
          fill="#dfc798"
        />
      </g>
      <g transform="translate(51 46) rotate(-32)">
        <path {...OUTLINE} d="M-5-4h10v24h-10Z" fill="#c8402f" />
        <path {...OUTLINE} d="M0-4C-6-16-18-14-15-6c2 4 10 4 15 2C5-2 13-2 15-6c3-8-9-10-15 2Z" fill="#c8402f" />
      </g>
      <path {...OUTLINE} d="M8 38q3-8 9-12M14 47q2-5 5-8M92 76q-2 7-8 12M85 70q-1 4-5 8" fill="none" />
    </>
  );
}
