/** A small picture of a game. The games' own art is loaded after the page stands; its place is kept. */
import { classes, lazyPart } from '@belfry/ui';
import { type ComponentType, Suspense } from 'react';
import type { GameId } from '../games.js';
import { paths } from '../paths.js';
import styles from './emblem.module.css';
import { HeroWood } from './hero-wood.js';
import { WoodArt, woodStone } from './wood-art.js';

/** Begins at once on the start page: nobody should wait for the towers. Whoever needs it really may try again. */
if (location.pathname === paths.home) {
  import('./hero-towers.js').catch(() => undefined);
  import('./hero-house.js').catch(() => undefined);
}

type Sized = ComponentType<{ readonly size: number }>;

const EMBLEM_STONES = [woodStone('red', '000 100 010 110'), woodStone('blue', '001 002')];

const EmblemWood = ({ size }: { readonly size: number }) => (
  <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
    <WoodArt stones={EMBLEM_STONES} size={9.4} x={24} y={28.6} />
  </svg>
);

const EMBLEMS: Readonly<Record<GameId, Sized>> = {
  'five-towers': lazyPart(async () => (await import('./hero-towers.js')).EmblemTowers),
  skyscraper: lazyPart(async () => (await import('./hero-house.js')).EmblemHouse),
  turmbauer: EmblemWood,
};

const HEROES: Readonly<Record<GameId, ComponentType>> = {
  'five-towers': lazyPart(async () => (await import('./hero-towers.js')).HeroTowers),
  skyscraper: lazyPart(async () => (await import('./hero-house.js')).HeroHouse),
  turmbauer: HeroWood,
};

interface EmblemProps {
  readonly game: GameId;
  readonly size?: number;
  readonly className?: string | undefined;
}

export function Emblem({ game, size = 44, className }: EmblemProps) {
  const Art = EMBLEMS[game];
  return (
    <span className={classes(styles['emblem'], className)} style={{ width: size, height: size }} aria-hidden="true">
      <Suspense fallback={null}>
        <Art size={size} />
      </Suspense>
    </span>
  );
}

/** A game's towers as large as the column they stand in. */
export function Hero({ game }: { readonly game: GameId }) {
  const Art = HEROES[game];
  return (
    <div className={styles['hero']} aria-hidden="true">
      <Suspense fallback={<Outline game={game} />}>
        <Art />
      </Suspense>
    </div>
  );
}

const OUTLINES: Readonly<Record<GameId, string>> = {
  'five-towers':
    'M110 348 116 110 140 60h16l24 50 6 238ZM6 348 12 170 40 120h24l28 50 6 178ZM194 348v-70l40-60 40 60v70Z',
  skyscraper: 'M62 348V96h-8l92-62 92 62h-8v252Z',
  turmbauer: '',
};

/** What will stand there. */
const Outline = ({ game }: { readonly game: GameId }) => (
  <svg viewBox="0 0 290 350" aria-hidden="true" focusable="false">
    <path d={OUTLINES[game]} className={styles['outline']} />
  </svg>
);
