/** What brings floors down. */
import { INK, OUTLINE } from './ink.js';

export function Jackhammer() {
  return (
    <>
      <path d="M4 92l14-8 16 3 8-5 14 1 12 4 14-3 14 8v8H4Z" {...OUTLINE} fill="#b9b0a2" />
      <path {...OUTLINE} d="M50 84l-7 6 5 4-4 6M50 86l10 5-2 7" fill="none" />
      <g transform="rotate(9 50 80)">
        <path {...OUTLINE} d="M45 60h10v18l-5 9-5-9Z" fill="#aeb8c2" />
        <path {...OUTLINE} d="M40 50h20l-3 12H43Z" fill="#59616c" />
        <rect {...OUTLINE} x="35" y="18" width="30" height="34" rx="5" fill="#f4bf55" />
        <path d="M36.5 44l27-13v9l-19 9h-8ZM36.5 28l14-8h9l-23 13Z" fill={INK} />
        <path {...OUTLINE} d="M44 18v-5h12v5Z" fill="#59616c" />
        <rect {...OUTLINE} x="20" y="5" width="60" height="9" rx="4.5" fill="#59616c" />
        <rect {...OUTLINE} x="16" y="3" width="17" height="13" rx="6" fill="#c8402f" />
        <rect {...OUTLINE} x="67" y="3" width="17" height="13" rx="6" fill="#c8402f" />
      </g>
      <path {...OUTLINE} d="M22 36q-6 4 0 9t0 9M13 42q-4 3 0 6t0 6M84 44q6 4 0 9t0 9M93 50q4 3 0 6t0 6" fill="none" />
      <path {...OUTLINE} d="M26 76l7-4 2 7ZM70 74l8-1-3 8Z" fill="#b9b0a2" />
    </>
  );
}

export function WreckingBall() {
  return (
    <>
      <path {...OUTLINE} d="M0 58h13v14H0ZM0 76h20v14H0ZM-6 40H7v14H-6Z" fill="#e58a6f" />
      <path {...OUTLINE} d="M22 36l8 1-3 8ZM12 28l6 3-5 4ZM26 92l8-4 2 7Z" fill="#e58a6f" />
      <g fill="none">
        {[0, 1, 2, 3, 4].map(link => (
          <ChainLink key={link} link={link} />
        ))}
      </g>
      <rect {...OUTLINE} x="54" y="30" width="16" height="11" rx="3" transform="rotate(40 62 35)" fill="#59616c" />
      <Ball />
      <path {...OUTLINE} d="M80 84q10-8 11-22M87 92q8-6 10-14" fill="none" />
    </>
  );
}

/** Round 47, 60, with a radius of 28. */
export function Ball() {
  return (
    <>
      <circle {...OUTLINE} cx="47" cy="60" r="28" fill="#5b6273" />
      <path d="M25 50a26 26 0 0 1 20-15q4 0 6 1Q34 40 29 56q-5 0-4-6Z" fill="#8b93a5" />
      <path d="M72 52a26 26 0 0 1-40 30a30 30 0 0 0 40-30Z" fill="#454b5a" />
      <path {...OUTLINE} d="M31 50l11 5M63 50l-11 5" fill="none" strokeWidth="4.5" />
      <circle cx="38" cy="60" r="5" fill="#fff6dd" />
      <circle cx="56" cy="60" r="5" fill="#fff6dd" />
      <circle cx="37" cy="61" r="2.4" fill={INK} />
      <circle cx="55" cy="61" r="2.4" fill={INK} />
      <path {...OUTLINE} d="M35 70q12 4 24 0q-2 10-12 10T35 70Z" fill="#fff6dd" />
      <path {...OUTLINE} d="M43 71.5v7M51 71.5v7" fill="none" strokeWidth="2" />
    </>
  );
}

function ChainLink({ link }: { readonly link: number }) {
  const x = 92 - link * 7.2;
  const y = 2 + link * 8.4;
  return (
    <ellipse
      {...OUTLINE}
      cx={x}
      cy={y}
      rx={link % 2 === 0 ? 4.6 : 2.6}
      ry={6}
      transform={`rotate(40 ${x} ${y})`}
      fill="#aeb8c2"
    />
  );
}
