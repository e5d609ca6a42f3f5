/** Pictures of a game. Each game's own art is loaded after the page stands; its place is kept. */
import type { ListedGame } from '@belfry/engine/words';
import { GAMES } from '@belfry/games';
import { type Emblem as Art, emblemOf } from '@belfry/games/parts';
import { classes, lazyPart } from '@belfry/ui';
import { type ComponentType, Suspense } from 'react';
import { useGameName } from '../games.js';
import { paths } from '../paths.js';
import styles from './emblem.module.css';

/** Begins at once on the start page: nobody should wait for the towers. Whoever needs it really may try again. */
if (location.pathname === paths.home) for (const { id } of GAMES) emblemOf(id)?.().catch(() => undefined);

const partOf = <P extends object>(pick: (art: Art) => ComponentType<P>): ReadonlyMap<string, ComponentType<P>> =>
  new Map(
    GAMES.flatMap(({ id }) => {
      const load = emblemOf(id);
      return load === undefined ? [] : [[id, lazyPart(async () => pick(await load()))]];
    }),
  );

const EMBLEMS = partOf(({ Emblem: Picture }) => Picture);
const HEROES = partOf(({ Hero: Picture }) => Picture);

interface EmblemProps {
  /** Its id, also of a game this app does not know. */
  readonly game: string;
  readonly size?: number;
  readonly className?: string | undefined;
}

export function Emblem({ game, size = 44, className }: EmblemProps) {
  const Picture = EMBLEMS.get(game);
  return (
    <span className={classes(styles['emblem'], className)} style={{ width: size, height: size }} aria-hidden="true">
      <Suspense fallback={null}>
        {Picture === undefined ? <Initial game={game} size={size} /> : <Picture size={size} />}
      </Suspense>
    </span>
  );
}

/** A game without a picture has its first letter. */
const Initial = ({ game, size }: { readonly game: string; readonly size: number }) => (
  <b className={styles['initial']} style={{ fontSize: size / 2 }}>
    {useGameName()(game).at(0)}
  </b>
);

/** A game's towers as large as the column they stand in. */
export function Hero({ game }: { readonly game: ListedGame }) {
  const Picture = HEROES.get(game.id);
  const outline = <Outline path={game.outline} />;
  return (
    <div className={styles['hero']} aria-hidden="true">
      <Suspense fallback={outline}>{Picture === undefined ? outline : <Picture />}</Suspense>
    </div>
  );
}

/** What will stand there. */
const Outline = ({ path }: { readonly path: string | undefined }) => (
  <svg viewBox="0 0 290 350" aria-hidden="true" focusable="false">
    <path d={path} className={styles['outline']} />
  </svg>
);
