/** Small line drawings on buttons. They say nothing: the words beside them do. */
import type { ReactNode } from 'react';

const Sign = ({ children, size = 28 }: { readonly children: ReactNode; readonly size?: number }) => (
  <svg
    viewBox="0 0 32 30"
    width={size}
    height={size * 0.94}
    fill="none"
    stroke="currentColor"
    strokeWidth="2.1"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

const CUBE = 'M16 8.6l5.6 3v6.4L16 21l-5.6-3v-6.4zM10.4 11.6l5.6 3 5.6-3M16 14.6V21';

export const TurnSign = () => (
  <Sign>
    <path strokeWidth="1.5" d={CUBE} />
    <path d="M4.5 17c.5 4.7 5.5 8 11.5 8s10.5-2.6 11.5-6.5M24 20.5l3.6-2.7 2 4M16 2v3" />
  </Sign>
);

export const TipSign = () => (
  <Sign>
    <path strokeWidth="1.5" d={CUBE} />
    <path d="M13 3.2C20 2.5 26.5 7 26.5 14.5S21 26 16.5 26.8M20 23l-3.7 3.9 4.6 2" />
  </Sign>
);

export const RollSign = () => (
  <Sign>
    <path strokeWidth="1.5" d={CUBE} />
    <path d="M20.5 26C12 28.5 5 23 5 15.5 5 10.5 8 6.5 12 4.6M7.8 3.8l4.6.7-1.2 4.6" />
  </Sign>
);

/** A way that leads up. */
export const FootSign = () => (
  <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true" focusable="false">
    <rect x="2" y="2" width="26" height="26" rx="6" fill="var(--firm)" opacity="0.9" />
    <path
      d="M7 20l5-6 4 4 7-8"
      fill="none"
      stroke="var(--paper-2)"
      strokeWidth="2.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** The same with a ring: dashed. */
export const RingSign = () => (
  <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true" focusable="false">
    <rect
      x="3"
      y="3"
      width="24"
      height="24"
      rx="5"
      fill="var(--gold-soft)"
      stroke="var(--ring)"
      strokeWidth="2.4"
      strokeDasharray="4 2.6"
    />
    <circle cx="15" cy="15" r="5.2" fill="none" stroke="var(--shaky)" strokeWidth="3.2" />
  </svg>
);

export const OrbitSign = () => (
  <Sign size={24}>
    <ellipse cx="16" cy="15" rx="12" ry="5.5" />
    <path d="M22 23l-3.5-2.6L21 17" />
  </Sign>
);

export const TopSign = () => (
  <Sign size={24}>
    <path d="M16 3v13M11 11.5l5 5 5-5M5 19l11 6 11-6" />
  </Sign>
);

export const PawnSign = () => (
  <Sign size={24}>
    <circle cx="16" cy="8" r="4.2" />
    <path d="M13.5 12c0 5-3 8-4.5 14h14c-1.5-6-4.5-9-4.5-14" />
  </Sign>
);

export const PlanSign = () => (
  <Sign size={24}>
    <path d="M5 4h22v22H5zM12.3 4v22M19.6 4v22M5 11.3h22M5 18.6h22" />
  </Sign>
);

export const MirrorSign = () => (
  <Sign size={24}>
    <path d="M16 4v22M11 10l-6 5 6 5M21 10l6 5-6 5" />
  </Sign>
);
