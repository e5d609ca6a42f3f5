/** Four roofs, four silhouettes: a seat's house is known by its roof even without its colour. */
import { OUTLINE } from './ink.js';

interface Style {
  readonly roof: string;
  readonly wall: string;
}

export const HOUSE_STYLES = [
  { roof: '#c8553d', wall: '#f3d2bf' },
  { roof: '#3f74b5', wall: '#cfdff0' },
  { roof: '#4f8a54', wall: '#d2e5cb' },
  { roof: '#7a5aa8', wall: '#ded2ee' },
] as const satisfies readonly Style[];

export const styleOf = (seat: number): Style => HOUSE_STYLES[seat % HOUSE_STYLES.length] ?? HOUSE_STYLES[0];

/** A roof on 100 by 40, its lower edge at 40; flags and chimneys reach higher. `line` is for its details. */
export function Roof({ seat, line }: { readonly seat: number; readonly line: number }) {
  const Shape = ROOFS[seat % ROOFS.length] ?? Gable;
  return <Shape line={line} />;
}

interface RoofProps {
  readonly line: number;
}

function Gable({ line }: RoofProps) {
  return (
    <>
      <path {...OUTLINE} d="M72 20V2h12v26Z" fill="#e9b49c" />
      <path {...OUTLINE} d="M70 2h16v5H70Z" fill="#8f3a28" />
      <path {...OUTLINE} d="M-5 40L50-2l55 42Z" fill={HOUSE_STYLES[0].roof} />
      <path
        d="M20 31h14M40 31h14M60 31h14M32 22h14M52 22h14M43 13h14"
        stroke="#8f3a28"
        strokeWidth={line}
        strokeLinecap="round"
      />
    </>
  );
}

function Dome({ line }: RoofProps) {
  return (
    <>
      <path {...OUTLINE} d="M50-4v-15" fill="none" />
      <path {...OUTLINE} d="M50-19l17 5.5-17 5.5Z" fill="#f4bf55" />
      <path {...OUTLINE} d="M2 34C2 12 24-5 50-5s48 17 48 39Z" fill={HOUSE_STYLES[1].roof} />
      <path d="M34 33C33 14 40 2 50-4M66 33C67 14 60 2 50-4" fill="none" stroke="#254d80" strokeWidth={line} />
      <rect {...OUTLINE} x="-4" y="32" width="108" height="8" rx="3" fill="#dbe7f3" />
    </>
  );
}

function Stepped({ line }: RoofProps) {
  return (
    <>
      <path {...OUTLINE} d="M-2 40V26H14V13H30V0H42V-9H58V0H70V13H86V26H102V40Z" fill={HOUSE_STYLES[2].roof} />
      <circle {...OUTLINE} cx="50" cy="18" r="10" fill="#fff6dd" />
      <path {...OUTLINE} d="M50 11v7l5 3" fill="none" strokeWidth={line} />
      <path d="M6 33h16M78 33h16" stroke="#2f5c35" strokeWidth={line} strokeLinecap="round" />
    </>
  );
}

function WaterTank({ line }: RoofProps) {
  return (
    <>
      <path {...OUTLINE} d="M32 30v-8M64 30v-8M48 30v-8" fill="none" />
      <path {...OUTLINE} d="M26-2h44v25H26Z" fill="#c79c6a" />
      <path d="M35-1v23M44-1v23M53-1v23M62-1v23" stroke="#8a5f36" strokeWidth={line * 0.8} />
      <path {...OUTLINE} d="M22-2L48-17 74-2Z" fill={HOUSE_STYLES[3].roof} />
      <path {...OUTLINE} d="M86 30V4M80 9h12M82 15h8" fill="none" />
      <rect {...OUTLINE} x="-4" y="29" width="108" height="11" rx="3" fill={HOUSE_STYLES[3].roof} />
    </>
  );
}

const ROOFS = [Gable, Dome, Stepped, WaterTank] as const;

/** A seat's little house on a coin, beside its name. */
export function HouseBadge({ seat, width }: { readonly seat: number; readonly width: number }) {
  const { wall, roof } = styleOf(seat);
  return (
    <svg viewBox="-22 -30 144 144" width={width} height={width} aria-hidden="true" focusable="false">
      <circle cx="50" cy="42" r="72" fill="var(--sk-card-2)" />
      <g strokeWidth="6" transform="translate(3 14) scale(.94)">
        <rect {...OUTLINE} x="8" y="38" width="84" height="38" fill={wall} />
        <rect {...OUTLINE} x="40" y="52" width="20" height="24" fill={roof} />
        <Roof seat={seat} line={4} />
      </g>
    </svg>
  );
}
