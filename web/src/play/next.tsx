/** What next, when a match of people from elsewhere is over: once more if all want to, its replay, or home. */
import type { TableView } from '@belfry/table';
import { Button, classes, type GameScreen, lazyPart } from '@belfry/ui';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../paths.js';
import { useReplayWords } from '../replay/words.js';
import { countVotes } from './after.js';
import styles from './next.module.css';
import { usePlaying, useWish } from './playing.js';
import { usePlayWords } from './words/index.js';

const ShareDialog = lazyPart(async () => (await import('../replay/share-dialog.js')).ShareDialog);

interface NextProps {
  readonly screen: GameScreen;
  readonly view: TableView;
}

export function Next({ screen }: NextProps) {
  const { id, view } = usePlaying();
  const words = usePlayWords();
  const replay = useReplayWords();
  const game = screen.useWords().game.name;
  const [, navigate] = useLocation();
  const [isShared, setShared] = useState(false);
  return (
    <div className={styles['next']}>
      <Again />
      <Button icon="play" onClick={() => navigate(paths.playReplay(id))}>
        {words.watch}
      </Button>
      <Button icon="share" onClick={() => setShared(true)}>
        {words.share}
      </Button>
      <Button icon="home" onClick={() => navigate(paths.home)}>
        {words.home}
      </Button>
      {isShared && (
        <Suspense fallback={null}>
          <ShareDialog
            id={id}
            game={view.game}
            at={view.count}
            seen={screen.hasSecrets ? 'open' : 'spectator'}
            title={replay.replayOf(game)}
            isOver
            onClose={() => setShared(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Everybody's wish; the host need not wait for all. */
function Again() {
  const { view, me } = usePlaying();
  const { rematch: words } = usePlayWords();
  const { wish, problem, isBusy } = useWish();
  const [, navigate] = useLocation();
  const { count, of } = countVotes(view);
  const { next } = view;
  if (next !== undefined)
    return (
      <Button look="primary" icon="forward" className={styles['again']} onClick={() => navigate(paths.play(next))}>
        {words.toNext}
      </Button>
    );
  const isWanted = me !== undefined && view.wants.includes(me);
  const mayStart = view.isHost && (me === undefined || (isWanted && count < of));
  return (
    <>
      {me !== undefined && (
        <Button
          look={isWanted ? 'plain' : 'primary'}
          className={classes(styles['again'], isWanted && styles['wanted'])}
          icon={isWanted ? 'check' : 'round'}
          aria-pressed={isWanted}
          off={isBusy}
          onClick={() => void wish({ type: isWanted ? 'unwant' : 'rematch' })}
        >
          {isWanted ? words.asked(count, of) : words.ask(count, of)}
        </Button>
      )}
      {mayStart && (
        <Button
          className={styles['again']}
          off={isBusy || count === 0}
          onClick={() => void wish({ type: 'rematch', now: true })}
        >
          {words.start(count)}
        </Button>
      )}
      {problem !== undefined && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </>
  );
}
