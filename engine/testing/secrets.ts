/** Does the game hide what it says it hides, and do its tests know? */
import { at, type Game, type GameTypes, Match, SeededRandom, type Viewer } from '@belfry/engine';
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

/** So many matches are looked at until every viewer has met a secret. */
const MOST_MATCHES = 40;

/** With every choice of options each viewer from whom anything is hidden must meet other worlds. */
export function mustHaveSecrets(game: Game, worlds: Worlds): void {
  const secrets = allOptions(game).flatMap(options => secretsWith(game, worlds, options));
  for (const secret of secrets) secret.mustBeTested();
  if (!secrets.some(({ isBlind }) => isBlind))
    throw new Broken('`see` hides nothing from anybody: if that is meant, let the game’s worlds say `hidesNothing`');
}

function secretsWith(game: Game, worlds: Worlds, options: GameTypes['Options']): Secrets[] {
  const secrets = viewersOf(options).map(viewer => new Secrets(viewer, options));
  for (let seed = 0; seed < MOST_MATCHES && secrets.some(secret => !secret.isTested); seed++) {
    // By golden ratio, so that a few matches already lie at places far apart.
    const match = randomMatch(game, { options, seed, far: (0.3 + seed * 0.618) % 1 });
    for (const secret of secrets) secret.look(match, worlds);
  }
  return secrets;
}

/** What one viewer cannot know, in all matches looked at with the same options. */
class Secrets {
  readonly #viewer: Viewer;
  readonly #options: GameTypes['Options'];
  /** Was this viewer ever shown less than the truth? */
  isBlind = false;
  /** Where worlds that look alike differ: as the tests disguise them, and as the game imagines them. */
  readonly #disguised = new Set<string>();
  readonly #imagined = new Set<string>();

  constructor(viewer: Viewer, options: GameTypes['Options']) {
    this.#viewer = viewer;
    this.#options = options;
  }

  get isTested(): boolean {
    return this.isBlind && this.#disguised.size > 0 && this.#imagined.size > 0 && this.#forgotten() === undefined;
  }

  look(match: Match, worlds: Worlds): void {
    const { game, log } = match;
    const truth = truthOf(match);
    const seen = match.see(this.#viewer);
    if (bytes(seen) === bytes(truth)) return;
    this.isBlind = true;
    for (let world = 0; world < 3; world++) {
      const other = new Match(game, match.options, match.seats);
      const random = new SeededRandom(log.length, world);
      for (const entry of worlds.disguise(match, this.#viewer, random))
        playOn(other, entry, `an entry of a log disguised for ${whoIs(this.#viewer)}`);
      note(this.#disguised, truth, truthOf(other));
    }
    const first = game.imagine(seen, new SeededRandom(log.length));
    for (let world = 0; world < 3; world++)
      note(this.#imagined, first, game.imagine(seen, new SeededRandom(log.length, world)));
  }

  mustBeTested(): void {
    if (!this.isBlind) return;
    const who = `${whoIs(this.#viewer)} (with ${JSON.stringify(this.#options)})`;
    if (this.#disguised.size === 0)
      throw new Broken(
        `\`disguise\` never makes another match of one, though \`see\` hides something from ${who}: nothing tests whether it stays hidden`,
      );
    if (this.#imagined.size === 0)
      throw new Broken(
        `\`imagine\` always fills a view of ${who} with the same world, though others fit it as well: it must draw one by lot`,
      );
    const forgotten = this.#forgotten();
    if (forgotten !== undefined)
      throw new Broken(
        `imagined worlds of ${who} differ in \`${forgotten}\`, but \`disguise\` never changes that: nothing tests whether it stays hidden`,
      );
  }

  #forgotten(): string | undefined {
    return [...this.#imagined].find(path => !this.#disguised.has(path));
  }
}

const truthOf = (match: Match): unknown => at(match.truth(), 0);

/** Notes where two worlds differ: fields of the state, and fields or seats of these. */
function note(paths: Set<string>, one: unknown, other: unknown): void {
  for (const path of pathsOfDifference(one, other, 2)) paths.add(pathText(path));
}
