/** What a search knows of a game beside its rules, and how it lets a world run on. */
import { type BySeat, type Choices, type Game, type GameTypes, type Random, stepAtRandom } from '@belfry/engine';

/**
 * What a good player knows. Everything is optional: who knows nothing plays by chance to the end, which is honest but slow.
 *
 * The methods are given whole worlds, because cutting a view for every step would be slow. They are imagined ones, so there is no
 * secret in them; but a seat that acts in one should decide by what it sees, or opponents will be thought to know too much.
 */
export interface Mind<T extends GameTypes = GameTypes> {
  /** What each seat can hope for: its share of the victory, all together 1, or less if nobody may win. Asked where a seat is due. May be the same array each time. */
  value?(state: T['State']): BySeat<number>;
  /** How promising the choices are to the seat that is due, by their numbers: on any scale, more is better. */
  rate?(state: T['State'], legal: Choices<T['Action'], T['State']>): ArrayLike<number>;
  /** What a quick player does here. */
  play?(state: T['State'], random: Random): T['Action'];
  /** After so many actions of quick players: is this a moment to value? At once, if there is no quick player. Never, if nothing is said. */
  isLeaf?(state: T['State'], actions: number): boolean;
  /** What an end is worth to each seat, if not its share of the victory. */
  end?(result: T['Result'], state: T['State']): BySeat<number>;
}

/** Each seat's share of the victory; a shared one counts in equal parts. */
export function sharesOf({ winners }: GameTypes['Result'], players: number): number[] {
  const shares: number[] = new Array(players).fill(0);
  for (const seat of winners) shares[seat] = 1 / winners.length;
  return shares;
}

/** Plays a world on, in place, until it is over or worth valuing, and says what each seat can hope for then. */
export function runOn<T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  state: T['State'],
  players: number,
  random: Random,
): BySeat<number> {
  for (let actions = 0; ; ) {
    const due = game.due(state);
    if (due.type === 'over') return mind.end?.(due.result, state) ?? sharesOf(due.result, players);
    if (due.type === 'chance') {
      game.applyChance(state, game.fate(state, random));
      continue;
    }
    if (mind.value !== undefined && isLeaf(mind, state, actions)) return mind.value(state);
    if (mind.play === undefined) stepAtRandom(game, state, random);
    else game.applyAction(state, mind.play(state, random));
    actions += 1;
  }
}

const isLeaf = <T extends GameTypes>(mind: Mind<T>, state: T['State'], actions: number): boolean =>
  mind.play === undefined || (mind.isLeaf?.(state, actions) ?? false);

/** Does the choice with this number, in place. */
export function take<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  legal: Choices<T['Action'], T['State']>,
  index: number,
): void {
  if (legal.take === undefined) game.applyAction(state, legal.at(index));
  else legal.take(state, index);
}

/** The numbers of the choices, the most promising first; those alike in an order by chance. */
export function ranked<T extends GameTypes>(
  mind: Mind<T>,
  state: T['State'],
  legal: Choices<T['Action'], T['State']>,
  random: Random,
): number[] {
  const rates = mind.rate?.(state, legal);
  const lots = Array.from({ length: legal.count }, () => random.below(2 ** 32));
  return Array.from(lots.keys()).toSorted(
    (a, b) => (rates?.[b] ?? 0) - (rates?.[a] ?? 0) || (lots[a] ?? 0) - (lots[b] ?? 0),
  );
}
