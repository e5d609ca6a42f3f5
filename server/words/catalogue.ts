/** What the server itself says to people: in messages that reach them while no page of ours is open. */

/** How much time is left. */
export type Left = { readonly unit: 'days' | 'hours' | 'minutes'; readonly count: number };

export interface PushWords {
  readonly yourTurn: (name: string) => string;
  /** Time is running out. */
  readonly stillYourTurn: (name: string) => string;
  /** A match, with the names of the others; without any if there are none. */
  readonly match: (game: string, others: string) => string;
  readonly left: (left: Left) => string;
}
