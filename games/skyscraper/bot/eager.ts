/**
 * A simple player: builds when it can, blocks a player who is one floor short of winning, and plays its special cards at once: who
 * ends the turn with fewer than three cards draws more. It is what the others are measured by, so it stays as it is.
 */
import { listChoices, type Policy } from '@belfry/engine';
import { type Action, parseCard, type Skyscraper, type State } from '../rules/index.js';

export const eager: Policy<Skyscraper> = {
  name: 'eager',
  choose: (game, seen) => bestAction(listChoices(game.legal(seen)), seen),
};

/** Builds, blocks, plays special cards; ends the turn if there is nothing of it to do. */
export function bestAction(legal: readonly Action[], seen: State): Action {
  for (const worth of [buildingWorth, blockingWorth, spendingWorth]) {
    const best = bestOf(legal, action => worth(seen, action));
    if (best !== undefined) return best;
  }
  return { type: 'end' };
}

const JOKER = parseCard('joker');

/** The action worth most; none if all are worth nothing. */
function bestOf(legal: readonly Action[], worth: (action: Action) => number): Action | undefined {
  const best = legal.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  return worth(best) > 0 ? best : undefined;
}

/** A floor taken from another is worth more than one from the hand, most from who is highest; a joker is better kept. */
function buildingWorth(seen: State, action: Action): number {
  if (action.type === 'steal-floor') return 10 + height(seen, action.from);
  if (action.type === 'build') return action.cards.includes(JOKER) ? 1 : 2;
  return 0;
}

/** What stops a player, the surest means first. */
const MEANS: readonly Action['type'][] = [
  'jackhammer',
  'wrecking-ball',
  'bone',
  'milkshake',
  'super-thief',
  'thief',
  'donut-truck',
];

/** A means against a player who is one floor short; of a bone's use only the dog beside the top floor. */
function blockingWorth(seen: State, action: Action): number {
  const rank = MEANS.indexOf(action.type);
  const topFloor = seen.options.floors - 2;
  if (rank < 0 || (action.type === 'bone' && action.floor !== topFloor)) return 0;
  return aimedAt(seen, action).some(seat => height(seen, seat) === seen.options.floors - 1) ? MEANS.length - rank : 0;
}

/** Any special card is worth playing: a dog first, beside the highest floor, then what hits the highest player. */
function spendingWorth(seen: State, action: Action): number {
  if (action.type === 'guard') return 100 + action.floor;
  return MEANS.includes(action.type) ? 1 + Math.max(...aimedAt(seen, action).map(seat => height(seen, seat))) : 0;
}

/** The opponents an action is aimed at. */
function aimedAt(seen: State, action: Action): number[] {
  if ('from' in action) return [action.from];
  if ('to' in action) return [action.to];
  return seen.hands.flatMap((_, seat) => (seat === seen.turn ? [] : [seat]));
}

const height = (seen: State, seat: number): number => seen.skyscrapers[seat]?.length ?? 0;
