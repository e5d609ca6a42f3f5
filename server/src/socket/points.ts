/**
 * Gestures of those who are on turn, such as a piece held over the board, passed on to the others at the table. They are kept
 * nowhere. Whether somebody may point, and may be shown it, follows from the last news they were told.
 */
import type { Json, Seat } from '@belfry/engine';
import type { News, SeatView, TableId } from '@belfry/table';

/** Of those who look on, so many are shown a gesture; those at the table always are. */
const MOST_LOOKERS = 200;

export class Points {
  readonly #tables = new Map<TableId, Set<Hand>>();

  enter(id: TableId, hand: Hand): void {
    this.#tables.set(id, (this.#tables.get(id) ?? new Set()).add(hand));
  }

  leave(id: TableId, hand: Hand): void {
    const hands = this.#tables.get(id);
    hands?.delete(hand);
    if (hands?.size === 0) this.#tables.delete(id);
  }

  /** Tells all who may see it, but whoever it comes from. */
  tell(id: TableId, from: Hand, message: string): void {
    let lookers = 0;
    for (const hand of this.#tables.get(id) ?? []) {
      if (hand === from || !hand.maySee) continue;
      if (!hand.isAtTable) lookers += 1;
      if (hand.isAtTable || lookers <= MOST_LOOKERS) hand.send(message);
    }
  }
}

/** Somebody who watches a table: over one socket, one for each. */
export class Hand {
  readonly #points: Points;
  readonly #table: TableId;
  readonly send: (message: string) => void;
  #news: News | undefined;
  /** The seat whose gesture the others see. */
  #shown: Seat | undefined;

  constructor(points: Points, table: TableId, send: (message: string) => void) {
    this.#points = points;
    this.#table = table;
    this.send = send;
  }

  /** This is what they have been told now. */
  look(news: News | undefined): void {
    if (this.#news === undefined && news !== undefined) this.#points.enter(this.#table, this);
    // Where the match goes on, whatever was shown has ended.
    if (news?.match?.count !== this.#news?.match?.count) this.#shown = undefined;
    this.#news = news;
  }

  leave(): void {
    if (this.#shown !== undefined) this.#tell(this.#shown, null);
    this.#points.leave(this.#table, this);
  }

  /** Nobody is told of it unless they are on turn, where all see alike: elsewhere a gesture might tell what is hidden. */
  point(at: Json): void {
    const { alike, match, room } = this.#news ?? {};
    if (alike === undefined || match?.due.type !== 'seat' || match.viewer !== match.due.seat) return;
    // A bot plays for them.
    if (room?.seats[match.viewer]?.standIn !== undefined) return;
    this.#tell(match.viewer, at);
    this.#shown = at === null ? undefined : match.viewer;
  }

  get isAtTable(): boolean {
    const { room } = this.#news ?? {};
    return room !== undefined && (room.isHost || room.seats.some(isOwn));
  }

  /** Who looks on with a delay would see what is still to come for them. */
  get maySee(): boolean {
    return this.isAtTable || this.#news?.room.delay === 0;
  }

  #tell(seat: Seat, at: Json): void {
    this.#points.tell(this.#table, this, JSON.stringify({ is: 'point', table: this.#table, seat, at }));
  }
}

const isOwn = ({ isYours }: SeatView): boolean => isYours;
