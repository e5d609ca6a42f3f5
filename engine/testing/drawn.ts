/** For tests: matches whose key all who play have drawn together, as a host would see to it. */
import {
  Chain,
  digestOf,
  drawLot,
  type FateDraw,
  type FateKey,
  type FateTerms,
  type Game,
  type GameTypes,
  type Json,
  KeyedRandom,
  Match,
  SeededRandom,
  SHARED_FATE_SCHEME,
  type SharedStatement,
  sealNumber,
  shareCommitment,
  sharedKey,
  writeEntry,
  writeRecord,
} from '@belfry/engine';

export interface DrawSetup {
  readonly seed?: number;
  readonly options?: Readonly<Record<string, Json>>;
  readonly seats: FateTerms['seats'];
  readonly seating?: FateTerms['seating'];
  readonly by?: string;
  /** Places of people who seal nothing. */
  readonly silent?: readonly number[];
  /** Places that seal and do not show, draw after draw. */
  readonly withheld?: readonly (readonly number[])[];
}

export interface DrawnMatch<T extends GameTypes> {
  readonly match: Match<T>;
  /** With all keys. */
  readonly statement: SharedStatement & { readonly key: FateKey };
  readonly matchKey: FateKey;
  /** One more than there are entries. */
  readonly heads: readonly string[];
  readonly record: Readonly<Record<string, Json>>;
}

/** A whole match: drawn, and played at random. */
export function drawnMatch<T extends GameTypes>(game: Game<T>, setup: DrawSetup): DrawnMatch<T> {
  const { seed = 1, seating = 'chosen', by } = setup;
  const draws = drawAll(game, setup);
  const last = draws.pop();
  if (last === undefined) throw new Error('nothing was drawn');
  const { key, ...draw } = last;
  const matchKey = sharedKey(key, draw);
  const places = [...draw.terms.seats.keys()];
  const order = seating === 'lot' ? drawLot(matchKey, places) : places;
  const names = order.map(place => draw.terms.seats[place]?.name ?? '');
  const match = new Match(game, draw.terms.options as Partial<T['Options']>, names);
  playAtRandom(match, matchKey, new SeededRandom(seed));
  const heads = [new Chain(matchKey).start({ draw, order, earlier: draws })];
  for (const entry of match.log) heads.push(new Chain(matchKey).next(heads.at(-1) ?? '', writeEntry(game, entry)));
  const statement = {
    scheme: SHARED_FATE_SCHEME,
    draw,
    order,
    earlier: draws,
    ...(by !== undefined && { by }),
    chain: heads.at(-1) ?? '',
    key,
  } as const;
  return { match, statement, matchKey, heads, record: writeRecord(match, statement) };
}

/** Draws until nobody has withheld a number. */
function drawAll<T extends GameTypes>(game: Game<T>, setup: DrawSetup): (FateDraw & { readonly key: FateKey })[] {
  const { seed = 1, options = {}, seats, seating = 'chosen', by, silent = [], withheld = [] } = setup;
  const complete = new Match(
    game,
    { ...options, players: seats.length },
    seats.map(({ name }) => name),
  ).options;
  const left = new Set<number>();
  return [...withheld, []].map((hidden, attempt) => {
    const key = secret(seed, attempt, 'host');
    const terms: FateTerms = {
      table: 'table-of-a-test',
      game: game.id,
      options: complete,
      seats,
      seating,
      ...(by !== undefined && { by }),
      attempt,
      left: [...left].toSorted((a, b) => a - b),
    };
    const commitment = shareCommitment(key, terms);
    const numbers = seats.map(({ bot }, place) =>
      bot !== undefined || left.has(place) || silent.includes(place) ? null : secret(seed, attempt, place),
    );
    for (const place of hidden) left.add(place);
    return {
      commitment,
      terms,
      seals: numbers.map((number, place) => number && sealNumber(commitment, place, number)),
      numbers: numbers.map((number, place) => (hidden.includes(place) ? null : number)),
      key,
    };
  });
}

const secret = (seed: number, attempt: number, whose: string | number): FateKey =>
  digestOf(`${seed} ${attempt} ${whose}`) as FateKey;

function playAtRandom<T extends GameTypes>(match: Match<T>, key: FateKey, random: SeededRandom): void {
  for (let due = match.due(); due.type !== 'over'; due = match.due()) {
    if (due.type === 'chance') match.letFateAnswer(new KeyedRandom(key, match.log.length));
    else match.play({ seat: due.seat, action: match.legal().at(random.below(match.legal().count)) });
  }
}
