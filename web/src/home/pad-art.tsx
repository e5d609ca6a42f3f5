/** A spiral pad with a pencil. */

const LINES = [44, 60, 76, 92];
const RINGS = [22, 36, 50, 64, 78];

export const PadArt = () => (
  <svg viewBox="0 0 104 130" aria-hidden="true" focusable="false">
    <g transform="rotate(6 52 65)">
      <rect x="10" y="12" width="84" height="112" rx="6" fill="var(--paper)" stroke="var(--line)" strokeWidth="1.5" />
      {RINGS.map(x => (
        <g key={x}>
          <circle cx={x} cy="19" r="3" fill="var(--line)" />
          <path d={`M${x} 19V7`} stroke="var(--ink-3)" strokeWidth="2.5" strokeLinecap="round" />
        </g>
      ))}
      {LINES.map((y, index) => (
        <g key={y}>
          <path d={`M20 ${y}H84`} stroke="var(--line)" strokeWidth="1.5" />
          <Storeys count={index + 1} y={y} />
        </g>
      ))}
    </g>
    <g transform="translate(70 78) rotate(38)">
      <rect y="-46" width="9" height="52" fill="#e9a23b" />
      <path d="M0 6h9l-4.5 12Z" fill="#f0dbb5" />
      <path d="M3 14h3l-1.5 4Z" fill="#2b2a33" />
      <rect y="-52" width="9" height="7" rx="2" fill="#e86a9a" />
    </g>
  </svg>
);

const HUES = ['var(--candy-d)', 'var(--scary)', 'var(--tree)', 'var(--sand-d)'];

/** A count in strokes, as one would scribble it. */
const Storeys = ({ count, y }: { readonly count: number; readonly y: number }) => (
  <path
    d={Array.from({ length: 7 - count }, (_, index) => `M${24 + index * 8} ${y - 3}l2-9`).join('')}
    stroke={HUES[count - 1]}
    strokeWidth="2.2"
    strokeLinecap="round"
  />
);
