/** 5 Towers: a candy tower between a scary one and a sand one. On a phone without figures: they would be too small to read. */
import type { ReactNode } from 'react';
import { TowerArt } from '../table/art/index.js';

const [CANDY, SCARY, SAND] = [0, 1, 4] as const;

const At = ({ x, y, children }: { readonly x: number; readonly y: number; readonly children: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>{children}</g>
);

const Hero = ({ isSmall = false }: { readonly isSmall?: boolean }) => (
  <svg viewBox="0 0 290 350" aria-hidden="true">
    <ellipse cx="145" cy="348" rx="140" ry="8" fill="#000" fillOpacity=".12" />
    <At x={-8} y={90}>
      <TowerArt
        tower={SCARY}
        values={[13, 12, 10, 7, 5, 2, 0]}
        width={120}
        height={258}
        detail={isSmall ? 0 : 1}
        storey={30}
      />
    </At>
    <At x={190} y={198}>
      <TowerArt tower={SAND} values={[13, 9, 5, 0]} width={104} height={150} detail={isSmall ? 0 : 1} storey={27} />
    </At>
    <At x={76} y={0}>
      <TowerArt
        tower={CANDY}
        values={[15, 13, 11, 8, 12, 6, 3, 0]}
        width={164}
        height={348}
        detail={isSmall ? 0 : 2}
        storey={36}
      />
    </At>
  </svg>
);

/** By the names of their files. */
export const drawn = {
  emblem: <TowerArt tower={CANDY} values={[15, 10, 4, 0]} width={48} height={48} detail={0} storey={8} />,
  hero: <Hero />,
  'hero-small': <Hero isSmall />,
};
