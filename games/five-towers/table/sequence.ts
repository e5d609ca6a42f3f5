/**
 * How one moment of 5 Towers leads to the next, for the eye. Everything follows from the entries that are new: what was said pops
 * up; cards are torn down, land on their towers one after the other, the rest goes to the discard pile, and only then is dealt.
 */
import type { Seat } from '@belfry/engine';
import type { Highlight, Route, Sequence, SoundCue, TableMoment } from '@belfry/ui';
import {
  type Build,
  DISPLAY_SIZE,
  type FiveTowers,
  isSeenAction,
  readSeenEntry,
  type SeenAction,
  type SeenEntry,
  towerOf,
  valueOn,
} from '../rules/index.js';

/** One part of a sequence, and when the next may begin. */
interface Part {
  readonly routes?: readonly Route[];
  readonly sounds?: readonly SoundCue[];
  readonly highlights?: readonly Highlight[];
  readonly end: number;
}

/** Of parts one after the other: each is told when it begins. */
type Script = readonly ((at: number) => Part)[];

export function direct(before: TableMoment<FiveTowers>, after: TableMoment<FiveTowers>): Sequence | undefined {
  if (before.viewer !== after.viewer || after.log.length <= before.log.length) return undefined;
  const entries = after.log.slice(before.log.length).map(readSeenEntry);
  const last = entries.findLastIndex(isSeenAction);
  // Of several deeds only the last is shown, and only if those before it moved no cards.
  if (entries.slice(0, Math.max(0, last)).some(movesCards)) return undefined;
  const script = entries.slice(Math.max(0, last)).flatMap(entry => scriptOf(entry, before, after));
  return script.length === 0 ? undefined : perform(script);
}

const movesCards = (entry: SeenEntry): boolean =>
  !isSeenAction(entry) || entry.action.type === 'build' || entry.dealt !== undefined;

function scriptOf(entry: SeenEntry, { view, viewer }: TableMoment<FiveTowers>, after: TableMoment<FiveTowers>): Script {
  const next = entry.dealt === undefined ? [] : [pause(PAUSE), deal(entry.dealt.cards.length)];
  if (!isSeenAction(entry)) return next;
  const { action } = entry;
  if (action.type === 'build')
    return [...building(entry, action, viewer), ...clearing(view.display.length - action.place.length), ...next];
  // Nobody builds: all that lies there goes.
  const isGone = after.view.round > view.round || after.view.display.length === 0;
  return [saying(entry), ...clearing(isGone ? view.display.length : 0), ...next];
}

function perform(script: Script): Sequence {
  const parts: Part[] = [];
  for (const part of script) parts.push(part(parts.at(-1)?.end ?? 0));
  const highlights = parts.flatMap(part => part.highlights ?? []);
  const shown = highlights.map(({ at, length }) => at + length);
  return {
    routes: parts.flatMap(part => part.routes ?? []),
    sounds: parts.flatMap(part => part.sounds ?? []),
    highlights,
    length: Math.max(parts.at(-1)?.end ?? 0, ...shown),
  };
}

/** Between the end of a round and the deal. */
const PAUSE = 120;
const SAID = 420;
/** All five: a stamp comes down, and everybody looks. */
const FIVE = { stamp: 180, length: 1200 } as const;

const pause =
  (length: number) =>
  (at: number): Part => ({ end: at + length });

function saying({ seat, action }: SeenAction): (at: number) => Part {
  return at => {
    const said: Highlight = { name: 'said', at, length: SAID, seat };
    if (action.type === 'bid' && action.count === DISPLAY_SIZE)
      return {
        sounds: [{ at: at + FIVE.stamp, sound: 'five' }],
        highlights: [said, { name: 'five', at, length: FIVE.length, seat }],
        end: at + FIVE.length,
      };
    return {
      sounds: action.type === 'pass' ? [] : [{ at, sound: 'bid' }],
      highlights: [said],
      end: at + SAID,
    };
  };
}

const TEAR = { length: 420, next: 380 } as const;

/** Somebody else's cards fly; the viewer's own were put there before, and only settle. */
const PACES = {
  theirs: { length: 480, stagger: 220 },
  own: { length: 380, stagger: 90 },
} as const;

/** Of the way that drops: then the piece touches what is below. */
const LANDED = 0.74;
const ROOF = { length: 1000, pause: 420 } as const;

function building({ seat, torn }: SeenAction, { place }: Build, viewer: Seat | string): Script {
  const isOwn = seat === viewer;
  const pace = isOwn ? PACES.own : PACES.theirs;
  const tearing = torn === undefined ? [] : [tear(seat, towerOf(torn), isOwn)];
  return [...tearing, at => placing(at, seat, place, pace, isOwn)];
}

const tear =
  (seat: Seat, tower: number, isOwn: boolean) =>
  (at: number): Part => ({
    routes: [{ from: 'tower', to: 'torn', at, length: TEAR.length }],
    // Whoever tore down themselves has seen and heard it.
    sounds: isOwn ? [] : [{ at, sound: 'tear' }],
    highlights: isOwn ? [] : [{ name: 'tear', at, length: TEAR.length + 200, seat, facts: { tower } }],
    end: isOwn ? at : at + TEAR.next,
  });

function placing(
  at: number,
  seat: Seat,
  place: Build['place'],
  { length, stagger }: { readonly length: number; readonly stagger: number },
  isOwn: boolean,
): Part {
  const landing = (order: number): number => at + order * stagger + length * LANDED;
  const roofs = place.flatMap((card, order) => (valueOn(card) === 0 ? [{ card, at: landing(order) }] : []));
  const end = at + (place.length - 1) * stagger + length;
  return {
    routes: [{ from: 'display', to: 'tower', at, length, stagger, manner: 'drop' }],
    sounds: place.map((card, order) => ({ at: landing(order), sound: valueOn(card) === 0 ? 'roof' : 'place' })),
    highlights: [
      ...(isOwn ? [{ name: 'settle', at, length: end - at, seat, facts: { stagger, length } }] : []),
      ...roofs.map(roof => ({
        name: 'roof',
        at: roof.at,
        length: ROOF.length,
        seat,
        facts: { tower: towerOf(roof.card) },
      })),
    ],
    end: roofs.length === 0 ? end : end + ROOF.pause,
  };
}

const CLEAR = { length: 280, stagger: 45 } as const;
const DEAL = { length: 320, stagger: 60 } as const;

/** The rest goes to the discard pile. */
const clearing = (cards: number): Script =>
  cards === 0
    ? []
    : [
        at => ({
          routes: [{ from: 'display', to: 'discard', at, ...CLEAR }],
          end: at + CLEAR.length + (cards - 1) * CLEAR.stagger,
        }),
      ];

const deal =
  (cards: number) =>
  (at: number): Part => ({
    routes: [{ from: 'deck', to: 'display', at, ...DEAL }],
    sounds: Array.from({ length: cards }, (_, order) => ({ at: at + order * DEAL.stagger, sound: 'deal' })),
    end: at + DEAL.length + (cards - 1) * DEAL.stagger,
  });
