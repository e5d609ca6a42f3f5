/** In place of the bar while the line is lost: what is, what happens by itself, and the one thing one can do. */
import { Button, classes, useAnnounce } from '@belfry/ui';
import { useEffect } from 'react';
import { useLine, useServer } from '../server/context.js';
import { Logo } from '../shell/logo.js';
import styles from './banner.module.css';
import { useBird, useNow, usePlaying } from './playing.js';
import { formatTime, runsUntil, SECOND } from './times.js';
import { usePlayWords } from './words/index.js';

export function Banner() {
  const words = usePlayWords();
  const server = useServer();
  const line = useLine();
  const announce = useAnnounce();
  const isRenewed = line.is === 'lost' && line.isRenewed;
  const what = isRenewed ? `${words.line.renewed.title} ${words.line.renewed.text}` : words.line.lost;
  useEffect(() => announce(what), [announce, what]);
  if (line.is !== 'lost') return null;
  const hurry = <Button onClick={() => server.hurry()}>{words.line.tryNow}</Button>;
  if (isRenewed)
    return (
      <section className={`${styles['banner']} ${styles['calm']}`} aria-label={words.line.renewed.title}>
        <Logo />
        <div>
          <p>
            <b>{words.line.renewed.title}</b>
          </p>
          <p className={styles['more']}>{words.line.renewed.text}</p>
        </div>
        {hurry}
      </section>
    );
  return (
    <section className={styles['banner']} aria-label={words.line.lost}>
      <NoLine />
      <Lost tries={line.tries} until={line.until} />
      {hurry}
    </section>
  );
}

interface Trying {
  readonly tries: number;
  readonly until: number | undefined;
}

/** With how long the table waits, if somebody waits for this person. */
function Lost({ tries, until: next }: Trying) {
  const { view, me } = usePlaying();
  const words = usePlayWords();
  const bird = useBird()(view.standIn);
  const until = runsUntil(view, me);
  const now = useNow(until);
  const left = until === undefined ? undefined : formatTime(Math.max(0, until - now));
  return (
    // Where there is little room only what matters most is said.
    <div>
      <p>
        <b>{words.line.lost}</b>{' '}
        {tries > 1 && (
          <span className={left === undefined ? undefined : styles['wordy']}>
            <Attempt tries={tries} until={next} />
          </span>
        )}
      </p>
      <p className={classes(styles['more'], left === undefined && tries > 1 && styles['wordy'])}>
        <span className={left === undefined ? undefined : styles['wordy']}>{words.line.look}</span>{' '}
        {left === undefined ? words.line.kept : words.line.waits(left, bird.name)}
      </p>
    </div>
  );
}

/** `until` is told by this device's clock. */
function Attempt({ tries, until }: Trying) {
  const words = usePlayWords();
  const server = useServer();
  // The difference of both clocks is the same all the time.
  const ahead = server.now() - Date.now();
  const now = useNow(until === undefined ? undefined : until + ahead) - ahead;
  const seconds = until === undefined ? undefined : Math.max(1, Math.ceil((until - now) / SECOND));
  return `${words.line.looking} ${words.line.attempt(tries, seconds)}`;
}

const NoLine = () => (
  <svg
    viewBox="0 0 24 24"
    width={28}
    height={28}
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M3 3l18 18M5 12.5a10 10 0 0 1 4-2.4M2.5 9A14 14 0 0 1 6 6.6M12 6a14 14 0 0 1 9.5 3.2M15 11a10 10 0 0 1 4 1.8M9 16.4a4.5 4.5 0 0 1 4-1M12 20v.1" />
  </svg>
);
