import type { Seat } from '@belfry/engine';
import type { People } from './screen.js';

/** Somebody in a sentence. */
export interface Who {
  readonly name: string;
  /** The reader: to be addressed directly. */
  readonly you: boolean;
}

export const whoOf = (people: People, seat: Seat): Who => ({
  name: people.seats[seat]?.name ?? '',
  you: people.you === seat,
});
