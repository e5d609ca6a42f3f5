/** A table as this screen may show it: kept up to date, with what can be done. */
import type { Json, Seat } from '@belfry/engine';
import {
  type Eye,
  follow,
  isBegun,
  type News,
  type Refused,
  type RoomView,
  type TableSummary,
  type TableView,
} from '@belfry/table';
import type { GameScreen, Stage } from '@belfry/ui';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useHost } from '../host/context.js';
import { newWishId } from '../new-id.js';
import { type Device, eyeOf, type Look, lookOf } from './eye.js';
import { type Shot, useTableDirector } from './use-director.js';

type Loaded =
  | { readonly state: 'waiting' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'there'; readonly stage: Stage<Shot> };

/** What can be wished for from this screen; the rest is the same for every wish. */
type Deed = { readonly type: 'act'; readonly action: Json } | { readonly type: 'take-back' };

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

export function useTable(summary: TableSummary, screen: GameScreen): TableHandle {
  const { id } = summary;
  const { hasSecrets } = screen;
  const host = useHost();
  const [loaded, setLoaded] = useState<Loaded>({ state: 'waiting' });
  const [refused, setRefused] = useState<Refused>();
  /** How many entries there were when the wish was made that is on its way. */
  const [sent, setSent] = useState<number>();
  const [attempt, setAttempt] = useState(0);
  const device = useRef<Device>({ hasSecrets, holder: undefined, last: undefined });
  const [eye, setEye] = useState<Eye>(() => eyeOf(lookOf(summary.seats, summary.turn, device.current)));
  const director = useTableDirector(
    screen,
    // A board is a lot to draw: the page stays awake meanwhile.
    useCallback(stage => startTransition(() => setLoaded({ state: 'there', stage })), []),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks for the same table again.
  useEffect(() => {
    let isWanted = true;
    let seen: ReturnType<typeof follow>;
    let told: TableView | undefined;
    let shot: Shot;
    const tell = (news: News | undefined): void => {
      if (!isWanted) return;
      seen = news && follow(seen, news);
      const meaning = meaningOf(news, seen, eye, device.current);
      switch (meaning.type) {
        case 'missing':
          // Nothing of it comes back on stage.
          director.close();
          setLoaded({ state: 'missing' });
          break;
        case 'gap':
          setAttempt(count => count + 1);
          break;
        case 'other-eyes':
          // Where nothing is secret, what was done is seen from the side of whoever did it, before the board turns.
          if (!hasSecrets && meaning.view !== undefined)
            director.tell({ view: meaning.view, look: { type: 'board', eye } });
          setEye(meaning.eye);
          break;
        case 'there':
          // Talk is no part of the match: nobody waits for it, and nothing stops for it.
          shot = { ...meaning.shot, view: likeBefore(told, meaning.shot.view) };
          if (told !== undefined && isSameMatch(told, shot.view)) break;
          told = shot.view;
          // A hand is covered at once.
          if (hasSecrets && meaning.look.type === 'curtain') director.cut(shot);
          else director.tell(shot);
      }
      if ('look' in meaning) device.current = deviceAfter(device.current, meaning.look);
    };
    const watching = host.watch(id, eye, tell);
    watching.catch((error: unknown) => isWanted && setLoaded({ state: 'failed', error }));
    return () => {
      isWanted = false;
      watching.then(stop => stop()).catch(() => undefined);
    };
  }, [host, id, eye, attempt, director, hasSecrets]);

  const stage = loaded.state === 'there' ? loaded.stage : undefined;
  const view = stage?.shot.view;
  // Bots wait for that.
  const seen = stage?.isNewest === true && stage.isSettled ? view?.revision : undefined;
  useEffect(() => {
    if (seen !== undefined) host.saw?.(id, seen);
  }, [host, id, seen]);
  const wish = useCallback(
    async (seat: Eye | undefined, deed: Deed) => {
      if (view === undefined || typeof seat !== 'number') return;
      // Whoever goes on has seen enough.
      director.settle();
      setSent(view.count);
      try {
        const answer = await host.wish(id, { id: newWishId(), revision: view.revision, seat, ...deed });
        setRefused(answer.ok ? undefined : answer.error);
        if (!answer.ok) setSent(undefined);
      } catch (error) {
        setLoaded({ state: 'failed', error });
        setSent(undefined);
      }
    },
    [host, id, view, director],
  );

  // What was wished has happened.
  const entries = view?.count;
  useEffect(() => setSent(wished => (wished === entries ? wished : undefined)), [entries]);

  return {
    loaded,
    refused,
    isBusy: view !== undefined && sent === view.count,
    act: useCallback((action: Json) => void wish(view?.viewer, { type: 'act', action }), [wish, view]),
    undo: useCallback(() => void wish(view?.undo?.seat, { type: 'take-back' }), [wish, view]),
    takeDevice: useCallback((seat: Seat) => {
      device.current = { ...device.current, holder: seat };
      setEye(seat);
    }, []),
    clearRefusal: useCallback(() => setRefused(undefined), []),
    tryAgain: useCallback(() => setAttempt(count => count + 1), []),
  };
}

/** What news mean for this screen. */
type Meaning =
  | { readonly type: 'missing' }
  /** Something was missed: it must be asked for again. */
  | { readonly type: 'gap' }
  /** What is to be shown comes with other eyes; until then the screen stays as it is. */
  | { readonly type: 'other-eyes'; readonly eye: Eye; readonly look?: Look; readonly view?: TableView }
  | { readonly type: 'there'; readonly shot: Shot; readonly look: Look };

function meaningOf(news: News | undefined, view: RoomView | TableView | undefined, eye: Eye, device: Device): Meaning {
  // Perhaps only these eyes are gone: then what everybody may see is left.
  if (news === undefined) return eye === 'spectator' ? { type: 'missing' } : { type: 'other-eyes', eye: 'spectator' };
  if (view === undefined) return { type: 'gap' };
  if (!isBegun(view)) return { type: 'missing' };
  const look = lookOf(view.seats, turnOf(view), device);
  const needed = eyeOf(look);
  return needed === eye
    ? { type: 'there', shot: { view, look }, look }
    : { type: 'other-eyes', eye: needed, look, view };
}

/** Whoever comes back over a new line is told everything anew: what is as it was stays the same object, for boards to see that. */
function likeBefore(before: TableView | undefined, after: TableView): TableView {
  if (before === undefined || before.count !== after.count || before.state === after.state) return after;
  const kept = MATCH.filter(part => JSON.stringify(before[part]) === JSON.stringify(after[part]));
  return { ...after, ...Object.fromEntries(kept.map(part => [part, before[part]])) };
}

/** Does the match stand as it did? */
const isSameMatch = (before: TableView, after: TableView): boolean => MATCH.every(part => before[part] === after[part]);

const MATCH = ['state', 'log', 'seats', 'due', 'undo', 'viewer', 'isStuck', 'fate'] as const;

const turnOf = ({ due }: TableView): Seat | undefined => (due.type === 'seat' ? due.seat : undefined);

/** Who is no longer on turn does not hold the device any more. */
function deviceAfter(device: Device, look: Look): Device {
  const holder = look.type === 'board' && look.eye === device.holder ? device.holder : undefined;
  const last = look.type === 'board' && typeof look.eye === 'number' ? look.eye : device.last;
  return { ...device, holder, last };
}
