/** What a game promises of its actions, of fate, of its states and of the end. */

import { isDeepStrictEqual } from 'node:util';
import {
  at,
  canonicalJson,
  type Due,
  type Entry,
  equalJson,
  type Game,
  type GameTypes,
  listChoices,
  type Match,
  type Notation,
  readRecord,
  SeededRandom,
  stepAtRandom,
  writeRecord,
} from '@belfry/engine';
import { actionText, Broken, differenceOf, entryText, mustBeSame, short } from './broken.js';
import { type Clause, decisionsOf, everything, type Place, type Places, randomMatch } from './places.js';
import { allOptions, bytes, oneOf, stateAlong, statesOf } from './walk.js';

export const COPIES = 'copies are equal and independent';

export const rulePromises = (game: Game, places: Places): Clause[] => [
  {
    promise: 'every legal action is accepted, each is listed once, in its canonical spelling',
    check: places.forAllDecisions(300, state => mustListWell(game, state)),
  },
  {
    promise: 'taking a choice by its number does what applying its action does',
    check: places.forAllDecisions(150, (state, { pick }) => {
      const legal = game.legal(state);
      if (legal.take === undefined) return;
      const { count } = legal;
      for (let offset = 0; offset < Math.min(count, 40); offset++) mustTakeAlike(game, state, (pick + offset) % count);
    }),
  },
  {
    promise: 'every other action is refused, with a reason, and the state stays as it was',
    check: () => {
      const pool = actionPool(game);
      places.forAllDecisions(150, (state, { pick }) => {
        const legal = new Set(written(game, state));
        const before = bytes(state);
        for (let offset = 0; offset < 60; offset++) mustJudge(game, state, oneOf(pool, pick + offset * 7919), legal);
        mustBeSame(before, bytes(state), change => `asking whether an action is allowed changes the state: ${change}`);
      })();
    },
  },
  {
    promise: 'actions survive being written and read, and nothing may be added to them',
    check: places.forAllDecisions(100, state => {
      for (const action of listChoices(game.legal(state)).slice(0, 50)) mustBeSound(game.actions, action);
    }),
  },
  {
    promise: 'answers of fate are accepted, survive being written and read, and nothing may be added to them',
    check: places.forAllChances(20, (state, { pick }) => {
      const before = bytes(state);
      const chance = game.fate(state, new SeededRandom(pick));
      mustBeSame(before, bytes(state), change => `asking fate changes the state: ${change}`);
      const refusal = game.checkChance(state, chance);
      if (refusal !== undefined)
        throw new Broken(`fate’s own answer ${entryText(game, chance)} is refused: ${short(refusal)}`);
      mustBeSame(before, bytes(state), change => `checking fate’s answer changes the state: ${change}`);
      mustBeSound(game.chances, chance);
    }),
  },
  {
    promise: 'what fate draws for an answer survives being written, leaves no trace, and leads to what fate says',
    check: places.forAllChances(20, (state, { pick }) => {
      const before = bytes(state);
      const drawn = game.draw?.(state, new SeededRandom(pick));
      mustBeSame(before, bytes(state), change => `drawing changes the state: ${change}`);
      if (drawn === undefined) return;
      if (typeof game.fateBy !== 'string') throw new Broken('fate draws, and nothing names what answers');
      if (!equalJson(drawn, JSON.parse(bytes(drawn))))
        throw new Broken(`what is drawn does not survive being written: ${short(drawn)}`);
      const answer = game.answer?.(state, drawn);
      const fate = game.fate(state, new SeededRandom(pick));
      if (answer !== undefined)
        mustBeSame(
          bytes(fate),
          bytes(answer),
          change => `fate says something else than what was drawn leads to: ${change}`,
        );
    }),
  },
  {
    promise: 'a match refuses what is not due and is left as it was',
    check: places.forAll(60, place => {
      const match = randomMatch(game, place);
      const before = everything(match);
      for (const entry of entriesNotDue(game, match, place)) {
        const text = entryText(game, entry);
        if (typeof match.play(entry)?.code !== 'string')
          throw new Broken(`a match takes what is not due: ${text}, while ${short(match.due())}`);
        mustBeSame(before, everything(match), change => `refusing ${text} leaves a trace in the match: ${change}`);
      }
    }),
  },
  {
    promise: 'replaying a record gives the same match, through JSON and back',
    check: places.forAll(60, place => {
      const match = randomMatch(game, place);
      const again = readRecord(JSON.parse(JSON.stringify(writeRecord(match))), [game]);
      if (!again.ok) throw new Broken(`the record of a match is refused: ${bytes(again.error)}`);
      mustBeSame(everything(match), everything(again.value), change => `a replayed record is another match: ${change}`);
    }),
  },
  {
    promise: 'states are plain data',
    check: places.forAll(100, place => {
      const state = stateAlong(game, place);
      const again: unknown = JSON.parse(bytes(state));
      if (!isDeepStrictEqual(again, state))
        throw new Broken(`a state comes back from JSON as another: ${differenceOf(state, again)}`);
    }),
  },
  {
    promise: COPIES,
    check: places.forAll(100, place => {
      const state = stateAlong(game, place);
      const before = bytes(state);
      const copy = game.copy(state);
      mustBeSame(before, bytes(copy), change => `a copy is not equal to the original: ${change}`);
      const random = new SeededRandom(place.pick);
      try {
        for (let steps = 0; steps < 30 && stepAtRandom(game, copy, random); steps++);
      } finally {
        mustBeSame(
          before,
          bytes(state),
          change => `\`copy\` shares data with the original, which changes when the copy is played on: ${change}`,
        );
      }
    }),
  },
  {
    promise: 'every match ends, within the game’s bounds, with at least one winner',
    check: places.forAll(150, place => {
      for (const state of statesOf(game, place.options, place.seed)) {
        const due = game.due(state);
        if (due.type === 'over') mustEndWell(game, state, due, place);
      }
    }),
  },
];

