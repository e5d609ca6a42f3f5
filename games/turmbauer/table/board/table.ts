/** What the parts of the board share: the position that is shown, who sits at the table, and the words. */
import type { People, Who } from '@belfry/ui';
import {
  COLOURS,
  type Colour,
  colourOf,
  colourOnTurn,
  formatStone,
  type State,
  seatOf,
  stoneOf,
} from '../../rules/index.js';
import type { BoardWords, WhosePawn } from './words/catalogue.js';

export interface Table {
  readonly state: State;
  readonly people: People;
  readonly words: BoardWords;
  /** Do people see whether a place would hold? */
  readonly readOut: boolean;
}

/** Who shares a device is addressed when on turn, and nobody of them when it is over. */
export function whoAt({ state, people }: Pick<Table, 'state' | 'people'>, seat: number): Who {
  const isOnTurn = state.phase !== 'over' && seat === seatOf(state, colourOnTurn(state));
  const you = people.you === seat || (people.you === undefined && people.isShared === true && isOnTurn);
  return { name: people.seats[seat]?.name ?? '', you };
}

/** Whose stone brought the tower down, in words; nothing while it stands. */
export function culpritOf(table: Table): string | undefined {
  const { state, words } = table;
  const newest = state.collapse === null ? undefined : state.tower.at(-1);
  if (newest === undefined) return undefined;
  const who = whoAt(table, seatOf(state, colourOf(newest.piece)));
  return words.fall.broughtDown(who, formatStone(stoneOf(newest.piece)));
}

/** Whose pawn it is: by colour where somebody plays two. */
export const pawnAt = (table: Pick<Table, 'state' | 'people'>, colour: Colour): WhosePawn => ({
  who: whoAt(table, seatOf(table.state, colour)),
  colour: table.state.options.players === 2 ? COLOURS[colour] : undefined,
});
