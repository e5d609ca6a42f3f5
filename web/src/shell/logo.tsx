/** The belfry: a roof, a bell, and two storeys to stand on. */
import { sceneryOf } from './scenery.js';

export const Logo = ({ height = 46 }: { readonly height?: number }) => (
  <svg viewBox="0 0 76 96" width={(height * 76) / 96} height={height} aria-hidden="true" focusable="false">
    <use href={sceneryOf('logo')} />
  </svg>
);
