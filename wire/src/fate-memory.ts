/**
 * A device's part in fate: it seals a number of its own before a match, shows it when all have sealed theirs, and remembers what was
 * promised. When the match is over, it checks by itself that everything is as it was promised (ADR 19).
 */
import {
  type FateKey,
  type FateQuestion,
  type Game,
  type GameTypes,
  isShared,
  type Json,
  type KeptFate,
  newFateKey,
  type OtherVersion,
  type RecordFault,
  readFateStatement,
  readRecord,
  sealNumber,
  sharedAnswersAgain,
  type Unfair,
} from '@belfry/engine';
import { isBegun, type RoomView, type TableId, type TableView } from '@belfry/table';

/** What a device keeps of one table, to be stored where it survives a reload. */
export interface KeptDraw {
  /** The promise that the number was sealed for. */
  readonly commitment: string;
  /** Where this device's person sits among those who play; -1 for who only looks on. */
  readonly place: number;
  readonly number: FateKey;
  /** Was it shown? Until then it may be missing in the end. */
  readonly isShown: boolean;
  /** The last head of the log's chain that was told. */
  readonly head?: NonNullable<KeptFate['head']>;
}

/** Where it is kept. */
export interface DrawStore {
  get(table: TableId): KeptDraw | undefined;
  set(table: TableId, kept: KeptDraw): void;
}

type Made =
  | { readonly type: 'seal'; readonly commitment: string; readonly seal: string }
  | { readonly type: 'show'; readonly number: string };

export class FateMemory {
  readonly #store: DrawStore;
  readonly #newNumber: () => FateKey;

  constructor(store: DrawStore, newNumber: () => FateKey = newFateKey) {
    this.#store = store;
    this.#newNumber = newNumber;
  }

  /** What this device has to wish for now, if a number of its own is awaited. */
  follow(table: TableId, view: RoomView | TableView): Made | undefined {
    if (isBegun(view)) return this.#remember(table, view);
    if (view.binding === undefined) return undefined;
    const { commitment, isShowing, awaited, seals } = view.binding;
    const kept = this.#keep(table, commitment, ownPlace(view));
    if (!awaited.includes(kept.place)) return undefined;
    const seal = sealNumber(commitment, kept.place, kept.number);
    if (!isShowing) return { type: 'seal', commitment, seal };
    // Another device of the same person was first: the number is not this one's to show.
    if (seals[kept.place] !== seal) return undefined;
    this.#store.set(table, { ...kept, isShown: true });
    return { type: 'show', number: kept.number };
  }

  /** A new promise is remembered, also by who only looks on, and a number is drawn for it. */
  #keep(table: TableId, commitment: string, place: number): KeptDraw {
    const known = this.#store.get(table);
    if (known?.commitment === commitment && known.place === place) return known;
    const kept = { commitment, place, number: this.#newNumber(), isShown: false };
    this.#store.set(table, kept);
    return kept;
  }

  /** The newest head binds all that came before. */
  #remember(table: TableId, { fate, count }: TableView): undefined {
    const kept = this.#store.get(table);
    if (kept === undefined || fate === undefined || !isShared(fate)) return;
    if (kept.head?.head !== fate.chain) this.#store.set(table, { ...kept, head: { count, head: fate.chain } });
  }

  /** Is a finished match as it was promised to this device? */
  check(table: TableId, record: Json, game: Game): Checked {
    const checking = this.#checking(table, record, game);
    for (let step = checking.next(); ; ) {
      if (step.done) return step.value;
      const { state, random } = step.value;
      step = checking.next(game.fate(state, random()));
    }
  }

  /**
   * The same for whoever has only the rules at hand: what follows from what fate drew (`Game.draw`) is answered elsewhere, and
   * waited for.
   */
  async checkWith(table: TableId, record: Json, game: Game, answer: Answer): Promise<Checked> {
    const checking = this.#checking(table, record, game);
    for (let step = checking.next(); ; ) {
      if (step.done) return step.value;
      const { state, random } = step.value;
      const drawn = game.draw?.(state, random());
      step = checking.next(drawn === undefined ? game.fate(state, random()) : await answer(state, drawn));
    }
  }

  *#checking(
    table: TableId,
    record: Json,
    game: Game,
  ): Generator<FateQuestion<GameTypes>, Checked, GameTypes['Chance']> {
    const match = readRecord(record, [game]);
    if (!match.ok) return { code: 'not-a-record', fault: match.error };
    const statement = readFateStatement(record);
    if (statement === undefined || !isShared(statement)) return { code: 'not-promised' };
    const kept = this.#store.get(table);
    const fault = yield* sharedAnswersAgain(match.value, statement, game, keptOf(kept));
    return fault ?? { code: 'fair', isOwnNumberIn: kept?.isShown === true };
  }
}

/** Works out what follows from what fate drew. */
export type Answer = (state: unknown, drawn: Json) => Promise<GameTypes['Chance']>;

export type Checked =
  /** Whoever's own number is in it need trust nobody. */
  | { readonly code: 'fair'; readonly isOwnNumberIn: boolean }
  | Unfair
  | OtherVersion
  | { readonly code: 'not-a-record'; readonly fault: RecordFault }
  /** The record does not say how fate was bound. */
  | { readonly code: 'not-promised' };

const keptOf = (kept: KeptDraw | undefined): KeptFate =>
  kept === undefined
    ? {}
    : {
        commitment: kept.commitment,
        ...(kept.head !== undefined && { head: kept.head }),
        ...(kept.isShown && { number: { place: kept.place, number: kept.number } }),
      };

/** Where one sits, among those who do. */
function ownPlace({ seats }: RoomView): number {
  const taken = seats.filter(({ player }) => player.type !== 'open');
  return taken.findIndex(({ isYours }) => isYours);
}
