/** Why an entry is not allowed. SPEC [bid] [round] [table]. */
import { checkDeck } from '@belfry/engine';
import type { Action, Build, DeckChance, Refusal } from './actions.js';
import { mostBuildable } from './builds.js';
import { highestBid, isStarter } from './legal.js';
import { builderOf, cardsToShuffle, type State, standingBid, towersOf } from './state.js';
import { addCard, towersAfter, whyNotPlace, whyNotTearDown } from './towers.js';

export function checkAction(state: State, action: Action): Refusal | undefined {
  switch (action.type) {
    case 'bid':
      return checkBid(state, action.count);
    case 'pass':
      return checkPass(state);
    case 'build':
      return checkBuild(state, action);
    case 'revoke':
      return checkRevoke(state);
  }
}

function checkBid(state: State, count: number): Refusal | undefined {
  if (state.phase !== 'bidding') return { code: 'bidding-is-over' };
  if (!(count <= state.display.length)) return { code: 'bid-too-high', cards: state.display.length };
  if (isStarter(state) && count === 0) return undefined;
  const standing = standingBid(state);
  if (count <= standing || !Number.isInteger(count)) return { code: 'bid-too-low', standing };
  const most = highestBid(state);
  if (count <= most) return undefined;
  return { code: state.options.bids === 'checked' ? 'bid-not-buildable' : 'bid-was-revoked', most };
}

function checkPass(state: State): Refusal | undefined {
  if (state.phase !== 'bidding') return { code: 'bidding-is-over' };
  return isStarter(state) ? { code: 'starter-must-bid' } : undefined;
}

function checkRevoke(state: State): Refusal | undefined {
  if (state.phase !== 'building') return { code: 'bidding-first' };
  const bid = standingBid(state);
  const buildable = mostBuildable(towersOf(state, builderOf(state)), state.offer) >= bid;
  return buildable ? { code: 'can-build', count: bid } : undefined;
}

/** Nothing need be placed on the tower that is torn down. [round.7] */
function checkBuild(state: State, { tearDown, place }: Build): Refusal | undefined {
  if (state.phase !== 'building') return { code: 'bidding-first' };
  const bid = standingBid(state);
  if (place.length !== bid) return { code: 'wrong-number-of-cards', placed: place.length, bid };
  const towers = towersOf(state, builderOf(state));
  const stays = tearDown === undefined ? undefined : whyNotTearDown(towers[tearDown] ?? [], tearDown);
  if (stays !== undefined) return stays;
  const built = towersAfter(towers, { tearDown });
  const display = state.display.slice();
  for (const card of place) {
    const found = display.indexOf(card);
    if (found < 0) return { code: 'not-on-display', card };
    display.splice(found, 1);
    const problem = whyNotPlace(built, card);
    if (problem !== undefined) return problem;
    addCard(built, card);
  }
  return undefined;
}

export const checkChance = (state: State, chance: DeckChance): Refusal | undefined =>
  checkDeck(chance, cardsToShuffle(state));