const written = (game: Game, state: unknown): string[] =>
  listChoices(game.legal(state)).map(action => actionText(game, action));

function mustListWell(game: Game, state: unknown): void {
  const legal = listChoices(game.legal(state));
  if (legal.length === 0) throw new Broken(`no action is legal, though ${short(game.due(state))}`);
  const texts = written(game, state);
  for (const [index, action] of legal.entries()) {
    const text = at(texts, index);
    const first = texts.indexOf(text);
    if (first < index) throw new Broken(`a legal action is listed twice, as number ${first} and ${index}: ${text}`);
    const refusal = game.checkAction(state, action);
    if (refusal !== undefined) throw new Broken(`a legal action is refused: ${text}, with ${short(refusal)}`);
    const canonical = game.canonical(action);
    if (!isDeepStrictEqual(canonical, action))
      throw new Broken(`a legal action is not listed in its canonical spelling: ${text}, not ${short(canonical)}`);
  }
}

function mustTakeAlike(game: Game, state: unknown, index: number): void {
  const [taken, applied] = [game.copy(state), game.copy(state)];
  game.legal(taken).take?.(taken, index);
  const action = game.legal(applied).at(index);
  game.applyAction(applied, action);
  mustBeSame(
    bytes(applied),
    bytes(taken),
    change => `taking number ${index} does not what ${actionText(game, action)} does: ${change}`,
  );
}

function mustJudge(game: Game, state: unknown, action: GameTypes['Action'], legal: ReadonlySet<string>): void {
  const text = actionText(game, action);
  const isLegal = legal.has(actionText(game, game.canonical(action)));
  const refusal = game.checkAction(state, action);
  if (isLegal && refusal !== undefined) throw new Broken(`a legal action is refused: ${text}, with ${short(refusal)}`);
  if (!isLegal && refusal === undefined)
    throw new Broken(`an action is accepted that \`legal\` does not list: ${text}`);
  if (!isLegal && typeof refusal?.code !== 'string')
    throw new Broken(`an action is refused without a code that says why: ${text}, with ${short(refusal)}`);
}

