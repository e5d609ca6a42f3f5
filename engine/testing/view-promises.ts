/** What a game promises of its views. */
import {
  type Entry,
  type Game,
  type GameTypes,
  Hidden,
  imagine,
  isSeatEntry,
  listChoices,
  Match,
  SeededRandom,
  SPECTATOR,
  type Thinking,
  type Viewer,
} from '@belfry/engine';
import { actionText, Broken, mustBeSame, whoIs } from './broken.js';
import { type Clause, type Place, type Places, playOn, randomMatch } from './places.js';
import { mustHaveSecrets, mustHideNothing } from './secrets.js';
import { bytes, stateAlong, viewersOf } from './walk.js';
import type { Worlds } from './worlds.js';

export const viewPromises = (game: Game, thinking: Thinking, worlds: Worlds, places: Places): Clause[] => [
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
        mustBeSame(first, bytes(game.see(state, viewer)), change => `${who} sees something else later: ${change}`);
        const shown = bytes(game.show?.(state, viewer) ?? seen);
        mustBeSame(first, shown, change => `${who} is shown something else than they see: ${change}`);
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
        check: () => mustHaveSecrets(game, thinking, worlds),
      },
  {
    promise: 'everybody knows alike, if the game says so',
    check: places.forAll(game.isSeenAlike ? 60 : 1, place => {
      if (game.isSeenAlike) mustBeSeenAlike(game, randomMatch(game, place).log, place);
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
      mustBeSame(legal, legalIn(game, imagine(thinking, seen, new SeededRandom(pick))), differ('an imagined world'));
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
    promise: 'what may be taken back is what its player could foresee, whoever says so',
    check: places.forAll(60, place => {
      const rules = Object.fromEntries(Object.entries(game).filter(([part]) => part !== 'foresees')) as unknown as Game;
      const [asked, tried] = [game, rules].map(each => new Match(each, place.options, randomMatch(game, place).seats));
      if (asked === undefined || tried === undefined) throw new Error('two matches were made');
      for (const entry of randomMatch(game, place).log) {
        for (const match of [asked, tried]) match.play(entry);
        const [said, found] = [asked, tried].map(match => bytes(match.undoable() ?? null));
        mustBeSame(`${found}`, `${said}`, change => `the game foresees something else than is tried out: ${change}`);
      }
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
