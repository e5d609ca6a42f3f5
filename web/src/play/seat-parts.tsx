/** What stands at plates and questions of a board: who is there, clocks, what was said, what may be taken back. */
import type { Seat } from '@belfry/engine';
import { localeOf } from '@belfry/engine/words';
import { Button, Face, Hidden, Icon, type Language, type SeatParts, useLanguage } from '@belfry/ui';
import type { ReactNode } from 'react';
import { ReactionFace } from '../chat/reaction-face.js';
import { useBubbles } from '../chat/use-bubbles.js';
import { timeLeftText } from '../days/urgency.js';
import { TIME_WORDS } from '../days/words/time.js';
import { useChanging } from '../server/cell.js';
import { useServer } from '../server/context.js';
import { useBird, useNow, usePlaying } from './playing.js';
import styles from './seat-parts.module.css';
import { sentence } from './sentence.js';
import { dueSeat, formatTime, lastSeconds, runsUntil, type Time, timeOf } from './times.js';
import { type PlayWords, usePlayWords } from './words/index.js';

interface OfSeat {
  readonly seat: Seat;
}

const SeatFace = ({ seat, children }: OfSeat & { readonly children?: ReactNode }) => (
  <span className={styles['face']} data-face="">
    {children}
    <Mark seat={seat} />
  </span>
);

/** A tick for who is here, a broken ring for who is gone, a bird for whom a bot plays, a sun for who is on holiday. */
function Mark({ seat }: OfSeat) {
  const { view, presence, me } = usePlaying();
  const words = usePlayWords();
  const bird = useBird();
  const server = useServer();
  const { language } = useLanguage();
  const there = view.seats[seat];
  if (there?.player.type !== 'human') return null;
  if (there.standIn !== undefined) {
    const { figure, name } = bird(there.standIn);
    return (
      <span className={`${styles['mark']} ${styles['bird']}`}>
        <Face figure={figure} size={19} />
        <Hidden>{words.playsFor(name, there.name)}</Hidden>
      </span>
    );
  }
  if (there.vacation !== undefined && there.vacation > server.now()) {
    const until = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long' }).format(there.vacation);
    return (
      <span className={`${styles['mark']} ${styles['sun']}`}>
        <Icon name="sun" size={15} />
        <Hidden>{words.onVacation(there.name, until)}</Hidden>
      </span>
    );
  }
  const isHere = presence?.seats[seat];
  if (seat === me || isHere === undefined) return null;
  return (
    <span className={`${styles['mark']} ${styles[isHere ? 'here' : 'gone']}`}>
      <Sign isHere={isHere} />
      <Hidden>{(isHere ? words.here : words.gone)(there.name)}</Hidden>
    </span>
  );
}

const Sign = ({ isHere }: { readonly isHere: boolean }) => (
  <svg viewBox="0 0 18 18" width={14} height={14} fill="none" aria-hidden="true" focusable="false">
    {isHere ? (
      <>
        <circle cx="9" cy="9" r="9" fill="currentColor" />
        <path d="m4.8 9.4 2.9 2.9 5.5-6" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
      </>
    ) : (
      <circle cx="9" cy="9" r="6.6" stroke="currentColor" strokeWidth="3.4" strokeDasharray="5.2 3.1" />
    )}
  </svg>
);

/** Drawn again every second by itself: what stands around it is not. */
function SeatClock({ seat }: OfSeat) {
  const { view, me } = usePlaying();
  const words = usePlayWords();
  const time = timeOf(view, seat, useNow(runsUntil(view, seat)));
  const name = seat === me ? words.yourTurn : (view.seats[seat]?.name ?? '');
  return time === undefined ? null : <Chip time={time} name={name} isLast={seat === me} />;
}

/** Beside the question. */
function TurnClock() {
  const { view, me } = usePlaying();
  const words = usePlayWords();
  const until = runsUntil(view, me);
  const now = useNow(until);
  const time = me === undefined || until === undefined ? undefined : timeOf(view, me, now);
  if (time === undefined) return null;
  return (
    <>
      <Chip time={time} name={words.yourTurn} isLast />
      {time.type === 'runs' && <Bar time={time} />}
    </>
  );
}

/** What is left, along the upper edge of the question. */
const Bar = ({ time }: { readonly time: Time & { readonly type: 'runs' } }) => (
  <span className={styles['bar']} data-last={lastSeconds(time) && ''} aria-hidden="true">
    <span className={styles['left']} style={{ scale: `${time.share} 1` }} />
  </span>
);

interface ChipProps {
  readonly time: Time;
  readonly name: string;
  /** Are the last seconds marked? */
  readonly isLast: boolean;
}

function Chip({ time, name, isLast }: ChipProps) {
  const words = usePlayWords();
  const { language } = useLanguage();
  const runs = time.type !== 'stands';
  const last = isLast && lastSeconds(time) !== undefined;
  return (
    <span className={styles['chip']} data-clock="" data-runs={runs ? (last ? 'last' : '') : undefined}>
      <Icon name="clock" size={15} />
      <span aria-hidden="true">
        <TimeText time={time} />
      </span>
      <Hidden>{words.clock.of(name, inWords(time, words, language), runs)}</Hidden>
    </span>
  );
}

function TimeText({ time }: { readonly time: Time }) {
  const words = TIME_WORDS[useLanguage().language];
  if (time.type === 'days') return words.left(timeLeftText(words, time.left));
  if (time.type === 'stands') return formatTime(time.reserve);
  if (time.move === 0) return formatTime(time.reserve);
  return (
    <>
      {formatTime(time.move)}
      {time.reserve > 0 && <small> + {formatTime(time.reserve)}</small>}
    </>
  );
}

function inWords(time: Time, { clock }: PlayWords, language: Language): string {
  if (time.type === 'days') return timeLeftText(TIME_WORDS[language], time.left);
  if (time.type === 'stands' || time.move === 0) return formatTime(time.reserve);
  return time.reserve === 0 ? formatTime(time.move) : clock.both(formatTime(time.move), formatTime(time.reserve));
}

function SeatSays({ seat }: OfSeat) {
  const { id, view } = usePlaying();
  const bubble = useBubbles(id, view).get(seat);
  if (bubble === undefined) return null;
  return (
    // The chat says it to those who listen.
    <span className={styles['says']} aria-hidden="true">
      {bubble.reaction !== undefined && <ReactionFace reaction={bubble.reaction} size={24} />}
      <span>{bubble.text}</span>
    </span>
  );
}

function TakeBack({ isOwnTurn = false }: { readonly isOwnTurn?: boolean }) {
  const { view, undo, me } = usePlaying();
  const words = usePlayWords();
  const undoable = useChanging(undo);
  const next = dueSeat(view);
  if (undoable === undefined || (next === me) !== isOwnTurn) return null;
  const { take, what } = undoable;
  const button = (
    <Button icon="undo" onClick={take}>
      {words.undo.button}
    </Button>
  );
  if (isOwnTurn) return button;
  return (
    <div className={styles['takeBack']}>
      <p>
        {what !== undefined && <b>{sentence(what)} </b>}
        {words.undo.until(next === undefined ? undefined : view.seats[next]?.name)}
      </p>
      {button}
    </div>
  );
}

export const SEAT_PARTS: SeatParts = {
  Face: SeatFace,
  Clock: SeatClock,
  Says: SeatSays,
  TurnClock,
  TakeBack,
};
