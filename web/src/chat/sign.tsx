/** Line icons of tables with people from elsewhere, beside those of the kit. */
import { LineSign } from '../shell/line-sign.js';

const PATHS = {
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  send: 'M4 12 20 5l-5 15-3.5-6.5zM11.5 13.5 20 5',
  copy: 'M9 8h10v12H9zM5 16V4h10',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.5 12h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  swap: 'M8 20V5M4.5 8.5 8 5l3.5 3.5M16 4v15M12.5 15.5 16 19l3.5-3.5',
  out: 'M14 4H5v16h9M10 12h11M17.5 8.5 21 12l-3.5 3.5',
  screen: 'M3 5h18v12H3zM8 21h8M12 17v4',
  sound: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9.5a4 4 0 0 1 0 5M18 7a8 8 0 0 1 0 10',
  noSound: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
} as const;

export type SignName = keyof typeof PATHS;

export const Sign = ({ name, size }: { readonly name: SignName; readonly size?: number }) => (
  <LineSign path={PATHS[name]} size={size} />
);
