/** One's own matches in numbers: derived from what is kept on this device, and nothing else. */
import type { TableId } from '@belfry/table';
import { Button } from '@belfry/ui';
import { useEffect, useRef, useState } from 'react';
import { Failure } from '../shell/failure.js';
import { NothingYet } from '../shell/nothing-yet.js';
import { Page } from '../shell/page.js';
import { Waiting } from '../shell/waiting.js';
import { GameSection } from './game-section.js';
import { ForgetCard, SaveCard } from './keep.js';
import { byGame } from './model/count.js';
import { type Counted, countedOf, type End, type Listed } from './model/counted.js';
import { readSince, writeSince } from './model/forgotten.js';
import { Overview } from './overview.js';
import styles from './stats.module.css';
import { MOST, useStats } from './use-stats.js';
import { useStatsWords } from './words.js';

export function Stats() {
  const words = useStatsWords();
  const [since, setSince] = useState(readSince);
  const [isUnkept, setUnkept] = useState(false);
  const { reading, again, readOlder } = useStats(since);
  const count = (from: number | undefined): void => {
    setUnkept(!writeSince(from));
    setSince(from);
  };
  useTitleAfter(since);
  return (
    <Page title={words.title} subtitle={words.lead}>
      <div className={styles['stats']}>
        {reading.state === 'waiting' && <Waiting />}
        {reading.state === 'failed' && <Failure error={reading.error} again={again} />}
        {reading.state === 'there' && (
          <Everything
            listed={reading.listed}
            ends={reading.ends}
            since={since}
            isUnkept={isUnkept}
            onOlder={readOlder}
            onForget={() => count(latestOf(reading.listed))}
            onUndo={() => count(undefined)}
          />
        )}
      </div>
    </Page>
  );
}

/** Leads to the title when what counts has changed: the button that was pressed may be gone. */
function useTitleAfter(since: number | undefined): void {
  const before = useRef(since);
  useEffect(() => {
    if (before.current !== since) document.querySelector('h1')?.focus({ preventScroll: true });
    before.current = since;
  }, [since]);
}

/** Now, or whenever the latest match ended: clocks may have been set back since. */
const latestOf = ({ played }: Listed): number => Math.max(Date.now(), played[0]?.ended ?? 0);

interface EverythingProps {
  readonly listed: Listed;
  readonly ends: ReadonlyMap<TableId, End>;
  readonly since: number | undefined;
  /** Could it not be kept since when matches count? */
  readonly isUnkept: boolean;
  readonly onOlder: () => void;
  readonly onForget: () => void;
  readonly onUndo: () => void;
}

function Everything({ listed, ends, since, onOlder, ...forgetting }: EverythingProps) {
  const words = useStatsWords();
  const counted = countedOf(listed, ends, since);
  const { matches, left } = counted;
  return (
    <>
      {matches.length === 0 ? <NothingYet words={words.none} /> : <Overview matches={matches} />}
      <Progress counted={counted} />
      {byGame(matches).map(([game, some]) => (
        <GameSection key={game} game={game} matches={some} ends={ends} />
      ))}
      <Notes left={left} />
      <Older count={counted.older} onOlder={onOlder} />
      <div className={styles['cards']}>
        {matches.length > 0 && <SaveCard matches={matches} ends={ends} since={since} />}
        {(matches.length > 0 || since !== undefined) && (
          <ForgetCard since={since} canForget={matches.length > 0} {...forgetting} />
        )}
      </div>
    </>
  );
}

/** How far the reading has come. Not said aloud at every step. */
function Progress({ counted: { progress } }: { readonly counted: Counted }) {
  const words = useStatsWords();
  if (progress.read >= progress.all) return null;
  const text = words.reading(progress.read, progress.all);
  return (
    <div className={styles['progress']}>
      <p>{text}</p>
      <progress value={progress.read} max={progress.all} aria-label={text} />
    </div>
  );
}

function Notes({ left }: { readonly left: Counted['left'] }) {
  const { notCounted: words } = useStatsWords();
  const notes = (['watched', 'imported', 'unreadable'] as const).flatMap(why =>
    left[why] === 0 ? [] : [words[why](left[why])],
  );
  if (notes.length === 0) return null;
  return (
    <ul className={styles['notes']}>
      {notes.map(note => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

function Older({ count, onOlder }: { readonly count: number; readonly onOlder: () => void }) {
  const words = useStatsWords();
  if (count === 0) return null;
  return (
    <div className={styles['older']}>
      <p>{words.older(count)}</p>
      <Button onClick={onOlder}>{words.readOlder(Math.min(count, MOST))}</Button>
    </div>
  );
}
