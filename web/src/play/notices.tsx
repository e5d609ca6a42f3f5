/** Above the board, when something is unusual. */
import { lazyExtra, useMedia } from '@belfry/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Shown } from '../table/elsewhere.js';
import { AwayNotes, useAwaySpoken } from './away-notes.js';
import { BackNote } from './back-note.js';
import { KeptSeat } from './kept-seat.js';
import { LastSeconds } from './last-seconds.js';
import styles from './notes.module.css';
import { usePlaying } from './playing.js';
import { TabTitle } from './tab-title.js';
import { usePlayWords } from './words/index.js';

/** Only where clocks count days. */
const DaysNotices = lazyExtra(async () => (await import('../days/index.js')).DaysNotices);

/** Where the log has no room beside the board. */
export const NARROW = '(max-width: 1080px)';

export function Notices({ lines, people }: Shown) {
  const { id, view, me } = usePlaying();
  const isNarrow = useMedia(NARROW);
  const isCovered = me !== undefined && view.seats[me]?.standIn !== undefined;
  useAwaySpoken();
  return (
    <>
      <TabTitle />
      <LastSeconds />
      <BackNote lines={lines} />
      <FreedNote />
      <KeptSeat lines={lines} />
      {me === undefined && <WatchNote />}
      {/* One thing at a time, where there is little room. */}
      {isNarrow && !isCovered && <AwayNotes isCard={false} />}
      {view.clock.type === 'days' && (
        <Suspense fallback={null}>
          <DaysNotices id={id} view={view} lines={lines} people={people} />
        </Suspense>
      )}
    </>
  );
}

/** Somebody who only looks on, and how much later. */
function WatchNote() {
  const { view } = usePlaying();
  const words = usePlayWords();
  if (view.isHost || view.delay === 0 || view.due.type === 'over') return null;
  return (
    <div className={`${styles['note']} ${styles['calm']}`}>
      <p>
        <b>{words.youWatch}</b> {words.later(view.delay)}
      </p>
    </div>
  );
}

/** Somebody had a seat a moment ago. */
function FreedNote() {
  const { me } = usePlaying();
  const words = usePlayWords();
  const before = useRef(me);
  const [isFreed, setFreed] = useState(false);
  useEffect(() => {
    if (me !== before.current) setFreed(me === undefined);
    before.current = me;
  }, [me]);
  if (!isFreed) return null;
  return (
    <div className={styles['note']} role="status">
      <p>
        <b>{words.freed.title}.</b> {words.freed.text}
      </p>
    </div>
  );
}
