/** What speaks for an action: facts that a player can check on the table. */
import { equalJson, type Json, type Seat } from '@belfry/engine';
import {
  type Action,
  afterEnd,
  type Card,
  cardOf,
  firstCard,
  missingTo,
  type Options,
  parseCard,
  type State,
  skyscraper,
  surelyIn,
  topFloor,
  unseenIn,
  victims,
} from '../rules/index.js';

export type Reason =
  /** The match is won at once. */
  | { readonly code: 'wins' }
  /** The match would die down otherwise. */
  | { readonly code: 'keeps-alive' }
  /** It hits somebody who is one floor short of winning. */
  | { readonly code: 'stops'; readonly seat: Seat }
  /** The player has so many floors then. */
  | { readonly code: 'gains-floor'; readonly floors: number }
  /** Somebody has a floor less. */
  | { readonly code: 'costs-floor'; readonly seat: Seat }
  /** Somebody is known to hold this card, which could hit the player's top floor and then cannot. */
  | { readonly code: 'knows'; readonly seat: Seat; readonly card: Card }
  /** So many cards that the player does not see could have hit the top floor, and then cannot. */
  | { readonly code: 'guards'; readonly cards: number }
  /** Somebody's top floor lies open then. */
  | { readonly code: 'opens'; readonly seat: Seat }
  /** The player has another turn. */
  | { readonly code: 'turn-again' }
  | { readonly code: 'costs-turn'; readonly seat: Seat }
  | { readonly code: 'costs-card'; readonly seat: Seat }
  /** So many cards are drawn at the end of the turn, more than otherwise. */
  | { readonly code: 'draws'; readonly cards: number }
  /** The hand is no longer too full to draw. */
  | { readonly code: 'makes-room' }
  /** This card stays in the hand, which the next best would have spent. */
  | { readonly code: 'keeps'; readonly card: Card };

/** What speaks for the best action and not for the next one, the weightiest first. */
export function reasonsFor(seen: State, best: Action, next: Action | undefined): Reason[] {
  const known = next === undefined ? [] : factsOf(seen, next);
  const facts = factsOf(seen, best).filter(fact => !known.some(other => isSame(fact, other)));
  return next === undefined ? facts : [...facts, ...keptCards(best, next)];
}

const isSame = (one: Reason, other: Reason): boolean => equalJson(plain(one), plain(other));

const plain = (reason: Reason): Json => ({ ...reason });

/** Everything that speaks for an action, the weightiest first. */
function factsOf(seen: State, action: Action): Reason[] {
  if (action.type === 'end') return endingFacts(seen);
  const after = skyscraper.copy(seen);
  skyscraper.applyAction(after, action);
  if (skyscraper.due(after).type === 'over') return [{ code: 'wins' }];
  return [
    ...(isIdleOtherwise(seen) ? [{ code: 'keeps-alive' } as const] : []),
    ...hits(seen, action).flatMap(seat => (isOneShort(seen, seat) ? [{ code: 'stops', seat } as const] : [])),
    ...floorFacts(seen, after, action),
    ...guardFacts(seen, action),
    ...lossFacts(seen, action),
    ...handFacts(seen, after),
  ];
}

function endingFacts(seen: State): Reason[] {
  const { draws } = afterEnd(seen);
  return draws > 0 ? [{ code: 'draws', cards: draws }] : [];
}

const isIdleOtherwise = (seen: State): boolean => afterEnd(seen).next === 'over';

/** Whom an action hits. */
function hits(seen: State, action: Action): readonly Seat[] {
  if ('from' in action) return [action.from];
  if ('to' in action) return [action.to];
  if (action.type === 'super-thief') return victims(seen);
  return action.type === 'donut-truck' ? othersThan(seen.options, seen.turn) : [];
}

const othersThan = ({ players }: Options, seat: Seat): Seat[] =>
  Array.from({ length: players - 1 }, (_, step) => (seat + step + 1) % players);

const isOneShort = (seen: State, seat: Seat): boolean => heightOf(seen, seat) === seen.options.floors - 1;

const heightOf = (state: State, seat: Seat): number => state.skyscrapers[seat]?.length ?? 0;

function floorFacts(seen: State, after: State, action: Action): Reason[] {
  const facts: Reason[] = [];
  const floors = heightOf(after, seen.turn);
  if (floors > heightOf(seen, seen.turn)) facts.push({ code: 'gains-floor', floors });
  for (const seat of hits(seen, action))
    if (heightOf(after, seat) < heightOf(seen, seat)) facts.push({ code: 'costs-floor', seat });
    else if (topFloor(seen, seat)?.dog === true && topFloor(after, seat)?.dog === false)
      facts.push({ code: 'opens', seat });
  return facts;
}

/** A dog beside the top floor keeps off those who would steal or destroy it. */
function guardFacts(seen: State, action: Action): Reason[] {
  if (action.type !== 'guard' || action.floor !== heightOf(seen, seen.turn) - 1) return [];
  const threats = threatsTo(seen);
  const known = othersThan(seen.options, seen.turn).flatMap(seat => {
    const cards = surelyIn(seen, seat);
    return threats.flatMap(card => ((cards[card] ?? 0) > 0 ? [{ code: 'knows', seat, card } as const] : []));
  });
  const unseen = unseenIn(seen);
  const cards = threats.reduce((sum, card) => sum + (unseen[card] ?? 0), 0);
  return known.length > 0 ? known : cards > 0 ? [{ code: 'guards', cards }] : [];
}

const JACKHAMMER = parseCard('jackhammer');
const JOKER = parseCard('joker');

/** The cards that can take or destroy the top floor of the player on turn while it has no dog. */
function threatsTo(seen: State): Card[] {
  const top = topFloor(seen, seen.turn);
  if (top === undefined) return [];
  return [firstCard(top), missingTo(top.value), JACKHAMMER];
}

function lossFacts(seen: State, action: Action): Reason[] {
  switch (action.type) {
    case 'donut-truck':
      return [{ code: 'turn-again' }];
    case 'milkshake':
      return [{ code: 'costs-turn', seat: action.to }];
    case 'thief':
    case 'super-thief':
      return hits(seen, action).map(seat => ({ code: 'costs-card', seat }));
    default:
      return [];
  }
}

/** What becomes of the hand: who ends the turn with few cards draws more, and who holds too many none. */
function handFacts(seen: State, after: State): Reason[] {
  if (skyscraper.due(after).type !== 'seat') return [];
  const before = afterEnd(seen);
  const then = afterEnd(after);
  return [
    ...(then.draws > before.draws ? [{ code: 'draws', cards: then.draws } as const] : []),
    ...(before.full && !then.full ? [{ code: 'makes-room' } as const] : []),
  ];
}

/** Jokers and special cards that the next best would have spent. */
function keptCards(best: Action, next: Action): Reason[] {
  const spent = spentBy(best);
  return spentBy(next).flatMap(card => (spent.includes(card) ? [] : [{ code: 'keeps', card }]));
}

function spentBy(action: Action): Card[] {
  switch (action.type) {
    case 'end':
    case 'steal-floor':
      return [];
    case 'build':
      return action.cards.filter(card => card === JOKER);
    default:
      return [cardOf(action)];
  }
}
