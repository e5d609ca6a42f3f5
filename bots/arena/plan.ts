/** What is compared: so many deals, each played in every seat order, so that luck cancels. Plain data, so that it can travel. */
import { at, type BySeat, type GameTypes } from '@belfry/engine';

export interface ArenaPlan<Options extends GameTypes['Options'] = GameTypes['Options']> {
  readonly game: string;
  readonly options: Options;
  /** By their names; whoever is named twice sits there twice. */
  readonly bots: readonly string[];
  readonly deals: number;
  readonly seed: number;
}

/** Who sits where. */
export type SeatOrder = BySeat<string>;

/**
 * Every order in which the bots can sit down, each once. Are there fewer of them than seats, the last one named fills the others;
 * are there more, every choice of them meets.
 */
export function seatOrdersOf({ bots, options: { players } }: Pick<ArenaPlan, 'bots' | 'options'>): SeatOrder[] {
  const orders = roundsOf(bots, players).flatMap(ordersOf);
  return [...new Map(orders.map(order => [JSON.stringify(order), order])).values()];
}

function roundsOf(bots: readonly string[], players: number): (readonly string[])[] {
  if (bots.length > players) return choicesFrom(bots, players);
  const last = at(bots, bots.length - 1);
  return [Array.from({ length: players }, (_, place) => bots[place] ?? last)];
}

/** Every choice of so many items, in their order. */
function choicesFrom<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    choicesFrom(items.slice(index + 1), count - 1).map(others => [item, ...others]),
  );
}

function ordersOf(names: readonly string[]): string[][] {
  if (names.length === 0) return [[]];
  return [...new Set(names)].flatMap(first =>
    ordersOf(names.toSpliced(names.indexOf(first), 1)).map(others => [first, ...others]),
  );
}

/** The bots, each once. */
export const contestantsOf = ({ bots }: Pick<ArenaPlan, 'bots'>): string[] => [...new Set(bots)];
