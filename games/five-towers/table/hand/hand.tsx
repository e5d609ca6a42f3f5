/** A phone beside a big screen: the own towers, and what is to be decided. The others are on the big screen. */
import type { BoardProps } from '@belfry/ui';
import type { FiveTowers } from '../../rules/index.js';
import { Side } from '../board/board.js';
import { useAutoPass } from '../board/use-auto-pass.js';
import styles from './hand.module.css';

export function Hand(props: BoardProps<FiveTowers>) {
  const { view, log, act, isSent = false } = props;
  useAutoPass(view, log.length, act);
  return (
    <div className={styles['hand']} data-on={act !== undefined || isSent || undefined}>
      <Side {...props} isHand />
    </div>
  );
}
