/** Pictures of a game. They come after the page stands; their places are kept. */
import type { ListedGame } from '@belfry/engine/words';
import { GAMES } from '@belfry/games';
import { pictureOf } from '@belfry/games/parts';
import { classes, isSmallScreen, loadEachOnce, useSmallScreen } from '@belfry/ui';
import { type ReactNode, Suspense, use, useId } from 'react';
import { useGameName } from '../games.js';
import { paths } from '../paths.js';
import styles from './emblem.module.css';

/** A picture becomes part of the page, whose letters and colours it has. One that does not come is done without. */
const loadPicture = loadEachOnce(async (file: string): Promise<string | undefined> => {
  const answer = await fetch(file).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
});

/** Begins at once on the start page: nobody should wait for the towers. */
if (location.pathname === paths.home)
  for (const { id } of GAMES) {
    const file = pictureOf(id, 'hero', isSmallScreen());
    if (file !== undefined) void loadPicture(file);
  }

interface EmblemProps {
  /** Its id, also of a game this app does not know. */
  readonly game: string;
  readonly size?: number;
  readonly className?: string | undefined;
}

/** Below this it is small. */
const LARGE = 60;

export function Emblem({ game, size = 44, className }: EmblemProps) {
  const file = pictureOf(game, 'emblem', size < LARGE);
  return (
    <span className={classes(styles['emblem'], className)} style={{ width: size, height: size }} aria-hidden="true">
      <Suspense fallback={null}>
        <Picture file={file} otherwise={<Initial game={game} size={size} />} />
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
  const file = pictureOf(game.id, 'hero', useSmallScreen());
  const outline = <Outline path={game.outline} />;
  return (
    <div className={styles['hero']} aria-hidden="true">
      <Suspense fallback={outline}>
        <Picture file={file} otherwise={outline} />
      </Suspense>
    </div>
  );
}

/** What will stand there. */
const Outline = ({ path }: { readonly path: string | undefined }) => (
  <svg viewBox="0 0 290 350" aria-hidden="true" focusable="false">
    <path d={path} className={styles['outline']} />
  </svg>
);

function Picture({ file, otherwise }: { readonly file: string | undefined; readonly otherwise: ReactNode }) {
  const id = useId();
  const svg = file === undefined ? undefined : use(loadPicture(file));
  if (svg === undefined) return otherwise;
  // Ids are a file's own, and a page may have it more than once.
  const own = svg.replaceAll(/\bid="|url\(#/g, `$&${id}`);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this app, and the content policy lets no script in it run.
  return <span className={styles['picture']} dangerouslySetInnerHTML={{ __html: own }} />;
}