/** Actions from all over the game, legal somewhere. */
const actionPool = (game: Game): GameTypes['Action'][] =>
  allOptions(game).flatMap((options, seed) =>
    decisionsOf(game, options, seed).flatMap(legal => legal.filter((_, i) => i % Math.ceil(legal.length / 8) === 0)),
  );

/** Reads back what it writes, and nothing that has more or less. */
function mustBeSound<T>(notation: Notation<T>, value: T): void {
  const json = notation.write(value);
  const text = canonicalJson(json);
  const read = notation.read(JSON.parse(JSON.stringify(json)));
  if (!read.ok) throw new Broken(`what was written is not read again: ${text}, for ${short(read.error)}`);
  if (!isDeepStrictEqual(read.value, value))
    throw new Broken(`what was written is read as something else: ${text}, ${differenceOf(value, read.value)}`);
  for (const extra of [null, 1])
    if (notation.read({ ...Object(json), extra }).ok) throw new Broken(`a field may be added to ${text}`);
  for (const key of Object.keys(Object(json)))
    if (notation.read({ ...Object(json), [key]: null }).ok) throw new Broken(`\`${key}\` may be null in ${text}`);
}

/** Entries that cannot come now: another seat's, fate's in place of a seat's, and the other way round. */
function* entriesNotDue(game: Game, match: Match, { options, seed }: Place): Generator<Entry> {
  const due = match.due();
  const action = decisionsOf(game, options, seed)[0]?.[0];
  if (action === undefined) throw new Broken('a match has no decision');
  for (let seat = -1; seat <= options.players; seat++)
    if (due.type !== 'seat' || due.seat !== seat) yield { seat, action };
  if (due.type !== 'chance') {
    const fresh = game.start(options);
    while (game.due(fresh).type !== 'chance') if (!stepAtRandom(game, fresh, new SeededRandom(seed))) return;
    yield game.fate(fresh, new SeededRandom(seed));
  }
}

/** The result has a score for each seat within the bounds, and winners; they are at the first place. */
export function mustEndWell(game: Game, state: unknown, due: Due & { type: 'over' }, { options }: Place): void {
  const { result } = due;
  const scores = game.scores(result);
  const { min, max } = game.scoreBounds(options);
  if (scores.length !== options.players)
    throw new Broken(`${options.players} players have the scores ${short(scores)}`);
  const outside = scores.find(score => !(score >= min && score <= max));
  if (outside !== undefined) throw new Broken(`a score of ${outside} is outside the bounds, ${min} to ${max}`);
  const { winners } = result;
  const seats = scores.map((_, seat) => seat).filter(seat => winners.includes(seat));
  if (seats.length === 0) throw new Broken(`nobody wins: ${short(result)}`);
  if (!isDeepStrictEqual(seats, winners))
    throw new Broken(`winners are not seats in order, each once: ${short(winners)}`);
  const places = game.places?.(state);
  const firsts = places?.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (!isDeepStrictEqual(firsts ?? seats, seats) || (places ?? scores).length !== scores.length)
    throw new Broken(`the places are ${short(places)}, where the winners are ${short(winners)}`);
  if (!equalJson(result, JSON.parse(bytes(result)))) throw new Broken(`the result is not plain data: ${short(result)}`);
  const figures = game.watch().figures(state);
  for (const [name, value] of Object.entries(figures.match))
    if (!Number.isFinite(value)) throw new Broken(`the figure \`${name}\` is no number: ${value}`);
  for (const [name, values] of Object.entries(figures.seats))
    if (values.length !== options.players)
      throw new Broken(`the figure \`${name}\` is not one for each seat: ${short(values)}`);
}
