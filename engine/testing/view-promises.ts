/** What a game promises of its views, and of the worlds that fit them. */
import {
  type Entry,
  type Game,
  type GameTypes,
  Hidden,
  imagine,
  isSeatEntry,
  listChoices,
  Match,
  playOut,
  SeededRandom,
  SPECTATOR,
  stepAtRandom,
  type Viewer,
} from '@belfry/engine';
import { actionText, Broken, mustBeSame, short, whoIs } from './broken.js';
import { type Clause, type Place, type Places, playOn, randomMatch } from './places.js';
import { mustEndWell } from './rule-promises.js';
import { mustHaveSecrets, mustHideNothing } from './secrets.js';
import { bytes, stateAlong, statesOf, viewersOf } from './walk.js';
import type { Worlds } from './worlds.js';

export const viewPromises = (game: Game, worlds: Worlds, places: Places): Clause[] => [
  {
    promise: 'a view is the viewer’s own, and looking changes nothing',
    check: places.forAll(60, place => {
      const state = stateAlong(game, place);
      const before = bytes(state);
      for (const viewer of viewersOf(place.options)) {
        const who = whoIs(viewer);
        const seen = game.see(state, viewer);
        const first = bytes(seen);
        mustBeSame(first, bytes(game.see(seen, viewer)), change => `${who} sees another view in a view: ${change}`);
        const imagined = imagine(game, seen, new SeededRandom(place.pick));
        stepAtRandom(game, imagined, new SeededRandom(place.pick));
        mustBeSame(first, bytes(seen), change => `an imagined world shares data with ${who}’s view: ${change}`);
        mustBeSame(first, bytes(game.see(state, viewer)), change => `${who} sees something else later: ${change}`);
      }
      mustBeSame(before, bytes(state), change => `looking changes the state: ${change}`);
    }),
  },
  {
    promise: 'a viewer is shown the same, to the byte and at every moment, in all worlds that look alike to them',
    check: places.forAll(100, place => {
      const match = randomMatch(game, place);
      for (const viewer of viewersOf(place.options))
        mustLookAlike(match, worlds.disguise(match, viewer, new SeededRandom(place.pick)), viewer);
    }),
  },
  worlds.hidesNothing === true
    ? {
        promise: 'nothing is hidden, as its worlds say: every view is the whole truth',
        check: places.forAll(60, place => mustHideNothing(randomMatch(game, place), worlds, place.pick)),
      }
    : {
        promise: 'what a viewer cannot know differs in matches that look alike to them, and in the worlds they imagine',
        check: () => mustHaveSecrets(game, worlds),
      },
  {
    promise: 'everybody knows alike, if the game says so',
    check: places.forAll(game.isSeenAlike ? 60 : 1, place => {
      if (game.isSeenAlike) mustBeSeenAlike(game, randomMatch(game, place).log, place);
    }),
  },
  {
    promise: 'the view of an imagined world is the view it was imagined from, to the byte',
    check: places.forAll(150, place => {
      const state = stateAlong(game, place);
      for (const viewer of viewersOf(place.options)) {
        const seen = bytes(game.see(state, viewer));
        const imaginer = game.imaginer(JSON.parse(seen));
        for (let world = 0; world < 3; world++) {
          const imagined = imaginer(new SeededRandom(place.pick, world));
          mustBeSame(
            seen,
            bytes(game.see(imagined, viewer)),
            change => `${whoIs(viewer)} can tell an imagined world from the real one: ${change}`,
          );
          // What becomes of one world is nothing to the next.
          for (let steps = 0; steps < 5 && stepAtRandom(game, imagined, new SeededRandom(world, steps)); steps++);
        }
      }
    }),
  },
  {
    promise: 'the key of what a viewer knows is made of view and state alike, and differs exactly where views do',
    check: places.forAll(15, place => {
      for (const viewer of viewersOf(place.options)) mustHaveKeys(game, viewer, place);
    }),
  },
  {
    promise: 'an imagined world is a possible one, and can be played to its end',
    check: places.forAll(60, place => {
      const state = stateAlong(game, place);
      if (!worlds.isPossible(state)) throw new Broken(`a state of a match is not possible: ${short(state)}`);
      for (const viewer of viewersOf(place.options)) {
        const random = new SeededRandom(place.pick, 1);
        const world = imagine(game, game.see(state, viewer), random);
        if (!worlds.isPossible(world))
          throw new Broken(`${whoIs(viewer)} imagines a world that is not possible: ${short(world)}`);
        playOut(game, world, random);
        const due = game.due(world);
        if (due.type === 'over') mustEndWell(game, world, due, place);
      }
    }),
  },
  {
    promise: 'a seat’s view and its imagined worlds know the seat’s legal actions',
    check: places.forAllDecisions(150, (state, { options, pick }) => {
      const due = game.due(state);
      if (due.type !== 'seat') return;
      for (const viewer of viewersOf(options))
        mustBeSame(
          bytes(due),
          bytes(game.due(game.see(state, viewer))),
          change => `${whoIs(viewer)} does not see who is due: ${change}`,
        );
      const seen = game.see(state, due.seat);
      const legal = legalIn(game, state);
      const differ = (where: string) => (change: string) =>
        `seat ${due.seat} has other legal actions in ${where}: ${change}`;
      mustBeSame(legal, legalIn(game, seen), differ('its view'));
      mustBeSame(legal, legalIn(game, imagine(game, seen, new SeededRandom(pick))), differ('an imagined world'));
    }),
  },
  {
    promise: 'on its own view a seat’s action is done, or what it needs is said to be hidden; nothing else goes wrong',
    check: places.forAllDecisions(150, state => {
      const due = game.due(state);
      if (due.type !== 'seat') return;
      const seen = game.see(state, due.seat);
      for (const action of listChoices(game.legal(seen)).slice(0, 40)) mustCopeWithHoles(game, seen, action);
    }),
  },
  {
    promise: 'what a viewer is told of fate’s answer tells no more than the view after it',
    check: places.forAllChances(15, (state, { options, pick }) => {
      const [one, other] = [0, 1].map(world => momentAfter(game, state, new SeededRandom(pick, world)));
      if (one === undefined || other === undefined) throw new Error('two moments were made');
      for (const viewer of viewersOf(options))
        if (bytes(game.see(one.after, viewer)) === bytes(game.see(other.after, viewer)))
          mustBeSame(
            bytes(game.seeEntry(one, viewer)),
            bytes(game.seeEntry(other, viewer)),
            change => `${whoIs(viewer)} is told of fate’s answer what the view after it hides: ${change}`,
          );
    }),
  },
];

