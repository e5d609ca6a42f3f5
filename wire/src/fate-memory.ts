/**
 * A device's part in fate: it seals a number of its own before a match, shows it when all have sealed theirs, and remembers what was
 * promised. When the match is over, it checks by itself that everything is as it was promised (ADR 19).
 */
import {
  contributorsOf,
  equalJson,
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
  type SharedStatement,
  sealNumber,
  sharedAnswersAgain,
  type Unfair,
} from '@belfry/engine';
import {
  type BindingView,
  type FairTogether,
  isBegun,
  type RoomView,
  type TableId,
  type TableView,
} from '@belfry/table';

/** What a device keeps of one table, to be stored where it survives a reload. */
export interface KeptDraw {
  /** Everything that was promised, by attempt: a promise that is not among the draws in the end was broken. */
  readonly promises: readonly Promised[];
  /** The last head of the log's chain that was told. */
  readonly head?: NonNullable<KeptFate['head']>;
}

/** One promise, and the number that is sealed for it. */
export interface Promised {
  readonly commitment: string;
  /** How many promises came before it, and the places that are left out since. */
  readonly attempt: number;
  readonly left: readonly number[];
  /** Where this device's person sits among those who play; -1 for who only looks on. */
  readonly place: number;
  readonly number: FateKey;
  /** Was it shown? Until then it may be missing in the end. */
  readonly isShown: boolean;
  /** All seals, as they were when it was shown. Versions that kept one promise only did not keep them. */
  readonly seals?: BindingView['seals'];
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
    const { binding } = view;
    if (binding === undefined || binding.terms.table !== table) return undefined;
    const promised = this.#keep(table, binding, ownPlace(view));
    if (promised === undefined || !binding.awaited.includes(promised.place)) return undefined;
    const { commitment, isShowing, seals } = binding;
    const seal = sealNumber(commitment, promised.place, promised.number);
    if (!isShowing) return { type: 'seal', commitment, seal };
    // Another device of the same person was first: the number is not this one's to show.
    if (seals[promised.place] !== seal) return undefined;
    return this.#show(table, promised, seals);
  }

  /** For these seals and no others: whoever knows the number could seal one that suits it. */
  #show(table: TableId, promised: Promised, seals: BindingView['seals']): Made | undefined {
    if (promised.isShown && !equalJson(promised.seals ?? seals, seals)) return undefined;
    this.#put(table, { ...promised, isShown: true, seals });
    return { type: 'show', number: promised.number };
  }

  /**
   * Each promise is remembered, also by who only looks on, and a number is drawn for it. Nothing is sealed for one that does not
   * follow from those before it, or comes when the match has begun: it stays here to be asked for in the end.
   */
  #keep(table: TableId, { commitment, terms }: BindingView, place: number): Promised | undefined {
    const { promises, head } = this.#kept(table);
    const known = promises.find(each => each.commitment === commitment);
    if (known === undefined && !isInOrder(promises)) return undefined;
    const isSame = known?.place === place || known?.isShown === true;
    const sealed = isSame ? known : { commitment, place, number: this.#newNumber(), isShown: false };
    // The terms say which promise it is: versions that kept one only did not know.
    const { attempt, left } = terms;
    const promised = { ...sealed, attempt, left };
    const isKept = isSame && known.attempt === attempt && equalJson(left, known.left);
    const now = isKept ? promises : this.#put(table, promised);
    const isDue = head === undefined && isInOrder(now) && now.at(-1)?.commitment === commitment;
    return isDue ? promised : undefined;
  }

  #kept(table: TableId): KeptDraw {
    return this.#store.get(table) ?? { promises: [] };
  }

  #put(table: TableId, promised: Promised): KeptDraw['promises'] {
    const kept = this.#kept(table);
    const promises = withPromise(kept.promises, promised);
    this.#store.set(table, { ...kept, promises });
    return promises;
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
    if (statement.draw.terms.table !== table) return { code: 'terms-differ' };
    const kept = this.#kept(table);
    const fault = yield* sharedAnswersAgain(match.value, statement, game, keptOf(kept));
    return fault ?? fairAs(statement, kept);
  }
}

/** With a promise more, or again as it is now. */
export const withPromise = (promises: readonly Promised[], promised: Promised): readonly Promised[] =>
  [...promises.filter(({ commitment }) => commitment !== promised.commitment), promised].toSorted(
    (a, b) => a.attempt - b.attempt,
  );

/** No more can follow from each other: there are no more seats. */
const MOST_PROMISES = 11;

/** Everything is drawn anew only without somebody, each time. */
const isInOrder = (promises: readonly Promised[]): boolean =>
  promises.length <= MOST_PROMISES &&
  promises.every(({ attempt, left }, index) => {
    const before = promises[index - 1];
    if (before === undefined) return true;
    const isLater = attempt > before.attempt && left.length - before.left.length >= attempt - before.attempt;
    return isLater && before.left.every(place => left.includes(place));
  });

/** Works out what follows from what fate drew. */
export type Answer = (state: unknown, drawn: Json) => Promise<GameTypes['Chance']>;

export type Checked =
  | FairTogether
  | Unfair
  | OtherVersion
  | { readonly code: 'not-a-record'; readonly fault: RecordFault }
  /** The record does not say how fate was bound. */
  | { readonly code: 'not-promised' };

function fairAs(statement: SharedStatement, { promises }: KeptDraw): FairTogether {
  const { draw, earlier } = statement;
  const numbersOf = ({ commitment }: Promised) =>
    [...earlier, draw].find(each => each.commitment === commitment)?.numbers ?? [];
  return {
    code: 'fair',
    isOwnNumberIn: promises.some(
      ({ commitment, place, number }) => commitment === draw.commitment && draw.numbers[place] === number,
    ),
    isOwnNumberLost: promises.some(each => each.isShown && numbersOf(each)[each.place] === null),
    redrawn: earlier.length,
    ...contributorsOf(statement),
  };
}

const keptOf = ({ promises, head }: KeptDraw): KeptFate => ({
  head,
  promises: promises.map(({ commitment, place, number, isShown, seals }) => ({
    commitment,
    seals,
    ...(isShown && { number: { place, number } }),
  })),
});

/** Where one sits, among those who do. */
function ownPlace({ seats }: RoomView): number {
  const taken = seats.filter(({ player }) => player.type !== 'open');
  return taken.findIndex(({ isYours }) => isYours);
}
