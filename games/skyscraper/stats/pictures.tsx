/** The finest house in its street, and the signs of the pairs. */
import { HouseArt } from '../table/art/index.js';
import { motif, pairOf } from '../table/art/pairs.js';
import type { Keepsake } from './measure.js';

const WIDTH = 240;
const HEIGHT = 280;
const STREET = 26;
/** Room for the highest flag. */
const ABOVE = 44;

export const Best = ({ piece: { seat, goal, floors } }: { readonly piece: Keepsake }) => (
  <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true" focusable="false">
    <rect width={WIDTH} height={HEIGHT} fill="var(--sky)" />
    <circle cx={WIDTH - 34} cy="40" r="20" fill="var(--sun)" />
    <path d={CLOUD} fill="var(--cloud)" />
    <path d={SKYLINE} fill="var(--hill-1)" />
    <rect y={HEIGHT - STREET} width={WIDTH} height={STREET} fill="var(--scrap)" />
    <path
      d={`M0 ${HEIGHT - STREET / 2}H${WIDTH}`}
      stroke="var(--paper-2)"
      strokeWidth="3"
      strokeDasharray="16 12"
      opacity="0.8"
    />
    <g transform={`translate(20 ${ABOVE})`}>
      <HouseArt
        seat={seat}
        floors={floors}
        goal={goal}
        width={WIDTH - 20}
        height={HEIGHT - STREET - ABOVE + 2}
        scaffold={false}
      />
    </g>
  </svg>
);

const CLOUD = 'M26 62c-12 0-12-15 0-15 2-13 21-16 28-5 8-7 22-4 22 8 11-1 14 12 3 12Z';
const SKYLINE = 'M0 254V196h26v-34h30v58h22v-28h34v62H164V178h30v30h18v-50h28v96Z';

export const Sign = ({ kind }: { readonly kind: string }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
    <path d={motif(pairOf(Number.parseInt(kind, 10)), 10, 10, 7.5)} fill="currentColor" />
  </svg>
);
