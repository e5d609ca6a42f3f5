/** A table as this screen may show it: kept up to date, with what can be done. */
import type { Json, Seat } from '@belfry/engine';
import type { Eye, HostedView, Refused, TableHost, Wish } from '@belfry/table';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useHost } from '../host/context.js';
import { type Look, lookOf } from './eye.js';

export interface TableState {
  /** What the one who looks may know; behind a curtain, what everybody may. */
  readonly view: HostedView;
  readonly look: Look;
}

type Loaded =
  | { readonly state: 'waiting' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'there'; readonly table: TableState };

export interface TableHandle {
  readonly loaded: Loaded;
  /** Why the last wish was not granted. */
  readonly refused: Refused | undefined;
  /** Is a wish on its way, or what followed from it? */
  readonly isBusy: boolean;
  readonly act: (action: Json) => void;
  readonly undo: () => void;
  /** This seat holds the device now. */
  readonly takeDevice: (seat: Seat) => void;
  readonly clearRefusal: () => void;
  /** Asks for the table anew, after it could not be had. */
  readonly tryAgain: () => void;
}

export function useTable(id: string, hasSecrets: boolean): TableHandle {
  const host = useHost();
  const [loaded, setLoaded] = useState<Loaded>({ state: 'waiting' });
  const [refused, setRefused] = useState<Refused>();
  /** The revision at which the wish was made that is on its way. */
  const [sent, setSent] = useState<number>();
  const holder = useRef<Seat | undefined>(undefined);
  const last = useRef<Seat | undefined>(undefined);

  const asked = useRef(0);
  const [attempt, setAttempt] = useState(0);

  const look = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    const device = { hasSecrets, holder: holder.current, last: last.current };
    const table = await lookAt(host, id, shared => lookOf(shared.seats, shared.due, device));
    // An answer to an older question may come late.
    if (question !== asked.current) return;
    if (table === undefined) return setLoaded({ state: 'missing' });
    // Who is no longer on turn does not hold the device any more.
    if (table.look.type === 'curtain' || table.look.eye !== holder.current) holder.current = undefined;
    if (table.look.type === 'board' && typeof table.look.eye === 'number') last.current = table.look.eye;
    // A board is a lot to draw: the page stays awake meanwhile.
    startTransition(() => setLoaded({ state: 'there', table }));
  }, [host, id, hasSecrets]);

  const reload = useCallback(() => {
    const question = asked.current + 1;
    look().catch((error: unknown) => {
      // A newer question may have been answered.
      if (question === asked.current) setLoaded({ state: 'failed', error });
    });
  }, [look]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks for the same table again.
  useEffect(() => {
    const watching = host.watch(id, reload);
    watching.catch((error: unknown) => setLoaded({ state: 'failed', error }));
    reload();
    return () => void watching.then(stop => stop()).catch(() => undefined);
  }, [host, id, reload, attempt]);

  const view = loaded.state === 'there' ? loaded.table.view : undefined;
  const wish = useCallback(
    async (seatOf: (view: HostedView) => Eye | undefined, ask: (wish: Wish) => Promise<Refused | undefined>) => {
      const seat = view && seatOf(view);
      if (view === undefined || typeof seat !== 'number') return;
      setSent(view.revision);
      try {
        const answer = await ask({ seat, revision: view.revision });
        setRefused(answer);
        if (answer !== undefined) setSent(undefined);
      } catch (error) {
        setLoaded({ state: 'failed', error });
        setSent(undefined);
      }
    },
    [view],
  );

  return {
    loaded,
    refused,
    isBusy: view !== undefined && sent === view.revision,
    act: useCallback(
      (action: Json) => void wish(viewerOf, made => host.act(id, { ...made, action })),
      [wish, host, id],
    ),
    undo: useCallback(() => void wish(undoerOf, made => host.undo(id, made)), [wish, host, id]),
    takeDevice: useCallback(
      (seat: Seat) => {
        holder.current = seat;
        reload();
      },
      [reload],
    ),
    clearRefusal: useCallback(() => setRefused(undefined), []),
    tryAgain: useCallback(() => setAttempt(count => count + 1), []),
  };
}

const viewerOf = ({ viewer }: HostedView): Eye => viewer;
const undoerOf = ({ undo }: HostedView): Seat | undefined => undo?.seat;

/** The shared view decides whose view is asked for next; both must be of the same moment. */
async function lookAt(
  host: TableHost,
  id: string,
  decide: (shared: HostedView) => Look,
): Promise<TableState | undefined> {
  for (;;) {
    const shared = await host.view(id, 'spectator');
    if (shared === undefined) return undefined;
    const look = decide(shared);
    const eye = look.type === 'board' ? look.eye : 'spectator';
    const view = eye === 'spectator' ? shared : await host.view(id, eye);
    if (view?.revision === shared.revision) return { view, look };
  }
}
