/** What the marks in the scene mean, with how many there are. */
import { RingMark, VerdictMark } from '../marks/index.js';
import type { Verdict } from '../model/verdict.js';
import styles from './board.module.css';
import { FootSign, RingSign } from './signs.js';
import type { BoardNow } from './use-board.js';

export function Legend({ board: { table, building, climbing } }: { readonly board: BoardNow }) {
  const { words, readOut } = table;
  if (climbing !== undefined)
    return (
      <div className={styles['legend']}>
        <span>
          <FootSign /> {words.climb.gaits.foot}
        </span>
        {climbing.fields.some(({ ring }) => ring !== undefined) && (
          <span>
            <RingSign /> {words.climb.byRing}
          </span>
        )}
      </div>
    );
  if (building === undefined) return null;
  const count = (wanted: Verdict): number => building.places.filter(({ verdict }) => verdict === wanted).length;
  if (building.stone === undefined)
    return building.rack.some(({ by }) => by === 'ring') ? (
      <div className={styles['legend']}>
        <span className={styles['long']}>
          <RingMark /> {words.rack.ringHelp}
        </span>
      </div>
    ) : null;
  if (!readOut) return null;
  return (
    <div className={styles['legend']}>
      <span>
        <VerdictMark verdict="firm" size={17} /> {words.counts.firm(count('firm'))}
      </span>
      <span>
        <VerdictMark verdict="shaky" size={17} /> {words.counts.shaky(count('shaky'))}
      </span>
    </div>
  );
}
