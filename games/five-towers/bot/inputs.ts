/**
 * What the network is shown of one tower between two rounds: its top and the card under it, what may still be dealt of its type, what
 * of that fits, how far the others are with theirs, and how the match stands.
 */
import { at } from '@belfry/engine';
import { takes } from '../rules/index.js';
import { VALUES } from './plot.js';
import { type Position, towerAt } from './position.js';
import { MOST_TORN } from './prospects.js';

const TOPS = VALUES + 1;
const MOST_PLAYERS = 5;

/** Where each group of inputs begins. */
export const TOP = 0;
export const UNDER = TOP + TOPS;
export const FITTING = UNDER + TOPS;
export const IN_DECK = FITTING + VALUES;
export const AGAIN = IN_DECK + VALUES;
export const RIVALS = AGAIN + VALUES;
export const ORDER = RIVALS + 6;
const TORN = ORDER + MOST_PLAYERS;
export const PLAYERS = TORN + MOST_TORN + 1;
export const HEIGHT = PLAYERS + MOST_PLAYERS + 1;
export const LEFT = HEIGHT + 1;
export const SECOND_DECK = LEFT + 1;
export const INPUTS = SECOND_DECK + 1;

/** Numbers that would be large are brought down to about 1. */
export const TALL = 8;
export const FULL_DECK = 110;

/** The group of a rival's top, by how much it takes: bare ground, high, an 8, middling, low, closed. */
export const RIVAL_GROUP: readonly number[] = Array.from({ length: TOPS }, (_, top) => {
  if (top === VALUES) return 0;
  if (top === 8) return 2;
  return top >= 10 ? 1 : top >= 5 ? 3 : top >= 1 ? 4 : 5;
});

export const tornGroup = (torn: number): number => TORN + Math.min(torn, MOST_TORN);

/** Writes what is shown of a seat's tower. Of a closed one nothing need be asked. */
export function writeInputs(inputs: Float64Array, position: Position, seat: number, type: number): void {
  const { players, isSecondDeck, left } = position;
  const { deck, discard } = at(position.plots, type);
  const tower = towerAt(position, seat, type);
  inputs.fill(0);
  inputs[TOP + tower.top] = 1;
  inputs[UNDER + tower.under.top] = 1;
  for (let value = 0; value < VALUES; value++) {
    const again = isSecondDeck ? 0 : (discard[value] as number);
    inputs[IN_DECK + value] = deck[value] as number;
    inputs[AGAIN + value] = again;
    if (takes(tower.top, value)) inputs[FITTING + value] = (deck[value] as number) + again;
  }
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const group = RIVALS + (RIVAL_GROUP[towerAt(position, other, type).top] as number);
    inputs[group] = (inputs[group] as number) + 1 / (players - 1);
  }
  inputs[ORDER + ((seat - position.starter + players) % players)] = 1;
  inputs[tornGroup(position.torn[seat] as number)] = 1;
  inputs[PLAYERS + players] = 1;
  inputs[HEIGHT] = tower.height / TALL;
  inputs[LEFT] = left / FULL_DECK;
  inputs[SECOND_DECK] = isSecondDeck ? 1 : 0;
}
