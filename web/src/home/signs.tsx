/** Line icons of the ways to tables elsewhere. */
import { LineSign } from '../shell/line-sign.js';

interface SignProps {
  readonly size?: number | undefined;
}

/** Two links of a chain. */
export const LinkSign = ({ size }: SignProps) => (
  <LineSign
    size={size}
    path="M10 13.5a4.5 4.5 0 0 0 6.6.4l3-3a4.6 4.6 0 0 0-6.5-6.5l-1.6 1.6M14 10.5a4.5 4.5 0 0 0-6.6-.4l-3 3a4.6 4.6 0 0 0 6.5 6.5l1.6-1.6"
  />
);

/** Waves, crossed out. */
export const NoLineSign = ({ size }: SignProps) => (
  <LineSign
    size={size}
    path="M3.5 3.5l17 17M2.5 9.2a15 15 0 0 1 4-2.6M10.5 5.6c4-.4 8 .9 11 3.6M6 13a9.5 9.5 0 0 1 4.3-2.4M15.2 11.3a9.5 9.5 0 0 1 2.8 1.7M9.3 16.6a4.6 4.6 0 0 1 5.4 0M12 20v.1"
  />
);
