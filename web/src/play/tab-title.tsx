/** Whose turn it is, and how long, in the title of the tab. */
import { useEffect } from 'react';
import { useGameName } from '../games.js';
import { useNow, usePlaying } from './playing.js';
import { dueSeat, formatTime, runsUntil, timeOf } from './times.js';
import { usePlayWords } from './words/index.js';

export function TabTitle() {
  const { view, me } = usePlaying();
  const words = usePlayWords();
  const game = useGameName()(view.game);
  const seat = dueSeat(view);
  const now = useNow(runsUntil(view, seat));
  const time = seat === undefined ? undefined : timeOf(view, seat, now);
  const left = time?.type === 'runs' ? `(${formatTime(time.move > 0 ? time.move : time.reserve)}) ` : '';
  const isOwn = seat !== undefined && seat === me && view.seats[seat]?.standIn === undefined;
  const turn =
    view.due.type === 'over'
      ? words.over
      : seat === undefined
        ? undefined
        : isOwn
          ? words.yourTurn
          : words.turnOf(view.seats[seat]?.name ?? '');
  useEffect(() => {
    document.title = turn === undefined ? game : `${isOwn ? left : ''}${turn} · ${game}`;
  }, [isOwn, left, turn, game]);
  return null;
}
