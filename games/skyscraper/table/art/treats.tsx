/** What costs others a turn. */
import { OUTLINE } from './ink.js';

export function Milkshake() {
  return (
    <>
      <path d="M56 40L67 6l12-3" {...OUTLINE} fill="none" strokeWidth="9.5" />
      <path d="M56 40L67 6l12-3" fill="none" stroke="#fff6dd" strokeWidth="4.6" />
      <path d="M57 37l2.5-7M62 22l2.5-7" stroke="#c8402f" strokeWidth="4.6" />
      <path {...OUTLINE} d="M27 42h46l-8 46q-.5 5-6 5H41q-5.5 0-6-5Z" fill="#f3a6bd" />
      <path d="M62 44h9l-8 44q-1 4-5 4h-4Z" fill="#dd7f9d" />
      <path d="M34 48l4 34" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".7" />
      <path
        {...OUTLINE}
        d="M24 43c-6-6-1-14 6-13-1-9 9-13 14-9 4-7 16-4 15 5 8-3 15 3 12 9 6 1 7 7 4 9q-6 5-12 0-6 5-13 0-6 5-13 0-7 5-13-1Z"
        fill="#fff6dd"
      />
      <circle {...OUTLINE} cx="43" cy="16" r="7.5" fill="#c8402f" />
      <path {...OUTLINE} d="M44 9q3-6 9-7" fill="none" />
      <circle cx="40.5" cy="13.5" r="2" fill="#fff" />
      <path {...OUTLINE} d="M39 62q4 4 8 0M54 62q4 4 8 0" fill="none" />
      <path {...OUTLINE} d="M48 72q3 3 6 0" fill="none" />
      <circle cx="38" cy="68" r="3" fill="#e8607f" opacity=".7" />
      <circle cx="63" cy="68" r="3" fill="#e8607f" opacity=".7" />
      <path {...OUTLINE} d="M80 50h8l-8 9h8M86 30h10l-10 11h10" fill="none" strokeWidth="3" />
    </>
  );
}

export function DonutTruck() {
  return (
    <>
      <circle {...OUTLINE} cx="37" cy="24" r="20" fill="#e0a45f" />
      <path
        {...OUTLINE}
        d="M37 4.5c12 0 19 9 19 18-3 5-6 2-9 5s-6 5-10 3-8 4-12 1-7-2-7-9C18 13 26 4.5 37 4.5Z"
        fill="#ef8fb4"
      />
      <circle {...OUTLINE} cx="37" cy="22" r="6" fill="#fff1d6" />
      <path
        d="M26 13l3 3M37 9v4M48 14l-3 2M24 22l4-1M49 23l-3-2M30 29l2-3"
        stroke="#fff6dd"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path {...OUTLINE} d="M6 44q0-4 4-4h52v44H6Z" fill="#7fc4bb" />
      <path {...OUTLINE} d="M62 52h16q3 0 5 3l10 13q2 2 2 5v11H62Z" fill="#fff1d6" />
      <path {...OUTLINE} d="M67 57h9l8 11H67Z" fill="#b5d4ef" />
      <rect {...OUTLINE} x="14" y="50" width="40" height="17" fill="#fff1d6" />
      <path d="M23 67v-5q0-5 5-5t5 5v5Z" fill="#8a5a33" />
      <circle {...OUTLINE} cx="28" cy="58" r="4.5" fill="#f0c9a0" strokeWidth="2" />
      <path d="M22 56q6-7 12 0Z" fill="#fff" {...OUTLINE} strokeWidth="2" />
      <circle cx="44" cy="63" r="3.5" fill="none" stroke="#c8607f" strokeWidth="3" />
      <path {...OUTLINE} d="M11 44h46l3 8q-4 4-8 0-4 4-9 0-4 4-9 0-4 4-9 0-4 4-9 0-4 4-8 0Z" fill="#fff6dd" />
      <path d="M19 45.5h8l-1 7q-4 2-8 0ZM34 45.5h8l1 7q-4 2-9 0ZM50 45.5h6l2 7q-3 2-6 0Z" fill="#c8402f" />
      <path {...OUTLINE} d="M4 78h92v7H4Z" fill="#3f857d" />
      <circle {...OUTLINE} cx="24" cy="86" r="9" fill="#454b5a" />
      <circle cx="24" cy="86" r="3.5" fill="#fff1d6" />
      <circle {...OUTLINE} cx="77" cy="86" r="9" fill="#454b5a" />
      <circle cx="77" cy="86" r="3.5" fill="#fff1d6" />
      <circle {...OUTLINE} cx="92" cy="74" r="2.5" fill="#f4bf55" strokeWidth="1.5" />
    </>
  );
}
