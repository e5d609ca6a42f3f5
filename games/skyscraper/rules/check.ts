/** Why an entry is not allowed. SPEC [build] to [truck]. */
import { at, checkDeck, type Seat } from '@belfry/engine';
import type { Action, Chance, Refusal } from './actions.js';
import { type Card, countOf } from './cards.js';
import { floorOf, missingTo, valueIn } from './floors.js';
import { noOpenTop, type Obstacle, SPECIALS, type SpecialAction } from './specials.js';
import { cardsToShuffle, handOf, opponents, type State, skyscraperOf, topFloor } from './state.js';

/** Why the player on turn may not do this; `undefined` if they may. */
export function checkAction(state: State, action: Action): Refusal | undefined {
  switch (action.type) {
    case 'end':
      return undefined;
    case 'build':
      return checkBuild(state, action.cards);
    case 'steal-floor':
      return checkTheft(state, action);
    default:
      return checkSpecial(state, action);
  }
}

function checkHas(state: State, card: Card): Refusal | undefined {
  return countOf(handOf(state, state.turn).cards, card) > 0 ? undefined : { code: 'not-in-hand', card };
}

function checkOpponent(state: State, seat: Seat): Refusal | undefined {
  return opponents(state).includes(seat) ? undefined : { code: 'no-such-opponent', seat };
}

/** The cards of a floor are never alike, so having each is having both. */
function checkBuild(state: State, cards: readonly [Card, Card]): Refusal | undefined {
  const [one, other] = cards;
  if (floorOf(one, other) === undefined) return { code: 'no-floor', cards };
  return checkHas(state, one) ?? checkHas(state, other);
}

/** A floor with a dog cannot be stolen. [steal.4] */
function checkTheft(state: State, theft: Extract<Action, { type: 'steal-floor' }>): Refusal | undefined {
  const { from, card, with: own } = theft;
  const problem = checkOpponent(state, from) ?? checkAim(state, noOpenTop, from, undefined);
  if (problem !== undefined) return problem;
  const floor = topFloor(state, from);
  const value = floor && valueIn(floor, card);
  if (value === undefined) return { code: 'not-in-top-floor', seat: from, card };
  return own === missingTo(value) ? checkHas(state, own) : { code: 'does-not-add-up', value, with: own };
}

function checkSpecial(state: State, action: SpecialAction): Refusal | undefined {
  const { card, obstacle } = SPECIALS[action.type];
  const opponent = 'from' in action ? action.from : 'to' in action ? action.to : undefined;
  return (
    checkHas(state, card) ??
    (opponent === undefined ? undefined : checkOpponent(state, opponent)) ??
    checkAim(state, obstacle, opponent ?? state.turn, 'floor' in action ? action.floor : undefined)
  );
}

/** What is in the way at a floor, or at a seat; and the facts of it. */
function checkAim(state: State, obstacle: Obstacle, seat: Seat, aimed: number | undefined): Refusal | undefined {
  const floors = skyscraperOf(state, seat);
  const floor = aimed ?? floors.length - 1;
  const code = obstacle(floors[floor], state, seat);
  switch (code) {
    case undefined:
      return undefined;
    case 'nobody-has-cards':
      return { code };
    case 'has-a-dog':
      return { code, floor };
    case 'nothing-built':
    case 'hand-is-empty':
      return { code, seat };
    default:
      return { code, seat, floor };
  }
}

export const checkChance = (state: State, chance: Chance): Refusal | undefined =>
  chance.chance === 'deck' ? checkDeck(chance, cardsToShuffle(state)) : checkStolen(state, chance.card);

function checkStolen(state: State, card: Card): Refusal | undefined {
  const victim = at(state.victims, 0);
  const has = countOf(handOf(state, victim).cards, card) > 0;
  return has ? undefined : { code: 'victim-has-not', seat: victim, card };
}
