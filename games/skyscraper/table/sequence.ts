/**
 * How one moment of a match leads to the next, for the eye. What is new in the log says what happened; spots are named as the board
 * marks them: the hand that is shown, the seats under their houses, houses with roofs and doors, the road, pile and discard pile.
 */
import type { Json, Seat, Viewer } from '@belfry/engine';
import type { Highlight, Route, Sequence, SoundName, TableMoment } from '@belfry/ui';
import { readSeenEntry, type SeenEntry, type SeenFollowUp, type Skyscraper } from '../rules/index.js';
import { isSuperTheft } from './thefts.js';

type Deed = Extract<SeenEntry, { readonly seat: number }>;
type Theft = Extract<SeenEntry, { readonly chance: 'stolen' }>;

/** Somebody who comes back after more than this sees how it stands, not how it came about. */
const MOST_ENTRIES = 6;

export function direct(before: TableMoment<Skyscraper>, after: TableMoment<Skyscraper>): Sequence | undefined {
  const news = after.log.length - before.log.length;
  if (before.viewer !== after.viewer || news < 1 || news > MOST_ENTRIES) return undefined;
  if (JSON.stringify(before.log.at(-1)) !== JSON.stringify(after.log[before.log.length - 1])) return undefined;
  const log = after.log.map(readSeenEntry);
  const parts = log.slice(-news).map((entry, i) => partOf(log, log.length - news + i, entry, after.viewer));
  return parts.reduce(followedBy);
}

/** One after the other. */
const followedBy = (first: Sequence, then: Sequence): Sequence => ({
  routes: [...first.routes, ...later(then.routes, first.length)],
  sounds: [...first.sounds, ...later(then.sounds, first.length)],
  highlights: [...first.highlights, ...later(then.highlights, first.length)],
  length: first.length + then.length,
});

const later = <T extends { readonly at: number }>(cues: readonly T[], by: number): readonly T[] =>
  cues.map(cue => ({ ...cue, at: cue.at + by }));

function partOf(log: readonly SeenEntry[], index: number, entry: SeenEntry, viewer: Viewer): Sequence {
  if ('action' in entry) return entry.action.type === 'end' ? follow(entry, viewer) : deed(entry, viewer);
  if (entry.chance === 'stolen') return theft(entry, isSuperTheft(log, index), viewer);
  return index === 0 ? deal(entry, viewer) : reshuffle(entry, viewer);
}

const sequence = (length: number, parts: Partial<Sequence>): Sequence => ({
  routes: [],
  sounds: [],
  highlights: [],
  ...parts,
  length,
});

const sound = (at: number, name: SoundName): Sequence['sounds'][number] => ({ at, sound: name });

const highlight = (name: string, at: number, length: number, seat: Seat, facts?: Json): Highlight => ({
  name,
  at,
  length,
  seat,
  ...(facts === undefined ? {} : { facts }),
});

/** From the hand of this seat: open cards that can be seen, or from under the house. */
const fromHand = (seat: Seat, viewer: Viewer, way: Omit<Route, 'from'>): readonly Route[] =>
  (seat === viewer ? ['hand', `seat-${seat}`] : [`seat-${seat}`]).map(from => ({ ...way, from }));

/** The roof makes room, or comes down on what is left. */
const roof = (seat: Seat, at: number): Route => ({
  from: `roof-${seat}`,
  to: `roof-${seat}`,
  at,
  length: 260,
  manner: 'slide',
});

