/** Beside the hand: end the turn, saying what follows; or who plays while one waits. */
import { classes, Icon, IconButton, TakeBack } from '@belfry/ui';
import type { BoardWords } from '../words/catalogue.js';
import styles from './foot.module.css';
import { Sign } from './sign.js';
import type { MovableHand } from './use-hand.js';

export const EndButton = ({
  label,
  text,
  off,
  isQuiet,
  onEnd,
}: {
  readonly label: string;
  readonly text: readonly string[];
  /** Not now: something is under way. */
  readonly off: boolean;
  /** There is something better to do. */
  readonly isQuiet: boolean;
  readonly onEnd: () => void;
}) => (
  <button
    type="button"
    className={classes(styles['end'], isQuiet && styles['quiet'])}
    aria-keyshortcuts="e"
    aria-disabled={off || undefined}
    onClick={onEnd}
  >
    <b>
      {label}
      <span className={styles['arrow']}>
        <Icon name="forward" />
      </span>
    </b>
    <span>{text.join(' ')}</span>
  </button>
);

export const Waiting = ({ text }: { readonly text: string }) => (
  <div className={styles['waiting']}>
    <p>{text}</p>
    <TakeBack />
  </div>
);

interface ToolsProps {
  readonly hand: MovableHand;
  readonly chosen: string | undefined;
  readonly words: BoardWords;
}

/** Moving the chosen card, and putting the hand in order again. */
export function HandTools({ hand, chosen, words }: ToolsProps) {
  const at = hand.held.findIndex(({ key }) => key === chosen);
  if (chosen === undefined || at < 0)
    return hand.isSorted ? null : (
      <div className={styles['tools']}>
        <button type="button" className={styles['sort']} onClick={hand.sort}>
          <span className={styles['move']}>{words.sort}</span>
          <Sign name="sort" size={22} />
        </button>
      </div>
    );
  return (
    <div className={classes(styles['tools'], styles['moving'])}>
      <span className={styles['move']}>{words.move}</span>
      <IconButton icon="back" label={words.moveLeft} off={at === 0} onClick={() => hand.move(chosen, at - 1)} />
      <IconButton
        icon="forward"
        label={words.moveRight}
        off={at === hand.held.length - 1}
        onClick={() => hand.move(chosen, at + 1)}
      />
    </div>
  );
}
