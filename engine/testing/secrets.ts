/** Does the game hide what it says it hides, and do its tests know? */
import {
  at,
  type Game,
  type GameTypes,
  imagine,
  Match,
  SeededRandom,
  type Thinking,
  type Viewer,
} from '@belfry/engine';
import { Broken, mustBeSame, pathsOfDifference, pathText, whoIs } from './broken.js';
import { playOn, randomMatch } from './places.js';
import { allOptions, bytes, viewersOf } from './walk.js';
import type { Worlds } from './worlds.js';

/** Every view is the whole truth, and no other match looks alike. */
export function mustHideNothing(match: Match, worlds: Worlds, pick: number): void {
  const truth = bytes(truthOf(match));
  for (const viewer of viewersOf(match.options)) {
    mustBeSame(
      truth,
      bytes(match.see(viewer)),
      change => `the game’s worlds say that it hides nothing, but it hides this from ${whoIs(viewer)}: ${change}`,
    );
    mustBeSame(
      bytes(match.log),
      bytes(worlds.disguise(match, viewer, new SeededRandom(pick))),
      change => `the game’s worlds say that it hides nothing, but they disguise a match: ${change}`,
    );
  }
}

/** Matches are looked at in each of these apart: what is tested at first may be forgotten later. */
const THIRDS = ['first', 'middle', 'last'] as const;
type Third = (typeof THIRDS)[number];
const MATCHES_IN_A_THIRD = 6;

/** With every choice of options each viewer from whom anything is hidden must meet other worlds, early and late. */
export function mustHaveSecrets(game: Game, thinking: Thinking, worlds: Worlds): void {
  const secrets = allOptions(game).flatMap(options => secretsWith(game, thinking, worlds, options));
  for (const secret of secrets) secret.mustBeTested();
  if (!secrets.some(({ isBlind }) => isBlind))
    throw new Broken('`see` hides nothing from anybody: if that is meant, let the game’s worlds say `hidesNothing`');
}

function secretsWith(game: Game, thinking: Thinking, worlds: Worlds, options: GameTypes['Options']): Secrets[] {
  const secrets = viewersOf(options).map(viewer => new Secrets(viewer, options));
  for (const [index, third] of THIRDS.entries())
    for (let seed = 0; seed < MATCHES_IN_A_THIRD; seed++) {
      const far = (index + (seed + 0.5) / MATCHES_IN_A_THIRD) / THIRDS.length;
      const match = randomMatch(game, { options, seed, far });
      for (const secret of secrets) secret.look(match, thinking, worlds, third);
    }
  return secrets;
}

/** Where worlds that look alike differ: as the tests disguise them, and as the game imagines them. */
class Differences {
  readonly disguised: Set<string>;
  readonly imagined: Set<string>;

  constructor(parts: readonly Differences[] = []) {
    this.disguised = new Set(parts.flatMap(({ disguised }) => [...disguised]));
    this.imagined = new Set(parts.flatMap(({ imagined }) => [...imagined]));
  }
}

/** What one viewer cannot know, in all matches looked at with the same options. */
class Secrets {
  readonly #viewer: Viewer;
  readonly #options: GameTypes['Options'];
  /** Was this viewer ever shown less than the truth? */
  isBlind = false;
  readonly #thirds = { first: new Differences(), middle: new Differences(), last: new Differences() };

  constructor(viewer: Viewer, options: GameTypes['Options']) {
    this.#viewer = viewer;
    this.#options = options;
  }

  look(match: Match, thinking: Thinking, worlds: Worlds, third: Third): void {
    const { game, log } = match;
    const truth = truthOf(match);
    const seen = match.see(this.#viewer);
    if (bytes(seen) === bytes(truth)) return;
    this.isBlind = true;
    const { disguised, imagined } = this.#thirds[third];
    for (let world = 0; world < 3; world++) {
      const other = new Match(game, match.options, match.seats);
      const random = new SeededRandom(log.length, world);
      for (const entry of worlds.disguise(match, this.#viewer, random))
        playOn(other, entry, `an entry of a log disguised for ${whoIs(this.#viewer)}`);
      note(disguised, truth, truthOf(other));
    }
    const first = imagine(thinking, seen, new SeededRandom(log.length));
    for (let world = 0; world < 3; world++)
      note(imagined, first, imagine(thinking, seen, new SeededRandom(log.length, world)));
  }

  mustBeTested(): void {
    if (!this.isBlind) return;
    const who = `${whoIs(this.#viewer)} (with ${JSON.stringify(this.#options)})`;
    mustDiffer(new Differences(Object.values(this.#thirds)), who);
    // What is hidden may be known by counting for a while: then neither differs.
    for (const third of THIRDS) {
      const found = this.#thirds[third];
      // What is hidden may be known by counting for a while: then neither differs.
      if (found.disguised.size + found.imagined.size > 0) mustDiffer(found, `${who} in the ${third} third of a match`);
    }
  }
}

function mustDiffer({ disguised, imagined }: Differences, who: string): void {
  if (disguised.size === 0)
    throw new Broken(
      `\`disguise\` never makes another match of one, though \`see\` hides something from ${who}: nothing tests whether it stays hidden`,
    );
  if (imagined.size === 0)
    throw new Broken(
      `\`imaginer\` always fills a view of ${who} with the same world, though others fit it as well: it must draw one by lot`,
    );
  const forgotten = [...imagined].find(path => !disguised.has(path));
  if (forgotten !== undefined)
    throw new Broken(
      `imagined worlds of ${who} differ in \`${forgotten}\`, but \`disguise\` never changes that: nothing tests whether it stays hidden`,
    );
}

const truthOf = (match: Match): unknown => at(match.truth(), 0);

/** Notes where two worlds differ: fields of the state, and fields or seats of these. */
function note(paths: Set<string>, one: unknown, other: unknown): void {
  for (const path of pathsOfDifference(one, other, 2)) paths.add(pathText(path));
}