function deed(entry: Deed, viewer: Viewer): Sequence {
  const { seat, action } = entry;
  switch (action.type) {
    case 'build':
      return built(entry, viewer);
    case 'steal-floor':
      return stolen(entry, action.from, viewer);
    case 'jackhammer':
      return wrecked(entry, action.from, viewer, 'drill', 700);
    case 'wrecking-ball':
      return wrecked(entry, action.from, viewer, 'wreck', 800);
    case 'guard':
      return sequence(750, {
        routes: fromHand(seat, viewer, { to: `house-${seat}`, at: 0, length: 560, manner: 'drop' }),
        sounds: [sound(420, 'dog')],
        highlights: [highlight('dog', 420, 330, seat)],
      });
    case 'bone':
      return lured(entry, action.from, action.floor, viewer);
    case 'milkshake':
      return sequence(950, {
        routes: fromHand(seat, viewer, { to: `door-${action.to}`, at: 0, length: 620, manner: 'drop' }),
        sounds: [sound(380, 'milkshake')],
      });
    case 'donut-truck':
      return sequence(1500, {
        routes: [
          { from: 'hand', to: 'road', at: 0, length: 380 },
          { from: 'kerb', to: 'road', at: 120, length: 1150, manner: 'slide' },
        ],
        sounds: [sound(80, 'truck')],
        highlights: [highlight('truck', 120, 1380, seat)],
      });
    case 'thief':
    case 'super-thief':
    case 'end':
      return sequence(440, {
        routes: fromHand(seat, viewer, { to: 'discard', at: 0, length: 400 }),
        sounds: [sound(300, 'place')],
      });
  }
}

/** The second card of a floor sets out so much later. */
const SECOND = 240;

function built({ seat, over }: Deed, viewer: Viewer): Sequence {
  const floor = sequence(900, {
    routes: [
      roof(seat, 0),
      ...fromHand(seat, viewer, { to: `house-${seat}`, at: 60, length: 520, stagger: SECOND, manner: 'drop' }),
    ],
    sounds: [sound(445, 'place'), sound(445 + SECOND, 'place')],
    highlights: [highlight('floor', 60 + SECOND + 390, 210, seat)],
  });
  return over === true ? won(floor, seat) : floor;
}

/** The half of a floor goes from house to house, then what makes a floor of it; what is left falls. */
function stolen({ seat, over }: Deed, victim: Seat, viewer: Viewer): Sequence {
  const floor = sequence(1150, {
    routes: [
      roof(seat, 0),
      { from: `house-${victim}`, to: `house-${seat}`, at: 180, length: 560, manner: 'drop' },
      ...fromHand(seat, viewer, { to: `house-${seat}`, at: 440, length: 520, manner: 'drop' }),
      { from: `house-${victim}`, to: 'discard', at: 560, length: 420 },
      roof(victim, 640),
    ],
    sounds: [sound(160, 'steal'), sound(590, 'place'), sound(820, 'place')],
    highlights: [
      highlight('stolen', 0, 700, victim, { by: seat }),
      highlight('gone', 600, 550, victim),
      highlight('discard', 940, 210, victim),
      highlight('floor', 830, 320, seat),
    ],
  });
  return over === true ? won(floor, seat) : floor;
}

/** The floor that wins. */
const won = (floor: Sequence, seat: Seat): Sequence => ({
  ...floor,
  sounds: [...floor.sounds, sound(floor.length, 'roof')],
  highlights: [...floor.highlights, highlight('won', floor.length, 1300, seat)],
  length: floor.length + 1300,
});

/** `hit`: when it hits. */
function wrecked({ seat, dog }: Deed, victim: Seat, viewer: Viewer, name: 'drill' | 'wreck', hit: number): Sequence {
  return sequence(hit + 700, {
    routes: [
      ...fromHand(seat, viewer, { to: 'discard', at: 0, length: 380 }),
      { from: `house-${victim}`, to: 'discard', at: hit + 30, length: 480, stagger: 50 },
      roof(victim, hit + 130),
    ],
    sounds: [sound(hit - SWING, 'wreck'), ...(dog === true ? [sound(hit + 180, 'dog')] : [])],
    highlights: [
      highlight(name, 0, hit + 700, victim, { hit }),
      highlight('gone', hit, 700, victim),
      highlight('discard', hit + 460, 240, victim),
    ],
  });
}

/** How long one hears it come. */
const SWING = 320;

