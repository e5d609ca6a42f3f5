/** One's own time is nearly over: said once, with a soft bell, over the board. */
import { Icon, playSound, useAnnounce } from '@belfry/ui';
import { useEffect } from 'react';
import styles from './notes.module.css';
import { useBird, useNow, usePlaying } from './playing.js';
import { formatTime, lastSeconds, runsUntil, timeOf } from './times.js';
import { usePlayWords } from './words/index.js';

export function LastSeconds() {
  const { view, me } = usePlaying();
  const words = usePlayWords();
  const bird = useBird()(view.standIn);
  const announce = useAnnounce();
  const until = runsUntil(view, me);
  const now = useNow(until);
  const last = me === undefined ? undefined : lastSeconds(timeOf(view, me, now));
  const isOn = last !== undefined;
  const what = isOn ? words.clock.yours(last.seconds) : '';
  const then =
    last?.reserve === undefined || last.reserve === 0
      ? words.clock.thenBot(bird.name)
      : words.clock.thenReserve(formatTime(last.reserve));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each deadline, not for each second.
  useEffect(() => {
    if (!isOn) return;
    playSound('turn');
    announce(`${what} ${then}`);
  }, [isOn, until]);
  if (!isOn) return null;
  return (
    <div className={styles['last']} aria-hidden="true">
      <Icon name="bell" size={28} />
      <span>
        <b>{what}</b>
        <small>{last.reserve === undefined ? `${words.clock.fromReserve} ${then}` : then}</small>
      </span>
    </div>
  );
}
