/** The line is back: what happened meanwhile, for some seconds. */
import { Icon, type LogLine, useAnnounce } from '@belfry/ui';
import { useEffect, useRef, useState } from 'react';
import { useLine } from '../server/context.js';
import styles from './notes.module.css';
import { usePlaying } from './playing.js';
import { sentence } from './sentence.js';
import { dueSeat } from './times.js';
import { usePlayWords } from './words/index.js';

/** Milliseconds. A shorter gap is not worth a word. */
const GAP = 2000;
const SHOWN = 6000;
/** Lines that are told one by one. */
const MOST = 4;

export function BackNote({ lines }: { readonly lines: readonly LogLine[] }) {
  const { view } = usePlaying();
  const line = useLine();
  const isLost = line.is === 'lost';
  const lost = useRef<{ readonly at: number; readonly count: number }>(undefined);
  const [since, setSince] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: how much had happened when the line broke.
  useEffect(() => {
    if (isLost) {
      lost.current ??= { at: Date.now(), count: view.count };
      setSince(undefined);
      return;
    }
    const before = lost.current;
    lost.current = undefined;
    if (before === undefined || Date.now() - before.at < GAP) return;
    setSince(before.count);
    const timer = setTimeout(() => setSince(undefined), SHOWN);
    return () => clearTimeout(timer);
  }, [isLost]);
  return since === undefined ? null : <Note lines={lines.filter(({ entry }) => entry >= since)} />;
}

function Note({ lines }: { readonly lines: readonly LogLine[] }) {
  const { view, me } = usePlaying();
  const words = usePlayWords();
  const announce = useAnnounce();
  useEffect(() => announce(words.line.back), [announce, words]);
  const isOwn = me !== undefined && dueSeat(view) === me && view.seats[me]?.standIn === undefined;
  const news = lines.length === 0 ? words.line.nothingNew : sentences(lines.slice(-MOST));
  return (
    <div className={`${styles['last']} ${styles['back']}`}>
      <Icon name="check" size={22} />
      <p>
        <b>{words.line.back}</b> {news} {isOwn && words.line.yourTurn}
      </p>
    </div>
  );
}

const sentences = (lines: readonly LogLine[]): string => lines.map(({ text }) => sentence(text)).join(' ');