function lured({ seat }: Deed, victim: Seat, floor: number, viewer: Viewer): Sequence {
  return sequence(1050, {
    routes: [
      ...fromHand(seat, viewer, { to: 'discard', at: 0, length: 380 }),
      { from: `house-${victim}`, to: 'discard', at: 480, length: 480 },
    ],
    sounds: [sound(380, 'dog')],
    highlights: [
      highlight('bone', 0, 700, victim, { by: seat, floor }),
      highlight('gone', 480, 570, victim),
      highlight('discard', 900, 150, victim),
    ],
  });
}

/** A card changes hands. Both who are robbed and who rob see which; to others it is a back. */
function theft({ thief, victim }: Theft, isSuper: boolean, viewer: Viewer): Sequence {
  const way = { at: 380, length: 560 };
  const routes: readonly Route[] =
    viewer === thief
      ? [{ from: `seat-${victim}`, to: 'hand', ...way }]
      : viewer === victim
        ? [{ from: 'hand', to: `seat-${thief}`, ...way }]
        : [];
  const isClosed = routes.length === 0;
  return sequence(1100, {
    routes,
    sounds: [sound(200, 'thief')],
    highlights: [
      highlight('thief', 0, 1100, victim, { by: thief, isSuper }),
      ...(isClosed ? [carried(`seat-${victim}`, `seat-${thief}`, 1, way.at, way.length)] : []),
    ],
  });
}

/** Closed cards on their way. */
const carried = (from: string, to: string, count: number, at: number, length: number): Highlight => ({
  name: 'carried',
  at,
  length,
  facts: { from, to, count },
});

/** How long a card takes from the pile, and how much later the next one leaves. */
const DRAW = 360;
const NEXT_CARD = 120;

function draws(drawn: SeenFollowUp['drawn'], viewer: Viewer, begin: number): Sequence {
  let at = begin;
  const parts = drawn.map(({ seat, count }) => {
    const start = at;
    at += count * NEXT_CARD + 60;
    return sequence(start + (count - 1) * NEXT_CARD + DRAW, {
      routes: seat === viewer ? [{ from: 'pile', to: 'hand', at: start, length: DRAW, stagger: NEXT_CARD }] : [],
      sounds: Array.from({ length: count }, (_, i) => sound(start + i * NEXT_CARD, 'deal')),
      highlights: seat === viewer ? [] : [carried('pile', `seat-${seat}`, count, start, DRAW)],
    });
  });
  return atOnce(parts);
}

const atOnce = (parts: readonly Sequence[]): Sequence =>
  sequence(Math.max(0, ...parts.map(({ length }) => length)), {
    routes: parts.flatMap(({ routes }) => routes),
    sounds: parts.flatMap(({ sounds }) => sounds),
    highlights: parts.flatMap(({ highlights }) => highlights),
  });

/** How long the end of a turn takes, at least. */
const PAUSE = 260;

/** The end of a turn: milkshakes are drunk, the truck drives off, cards are drawn. */
function follow({ drawn = [], skipped = [], turn }: Partial<SeenFollowUp>, viewer: Viewer): Sequence {
  const leaves = sequence(PAUSE, {
    routes: [
      ...[...new Set(skipped)].map(seat => ({ from: `door-${seat}`, to: 'discard', at: 0, length: 460 })),
      ...(turn?.again === true ? [{ from: 'road', to: 'far', at: 0, length: 620 }] : []),
    ],
    sounds: skipped.length > 0 ? [sound(0, 'milkshake')] : [],
  });
  const begin = skipped.length > 0 || turn?.again === true ? 320 : 0;
  const cards = draws(drawn, viewer, begin);
  return { ...atOnce([leaves, cards]), length: Math.max(begin + PAUSE, cards.length + 60) };
}

function deal(entry: SeenFollowUp, viewer: Viewer): Sequence {
  const cards = draws(entry.drawn, viewer, 0);
  return { ...cards, length: cards.length + 100 };
}

/** The discard pile becomes the pile. */
function reshuffle(entry: SeenFollowUp, viewer: Viewer): Sequence {
  const shuffled = sequence(660, {
    sounds: [sound(0, 'deal'), sound(160, 'deal')],
    highlights: [carried('discard', 'pile', 3, 0, 380)],
  });
  return followedBy(shuffled, follow(entry, viewer));
}
