/**
 * What a table whose clock counts days says beside the match: what happened since somebody last looked, and, once, whether they
 * want to be told when it is their turn. Mounted above the board, for people and those who watch alike; elsewhere it is empty.
 *
 * - `id`, `view`: the table, its match begun, as it stands now.
 * - `lines`: the whole log in words, `ScreenWords.tell(view.log, people)`.
 * - `people`: who sits there.
 */
import type { TableId, TableView } from '@belfry/table';
import type { LogLine, People } from '@belfry/ui';
import { useEffect, useState } from 'react';
import { paths } from '../paths.js';
import { useServerHere } from '../server/context.js';
import { hasBadge, setTurnBadge } from './badge.js';
import { NotificationOffer } from './notification-offer.js';
import { isMomentToOffer, wasOffered } from './offer.js';
import { SinceCard } from './since-card.js';
import { countTurns } from './urgency.js';
import { useLastSeen } from './use-last-seen.js';
import { usePagePush, usePush } from './use-push.js';

interface DaysNoticesProps {
  readonly id: TableId;
  readonly view: TableView;
  readonly lines: readonly LogLine[];
  readonly people: People;
}

export const DaysNotices = (props: DaysNoticesProps) =>
  props.view.clock.type === 'days' ? <Notices {...props} /> : null;

function Notices({ id, view, lines, people }: DaysNoticesProps) {
  const { since, dismiss } = useLastSeen(id, view);
  const [mayOffer] = useState(() => !wasOffered());
  const [isOffered, setOffered] = useState(false);
  // Once it is there it stays: nobody likes what goes when they reach for it.
  if (mayOffer && !isOffered && since === undefined && isMomentToOffer(view)) setOffered(true);
  const isMine = view.due.type === 'seat' && view.seats[view.due.seat]?.isYours === true;
  useTidied(id, isMine);
  // Where messages are on, the server hears again where to.
  usePush();
  return (
    <>
      {isOffered && <NotificationOffer />}
      {since !== undefined && (
        <SinceCard view={view} lines={lines} people={people} lastSeen={since} onClose={dismiss} />
      )}
    </>
  );
}

/** Whoever is here has been told: their notification goes, and the number on the icon is counted anew. */
function useTidied(id: TableId, isMine: boolean): void {
  const push = usePagePush();
  const server = useServerHere();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is counted, and may have been told.
  useEffect(() => {
    push.clear(paths.play(id)).catch(() => undefined);
    if (!hasBadge()) return;
    server?.calls.tables({ phases: ['running'], limit: MOST }).then(
      ({ tables }) => setTurnBadge(countTurns(tables)),
      // Then the number stays as it was.
      () => undefined,
    );
  }, [push, server, id, isMine]);
}

/** Tables in one answer. */
const MOST = 100;
