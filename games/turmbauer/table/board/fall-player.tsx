/** Stops a fall, goes back and forth in it, and slows it down. */
import { IconButton } from '@belfry/ui';
import styles from './fall-player.module.css';
import type { Player } from './use-collapse.js';
import type { BoardWords } from './words/catalogue.js';

/** As finely as anybody can look, in seconds. */
const STEP = 0.05;

export function FallPlayer({ player, words: { fall } }: { readonly player: Player; readonly words: BoardWords }) {
  const { seconds, length, isPlaying, isSlow } = player;
  return (
    <div className={styles['player']}>
      <IconButton
        className={styles['go'] ?? ''}
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? fall.pause : fall.play}
        onClick={isPlaying ? player.pause : player.play}
      />
      <span className={styles['time']}>{fall.seconds(seconds)}</span>
      <input
        type="range"
        min={0}
        max={length}
        step={STEP}
        value={seconds}
        aria-label={fall.time}
        aria-valuetext={fall.seconds(seconds)}
        onChange={event => player.seek(Number(event.target.value))}
      />
      <label className={styles['slow']}>
        <input type="checkbox" checked={isSlow} onChange={event => player.setSlow(event.target.checked)} />
        {fall.slow}
      </label>
    </div>
  );
}
