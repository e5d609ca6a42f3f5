/** In place of the bar while the line is lost: what is, what happens by itself, and the one thing one can do. */
import { Button, classes, useAnnounce } from '@belfry/ui';
import { useEffect } from 'react';
import { NoLineSign } from '../home/signs.js';
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
      <NoLineSign size={28} />
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
