/** The finest piece that was ever built, in a frame, with the way to its match. */
import type { Json } from '@belfry/engine';
import type { TableId } from '@belfry/table';
import type { GameStats, StatsWords } from '@belfry/ui';
import { memo } from 'react';
import { paths } from '../paths.js';
import { LinkButton } from '../shell/link-button.js';
import styles from './stats.module.css';
import { useStatsWords } from './words.js';

interface BestProps {
  readonly part: GameStats;
  readonly words: StatsWords;
  /** The match it was built in. */
  readonly id: TableId;
  readonly piece: Json;
}

/** Drawn anew only when a finer one is found: matches may still be coming in. */
export const Best = memo(function Best({ part: { Best: Picture }, words: { best: words }, id, piece }: BestProps) {
  const { watch, watchOf } = useStatsWords();
  return (
    <figure className={styles['best']}>
      <div className={styles['frame']}>
        <Picture piece={piece} />
      </div>
      <figcaption>
        <h3>{words.title}</h3>
        <p>{words.tell(piece)}</p>
      </figcaption>
      <LinkButton to={paths.replay(id)} look="quiet" icon="eye" label={watchOf(words.title)}>
        {watch}
      </LinkButton>
    </figure>
  );
});
