/**
 * What is worth counting in a match: how long it takes, how much is built and lost again, and how often each special card
 * *decides* something. A card decides if it hits a player who is one floor short of winning (takes or wrecks a floor, strips it
 * of its dog, costs a turn or a card), or if it is played in the very turn in which its player wins.
 */
import { isSeatEntry, type Seat, type Watch } from '@belfry/engine';
import type { Action } from './actions.js';
import type { Skyscraper } from './game.js';
import { opponents, type State, skyscraperOf } from './state.js';

const COUNTED = [
  'steal-floor',
  'guard',
  'bone',
  'jackhammer',
  'wrecking-ball',
  'thief',
  'super-thief',
  'milkshake',
  'donut-truck',
] as const;
type Special = (typeof COUNTED)[number];

export const FIGURES = [
  'turns',
  'died-down',
  'floors-built',
  'floors-lost',
  'blocks',
  ...COUNTED.map(decides),
] as const;

function decides<S extends Special>(special: S) {
  return `${special}-decides` as const;
}

export function watch(): Watch<Skyscraper> {
  const decisions = new Map<Special, number>();
  let playedThisTurn = new Set<Special>();
  let turns = 0;
  let built = 0;
  let lost = 0;
  let blocks = 0;
  const decide = (special: Special) => decisions.set(special, (decisions.get(special) ?? 0) + 1);
  return {
    entry(state, entry) {
      if (!isSeatEntry<Skyscraper>(entry)) return;
      const { action } = entry;
      if (state.turns !== turns) playedThisTurn = new Set();
      turns = state.turns;
      if (action.type === 'build' || action.type === 'steal-floor') built += 1;
      if (action.type === 'end' || action.type === 'build') return;
      if (costsAFloor(action)) lost += 1;
      if (hits(state, action).some(seat => isOneShort(state, seat))) {
        decide(action.type);
        blocks += 1;
      } else {
        playedThisTurn.add(action.type);
      }
    },
    figures(state) {
      const won = state.skyscrapers.some(floors => floors.length === state.options.floors);
      if (won) for (const special of playedThisTurn) decide(special);
      const perSpecial = COUNTED.map(special => [decides(special), decisions.get(special) ?? 0] as const);
      return {
        match: {
          turns: state.turns,
          'died-down': won ? 0 : 1,
          'floors-built': built,
          'floors-lost': lost,
          blocks,
          ...Object.fromEntries(perSpecial),
        },
        seats: {},
      };
    },
  };
}

const costsAFloor = (action: Action): boolean =>
  action.type === 'steal-floor' || action.type === 'jackhammer' || action.type === 'wrecking-ball';

/** Whom an action is aimed at. */
function hits(state: State, action: Action): readonly Seat[] {
  if ('from' in action) return [action.from];
  if (action.type === 'milkshake') return [action.to];
  return action.type === 'super-thief' || action.type === 'donut-truck' ? opponents(state) : [];
}

const isOneShort = (state: State, seat: Seat): boolean => skyscraperOf(state, seat).length === state.options.floors - 1;
