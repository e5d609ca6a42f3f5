/**
 * The log as a viewer may know it. Each entry also tells what everyone saw follow from it, so that it can be told in words without
 * replaying the match. SPEC [know.7].
 */
import { isSeatEntry, type Json, type Moment, type Seat, type Viewer } from '@belfry/engine';
import { type Action, actions } from './actions.js';
import { type CardName, countOf, formatCard, listCards, sizeOf } from './cards.js';
import { type Floor, firstCard, partnerOf, secondCard } from './floors.js';
import type { Skyscraper } from './game.js';
import { type State, topFloor } from './state.js';

/** An action with its cards by name. */
export type SeenAction = Action extends infer A ? { readonly [Field in keyof A]: Named<A, Field> } : never;
type Named<A, Field extends keyof A> = Field extends 'cards'
  ? readonly [CardName, CardName]
  : Field extends 'card' | 'with'
    ? CardName
    : A[Field];

/** What followed by itself, after the end of a turn or a new deck. */
export type SeenFollowUp = {
  /** `cards` only if they are the viewer's. */
  readonly drawn: readonly { readonly seat: Seat; readonly count: number; readonly cards?: readonly CardName[] }[];
  /** Whose milkshakes were drunk, in order; one of a seat for each. */
  readonly skipped?: readonly Seat[];
  /** The turn that began; `again` if by the truck. */
  readonly turn?: { readonly seat: Seat; readonly number: number; readonly again?: true };
};

/** What an action did to an opponent's floor. */
type SeenHarm = {
  /** The opponent's other card, when a floor was stolen. */
  readonly lost?: CardName;
  /** The cards of the floor that was destroyed, and whether a dog went with it. */
  readonly gone?: readonly CardName[];
  readonly dog?: true;
};

/** `over`: the match ended with this. */
export type SeenEntry =
  | ({ readonly seat: Seat; readonly action: SeenAction; readonly over?: true } & SeenHarm & Partial<SeenFollowUp>)
  | ({ readonly chance: 'deck'; readonly count: number; readonly over?: true } & SeenFollowUp)
  | { readonly chance: 'stolen'; readonly thief: Seat; readonly victim: Seat; readonly card?: CardName };

/** An entry as this viewer may know it. */
export function seeEntry(moment: Moment<Skyscraper>, viewer: Viewer): SeenEntry {
  const { before, entry, after } = moment;
  const over = after.phase === 'over' ? { over: true as const } : {};
  if (isSeatEntry<Skyscraper>(entry)) {
    // Written actions have names in place of cards, and nothing else changes.
    const action = actions.write(entry.action) as SeenAction;
    const followed = entry.action.type === 'end' ? followUp(moment, viewer) : harm(before, entry.action);
    return { seat: entry.seat, action, ...followed, ...over };
  }
  if (entry.chance === 'deck')
    return { chance: 'deck', count: entry.cards.length, ...followUp(moment, viewer), ...over };
  const victim = before.victims[0] ?? before.turn;
  const sees = viewer === before.turn || viewer === victim;
  return { chance: 'stolen', thief: before.turn, victim, ...(sees ? { card: formatCard(entry.card) } : {}) };
}

/** An entry of the log a viewer is given: it is written as it is seen. */
export const readSeenEntry = (json: Json): SeenEntry => json as SeenEntry;

function harm(before: State, action: Action): SeenHarm {
  switch (action.type) {
    case 'steal-floor': {
      const floor = topFloor(before, action.from);
      return floor === undefined ? {} : { lost: formatCard(partnerOf(floor, action.card)) };
    }
    case 'jackhammer':
    case 'wrecking-ball': {
      const floor = topFloor(before, action.from);
      return floor === undefined ? {} : { gone: cardsOf(floor), ...(floor.dog ? { dog: true } : {}) };
    }
    default:
      return {};
  }
}

const cardsOf = (floor: Floor): readonly CardName[] => [firstCard(floor), secondCard(floor)].map(formatCard);

function followUp({ before, after }: Moment<Skyscraper>, viewer: Viewer): SeenFollowUp {
  const skipped = skippedBetween(before, after);
  return {
    drawn: drawnBetween(before, after, viewer),
    ...(skipped.length > 0 ? { skipped } : {}),
    ...(after.turns > before.turns && after.phase !== 'over' ? { turn: turnOf(before, after) } : {}),
  };
}

const turnOf = (before: State, after: State): SeenFollowUp['turn'] & {} => ({
  seat: after.turn,
  number: after.turns,
  ...(before.truck ? { again: true } : {}),
});

/** Who drew how many cards; and which, if they are the viewer's. */
function drawnBetween(before: State, after: State, viewer: Viewer): SeenFollowUp['drawn'] {
  return after.hands.flatMap((hand, seat) => {
    const gained = hand.cards.map((count, card) => count - countOf(before.hands[seat]?.cards ?? [], card));
    const count = sizeOf(gained);
    if (count === 0) return [];
    return seat === viewer ? [{ seat, count, cards: listCards(gained).map(formatCard) }] : [{ seat, count }];
  });
}

/** Milkshakes are drunk in turn order, by one seat after the other without a gap. */
function skippedBetween(before: State, after: State): readonly Seat[] {
  const drunk = before.milkshakes.map((count, seat) => count - (after.milkshakes[seat] ?? 0));
  const { players } = before.options;
  const skipped: Seat[] = [];
  for (let seat = (before.turn + 1) % players; (drunk[seat] ?? 0) > 0; seat = (seat + 1) % players) {
    drunk[seat] = (drunk[seat] ?? 0) - 1;
    skipped.push(seat);
  }
  return skipped;
}
