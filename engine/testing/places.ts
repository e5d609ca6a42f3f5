/** The places of random matches at which promises are tested. */
import { type Entry, type Game, type GameTypes, listChoices, Match, SeededRandom, writeRecord } from '@belfry/engine';
import fc from 'fast-check';
import { Broken, entryText, short } from './broken.js';
import { allOptions, bytes, stateAlong, statesOf, viewersOf } from './walk.js';

/** One promise of the contract. */
export interface Clause {
  readonly promise: string;
  /** Throws if the game breaks it. */
  readonly check: () => void;
}

/** A random position: a state along a random match, and a number to choose with. */
export interface Place {
  readonly options: GameTypes['Options'];
  readonly seed: number;
  readonly far: number;
  readonly pick: number;
}

type AtPlace = (place: Place) => void;
type AtState = (state: unknown, place: Place) => void;

/** Ways to test something at so many places. */
export interface Places {
  readonly forAll: (runs: number, property: AtPlace) => () => void;
  /** The same, at states where a seat is due. */
  readonly forAllDecisions: (runs: number, property: AtState) => () => void;
  /** The same, at every state of a match where fate is due. */
  readonly forAllChances: (runs: number, property: AtState) => () => void;
}

export function placesOf(game: Game, effort: number): Places {
  const places = fc.record<Place>({
    options: fc.constantFrom(...allOptions(game)),
    seed: fc.nat(),
    far: fc.integer({ min: 0, max: 1000 }).map(thousandths => thousandths / 1000),
    pick: fc.nat(),
  });
  const forAll: Places['forAll'] = (runs, property) => () => {
    const found = fc.check(fc.property(places, property), { numRuns: Math.ceil(runs * effort), seed: 1 });
    if (found.failed) throw tell(found.errorInstance, found.counterexample?.[0]);
  };
  return {
    forAll,
    forAllDecisions: (runs, property) =>
      forAll(runs, place => {
        const state = stateAlong(game, place);
        if (game.due(state).type === 'seat') property(state, place);
      }),
    forAllChances: (runs, property) =>
      forAll(runs, place => {
        for (const state of statesOf(game, place.options, place.seed))
          if (game.due(state).type === 'chance') property(state, place);
      }),
  };
}

/** What went wrong, in a sentence, and the shortest example that was found. */
function tell(error: unknown, place: Place | undefined): Error {
  const example = `\nFor example with ${JSON.stringify(place)}`;
  if (error instanceof Broken) return new Broken(error.message + example);
  return new Broken(`the game threw an error: ${String(error)}${example}`, { cause: error });
}

export function randomMatch(game: Game, { options, seed, far }: Omit<Place, 'pick'>): Match {
  const random = new SeededRandom(seed);
  const match = new Match(game, options, viewersOf(options).slice(0, -1).map(String));
  const length = Math.floor(far * ([...statesOf(game, options, seed)].length + 1));
  for (let step = 0; step < length; step++) {
    const due = match.due();
    if (due.type === 'over') break;
    if (due.type === 'chance') {
      match.letFateAnswer(random);
      continue;
    }
    const legal = match.legal();
    playOn(match, { seat: due.seat, action: legal.at(random.below(legal.count)) }, 'a legal action');
  }
  return match;
}

/** Plays an entry that must be allowed, for it is what it is called. */
export function playOn(match: Match, entry: Entry, what: string): void {
  const refusal = match.play(entry);
  if (refusal !== undefined)
    throw new Broken(`${what} is refused: ${entryText(match.game, entry)}, with ${short(refusal)}`);
}

/** All a match shows to anyone. */
export const everything = (match: Match): string =>
  bytes({
    record: writeRecord(match),
    due: match.due(),
    seen: viewersOf(match.options).map(viewer => ({ viewer, view: match.see(viewer), log: match.seeLog(viewer) })),
  });

/** The legal actions at each decision of a random match. */
export function decisionsOf(game: Game, options: GameTypes['Options'], seed: number): GameTypes['Action'][][] {
  const decisions: GameTypes['Action'][][] = [];
  for (const state of statesOf(game, options, seed))
    if (game.due(state).type === 'seat') decisions.push(listChoices(game.legal(state)));
  return decisions;
}
