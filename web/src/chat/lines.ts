/** The lines of a chat, as one person at the table hears them. */
import type { ChatLine, RoomView, SeatView } from '@belfry/table';
import type { ChatWords } from './words/index.js';

export interface Heard {
  readonly line: ChatLine;
  /** Where they sit now; nothing if they have left. */
  readonly seat: number | undefined;
  readonly isOwn: boolean;
}

const isPerson = ({ player }: SeatView): boolean => player.type === 'human';

/** In the waiting room lines have only names; in a match people may have taken over a seat. */
const seatOf = (seats: readonly SeatView[], { name, seat }: ChatLine): number | undefined => {
  const found = seat !== undefined && seats[seat]?.name === name ? seat : seats.findIndex(each => each.name === name);
  return found < 0 ? undefined : found;
};

/** Without those who are silenced. */
export const heardOf = ({ chat, seats }: Pick<RoomView, 'chat' | 'seats'>, silenced: readonly string[]) =>
  chat.flatMap((line): readonly Heard[] => {
    const seat = seatOf(seats, line);
    const isOwn = seat !== undefined && seats[seat]?.isYours === true;
    return !isOwn && silenced.includes(line.name) ? [] : [{ line, seat, isOwn }];
  });

export const textOf = ({ text, reaction }: ChatLine, words: ChatWords): string =>
  reaction === undefined ? text : words.reactions[reaction];

/** Those who can be silenced: everybody else, and who has spoken and left. */
export function othersOf({ chat, seats }: Pick<RoomView, 'chat' | 'seats'>): readonly string[] {
  const own = new Set(seats.filter(({ isYours }) => isYours).map(({ name }) => name));
  const names = [...seats.filter(isPerson).map(({ name }) => name), ...chat.map(({ name }) => name)];
  return [...new Set(names)].filter(name => !own.has(name));
}
