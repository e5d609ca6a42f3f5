/** Cheap names of actions and of what is known, for the tables of a search. */
import type { ActionKey } from '@belfry/engine';
import { type Action, type Build, canonical } from '../actions.js';
import { type Card, DISPLAY_SIZE, TOWER_TYPES, towerOf } from '../cards.js';
import type { State } from '../state.js';

const PASS_KEY = -1;
const REVOKE_KEY = -2;

/** A bid is its number; everything else is below 0. */
export function actionKey(action: Action): ActionKey {
  switch (action.type) {
    case 'bid':
      return action.count;
    case 'pass':
      return PASS_KEY;
    case 'revoke':
      return REVOKE_KEY;
    case 'build':
      return action.place.length > DISPLAY_SIZE ? JSON.stringify(canonical(action)) : buildKey(action);
  }
}

/** More than there are cards, so that each is a digit above 0. */
const BASE = 81;

/** The cards as digits, sorted by tower type as in the canonical spelling, then the tower torn down. */
function buildKey({ tearDown, place }: Build): number {
  let digits = 0;
  for (let tower = 0; tower < TOWER_TYPES.length; tower++)
    for (let index = 0; index < place.length; index++) {
      const card = place[index] as Card;
      if (towerOf(card) === tower) digits = digits * BASE + card + 1;
    }
  return REVOKE_KEY - 1 - (digits * (TOWER_TYPES.length + 1) + (tearDown === undefined ? 0 : tearDown + 1));
}

const PHASES: readonly State['phase'][] = ['deck', 'bidding', 'building', 'over'];

/** Everything but the order of the deck, a character for each number. The same for every viewer. [view.1] */
export function viewKey(state: State): string {
  const { options, deck } = state;
  const numbers = [options.players, options.bids === 'checked' ? 0 : 1, PHASES.indexOf(state.phase)];
  numbers.push(state.round, state.starter, state.timesRunOut, deck.left);
  addList(numbers, state.said);
  addList(numbers, state.limits);
  addList(numbers, state.display);
  addList(numbers, state.discard);
  for (const towers of state.towers) for (const tower of towers) addList(numbers, tower);
  for (const cards of state.tornDown) addList(numbers, cards);
  return String.fromCharCode(...numbers);
}

/** With its length before it, so that no two lists are read as one. */
function addList(numbers: number[], list: readonly number[]): void {
  numbers.push(list.length);
  for (let index = 0; index < list.length; index++) numbers.push(list[index] as number);
}
