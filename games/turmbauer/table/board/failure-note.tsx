/** What fell, what comes back, and which try it is. */
import { formatStone, stoneOf } from '../../rules/index.js';
import { VerdictMark } from '../marks/index.js';
import type { Failure } from '../model/show.js';
import styles from './card.module.css';
import type { Table } from './table.js';

export function FailureNote({ table: { words }, failure }: { readonly table: Table; readonly failure: Failure }) {
  const stone = formatStone(stoneOf(failure.piece));
  const others = failure.fell.filter(piece => piece !== failure.piece).map(words.game.piece);
  const told = words.fall.failed(stone, others.length < failure.fell.length, others);
  return (
    <p className={styles['note']} role="status">
      <VerdictMark verdict="falls" size={18} />
      <span>{failure.isLast ? words.fall.third(stone) : `${told} ${words.fall.again(failure.failures + 1)}`}</span>
    </p>
  );
}
