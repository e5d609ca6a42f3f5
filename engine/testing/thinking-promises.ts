/** What a game promises to those who think ahead: of the worlds that fit a view, and of the names for tables. */
import {
  type Game,
  imagine,
  listChoices,
  playOut,
  SeededRandom,
  stepAtRandom,
  type Thinking,
  type Viewer,
} from '@belfry/engine';
import { actionText, Broken, mustBeSame, short, whoIs } from './broken.js';
import type { Clause, Place, Places } from './places.js';
import { mustEndWell } from './rule-promises.js';
import { bytes, stateAlong, statesOf, viewersOf } from './walk.js';
import type { Worlds } from './worlds.js';

export const thinkingPromises = (game: Game, thinking: Thinking, worlds: Worlds, places: Places): Clause[] => [
  {
    promise: 'an imagined world shares nothing with the view',
    check: places.forAll(60, place => {
      const state = stateAlong(game, place);
      for (const viewer of viewersOf(place.options)) {
        const seen = game.see(state, viewer);
        const first = bytes(seen);
        const imagined = imagine(thinking, seen, new SeededRandom(place.pick));
        stepAtRandom(game, imagined, new SeededRandom(place.pick));
        mustBeSame(
          first,
          bytes(seen),
          change => `an imagined world shares data with ${whoIs(viewer)}’s view: ${change}`,
        );
      }
    }),
  },
  {
    promise: 'the view of an imagined world is the view it was imagined from, to the byte',
    check: places.forAll(150, place => {
      const state = stateAlong(game, place);
      for (const viewer of viewersOf(place.options)) {
        const seen = bytes(game.see(state, viewer));
        const imaginer = thinking.imaginer(JSON.parse(seen));
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
    promise: 'an imagined world is a possible one, and can be played to its end',
    check: places.forAll(60, place => {
      const state = stateAlong(game, place);
      if (!worlds.isPossible(state)) throw new Broken(`a state of a match is not possible: ${short(state)}`);
      for (const viewer of viewersOf(place.options)) {
        const random = new SeededRandom(place.pick, 1);
        const world = imagine(thinking, game.see(state, viewer), random);
        if (!worlds.isPossible(world))
          throw new Broken(`${whoIs(viewer)} imagines a world that is not possible: ${short(world)}`);
        playOut(game, world, random);
        const due = game.due(world);
        if (due.type === 'over') mustEndWell(game, world, due, place);
      }
    }),
  },
  {
    promise: 'each legal action has a key of its own, the same for each of its spellings',
    check: places.forAllDecisions(100, state => {
      const legal = listChoices(game.legal(state)).slice(0, 400);
      const keys = new Map(legal.map(action => [thinking.actionKey(action), action]));
      if (keys.size < legal.length) {
        const twin = legal.find(action => keys.get(thinking.actionKey(action)) !== action);
        throw new Broken(`two legal actions have one key: ${twin === undefined ? '' : actionText(game, twin)}`);
      }
      for (const action of legal) {
        const read = game.actions.read(JSON.parse(JSON.stringify(game.actions.write(action))));
        if (!read.ok || thinking.actionKey(read.value) !== thinking.actionKey(action))
          throw new Broken(`an action has another key when it is read again: ${actionText(game, action)}`);
      }
    }),
  },
  {
    promise: 'the key of what a viewer knows is made of view and state alike, and differs exactly where views do',
    check: places.forAll(15, place => {
      for (const viewer of viewersOf(place.options)) mustHaveKeys(game, thinking, viewer, place);
    }),
  },
];

/** Along a match, what the viewer knows has one key for each view and one view for each key. */
function mustHaveKeys(game: Game, thinking: Thinking, viewer: Viewer, { options, seed, pick }: Place): void {
  const who = whoIs(viewer);
  const views = new Map<string, string>();
  for (const state of statesOf(game, options, seed)) {
    const key = thinking.viewKey(state, viewer);
    const seen = game.see(state, viewer);
    const view = bytes(seen);
    const known = views.get(key);
    if (known !== undefined)
      mustBeSame(known, view, change => `two views of ${who} that are not the same have one key: ${change}`);
    views.set(key, view);
    if (thinking.viewKey(JSON.parse(view), viewer) !== key)
      throw new Broken(`the key of what ${who} knows is another when it is made of the view`);
    if (thinking.viewKey(imagine(thinking, seen, new SeededRandom(pick)), viewer) !== key)
      throw new Broken(`the key of what ${who} knows is another in an imagined world`);
  }
  if (new Set(views.values()).size < views.size) throw new Broken(`one view of ${who} has two keys`);
}