/** Asks the game itself: a match asks it only once for all. */
function mustBeSeenAlike(game: Game, log: readonly Entry[], { options }: Place): void {
  let before = game.start(options);
  for (const entry of log) {
    const after = game.copy(before);
    if (isSeatEntry(entry)) game.applyAction(after, entry.action);
    else game.applyChance(after, entry);
    const shown = (viewer: Viewer): string =>
      bytes({ view: game.see(after, viewer), told: game.seeEntry({ before, entry, after }, viewer) });
    const first = shown(SPECTATOR);
    for (const viewer of viewersOf(options))
      mustBeSame(
        first,
        shown(viewer),
        change => `${whoIs(viewer)} is shown something else than the spectator: ${change}`,
      );
    before = after;
  }
}

/** Along a match, what the viewer knows has one key for each view and one view for each key. */
function mustHaveKeys(game: Game, viewer: Viewer, { options, seed, pick }: Place): void {
  const who = whoIs(viewer);
  const views = new Map<string, string>();
  for (const state of statesOf(game, options, seed)) {
    const key = game.viewKey(state, viewer);
    const seen = game.see(state, viewer);
    const view = bytes(seen);
    const known = views.get(key);
    if (known !== undefined)
      mustBeSame(known, view, change => `two views of ${who} that are not the same have one key: ${change}`);
    views.set(key, view);
    if (game.viewKey(JSON.parse(view), viewer) !== key)
      throw new Broken(`the key of what ${who} knows is another when it is made of the view`);
    if (game.viewKey(imagine(game, seen, new SeededRandom(pick)), viewer) !== key)
      throw new Broken(`the key of what ${who} knows is another in an imagined world`);
  }
  if (new Set(views.values()).size < views.size) throw new Broken(`one view of ${who} has two keys`);
}

/** Compares all that a viewer is shown while two logs are played: after every entry the view, what is told of it, and what is due. */
function mustLookAlike(match: Match, other: readonly Entry[], viewer: Viewer): void {
  const who = whoIs(viewer);
  if (other.length !== match.log.length) throw new Broken(`the log disguised for ${who} has another length`);
  const [real, disguised] = [shownTo(viewer, match, match.log), shownTo(viewer, match, other)];
  for (const [index, shown] of real.entries())
    mustBeSame(
      shown,
      disguised[index] ?? '',
      change => `after entry ${index} ${who} is shown something else in a match that looks alike to them: ${change}`,
    );
}

function shownTo(viewer: Viewer, { game, options, seats }: Match, log: readonly Entry[]): string[] {
  const match = new Match(game, options, seats);
  return log.map(entry => {
    playOn(match, entry, `an entry of a log disguised for ${whoIs(viewer)}`);
    return bytes({ view: match.see(viewer), told: match.seeLog(viewer, match.log.length - 1)[0], due: match.due() });
  });
}

const legalIn = (game: Game, state: unknown): string =>
  bytes(listChoices(game.legal(state)).map(action => game.actions.write(action)));

function mustCopeWithHoles(game: Game, seen: unknown, action: GameTypes['Action']): void {
  try {
    game.applyAction(game.copy(seen), action);
  } catch (error) {
    if (error instanceof Hidden) return;
    const text = actionText(game, action);
    throw new Broken(`${text} on a seat’s own view throws something else than \`Hidden\`: ${String(error)}`);
  }
}

function momentAfter(game: Game, before: unknown, random: SeededRandom) {
  const entry = game.fate(before, random);
  const after = game.copy(before);
  game.applyChance(after, entry);
  return { before, entry, after };
}
