/** Cheap names of actions and of what a viewer knows, for tables in a search. */
import type { ActionKey, Viewer } from '@belfry/engine';
import type { Action } from '../actions.js';
import { CARD_NAMES } from '../cards.js';
import type { Floor } from '../floors.js';
import type { Event } from '../memory.js';
import type { State } from '../state.js';

/** A build is a number, everything else a short text. */
export function actionKey(action: Action): ActionKey {
  switch (action.type) {
    case 'build': {
      const [one, other] = action.cards;
      return Math.min(one, other) * CARD_NAMES.length + Math.max(one, other);
    }
    case 'steal-floor':
      return `${action.from}+${action.card}+${action.with}`;
    case 'bone':
      return `${action.from}-${action.floor}`;
    case 'guard':
      return `guard${action.floor}`;
    case 'milkshake':
      return `milkshake${action.to}`;
    case 'end':
    case 'super-thief':
    case 'donut-truck':
      return action.type;
    default:
      return `${action.type}${action.from}`;
  }
}

/** All that `see` leaves in a view, field by field. */
export function viewKey(state: State, viewer: Viewer): string {
  const { options, hands, skyscrapers, history } = state;
  let key = `${viewer} ${options.players} ${options.floors} ${state.phase} ${state.waiting} ${state.turn} ${state.turns} `;
  key += `${state.victims.join()} ${state.pile.left} ${state.discard.join()} ${state.milkshakes.join()} `;
  key += `${state.truck} ${state.busy} ${state.idleTurns}`;
  for (const [seat, { cards, size }] of hands.entries()) key += seat === viewer ? ` ${cards.join('')}` : ` ${size}`;
  for (const floors of skyscrapers) key += ` ${floors.map(floorKey).join()}`;
  for (const event of history) key += ` ${eventKey(event, viewer)}`;
  return key;
}

const floorKey = ({ value, joker, dog }: Floor): string => `${value}${joker ? 'j' : ''}${dog ? 'd' : ''}`;

/** As `seeHistory` cuts it. */
function eventKey(event: Event, viewer: Viewer): string {
  if (event.type === 'shown') return `${event.seat},${event.card},${event.size}`;
  if (event.type === 'stolen') {
    const { thief, victim, card, size } = event;
    return `${thief}<${victim},${thief === viewer || victim === viewer ? card : null},${size}`;
  }
  const hands = event.hands.map(({ size, cards }, seat) => `${size}${seat === viewer ? cards?.join('') : ''}`);
  return `${event.pile.join('')}/${event.inHands.join('')}/${hands.join()}`;
}
