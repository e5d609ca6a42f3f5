/**
 * Lesson after lesson. Now and then the student plays the champion in the arena, and takes its place only if it is better: if the
 * interval of what it wins lies above an equal share. All chance follows from the seed and the number of the lesson, so whoever
 * stops and goes on later arrives at the same weights.
 */
import { type ArenaPlan, type PlayedDeal, playDeals, type Room, refereeHere, shareOf } from '@belfry/bots/arena';
import { type GameTypes, type Json, type Policy, SeededRandom, Tally } from '@belfry/engine';
import type { Course, Lesson, Student } from './course.js';

/** What is worth knowing of a lesson. */
export interface Note extends Lesson {
  readonly lesson: number;
  readonly trial?: Trial;
}

/** How the student did against the champion. */
export interface Trial {
  /** By the options of the course, in its order: its part of the victories. */
  readonly wins: readonly {
    readonly players: number;
    readonly share: number;
    readonly low: number;
    readonly high: number;
  }[];
  /** All of them together: how many times an equal share it won. 1 is as good as the champion. */
  readonly times: { readonly mean: number; readonly low: number; readonly high: number };
  readonly isCrowned: boolean;
}

/** Who has beaten everybody before. */
export interface Champion {
  /** After which lesson it was crowned. */
  readonly lesson: number;
  readonly learned: Json;
}

/** Everything needed to go on in another process. */
interface SavedSchool {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly seed: number;
  readonly student: Json;
  readonly champion: Champion | null;
  readonly notes: readonly Note[];
}

const FORMAT = 'belfry-training/1';
const STUDENT = 'student';
const CHAMPION = 'champion';

export class School<T extends GameTypes = GameTypes> {
  readonly #course: Course<T>;
  readonly #seed: number;
  readonly #student: Student;
  readonly #notes: Note[];
  #champion: Champion | undefined;

  private constructor(course: Course<T>, seed: number, student: Student, champion?: Champion, notes: Note[] = []) {
    this.#course = course;
    this.#seed = seed;
    this.#student = student;
    this.#champion = champion;
    this.#notes = notes;
  }

  static begin<T extends GameTypes>(course: Course<T>, seed: number): School<T> {
    return new School(course, seed, course.begin(seed));
  }

  /** Goes on from what `save` gave; nothing if that was of another game or seed. */
  static resume<T extends GameTypes>(course: Course<T>, seed: number, saved: Json): School<T> | undefined {
    const { format, game, seed: savedSeed, student, champion, notes } = Object(saved) as SavedSchool;
    if (format !== FORMAT || game !== course.game.id || savedSeed !== seed) return undefined;
    return new School(course, seed, course.resume(student), champion ?? undefined, [...notes]);
  }

  save(): Json {
    const saved: SavedSchool = {
      format: FORMAT,
      game: this.#course.game.id,
      seed: this.#seed,
      student: this.#student.save(),
      champion: this.#champion ?? null,
      notes: this.#notes,
    };
    return saved as unknown as Json;
  }

  get notes(): readonly Note[] {
    return this.#notes;
  }

  /** How many lessons there have been. */
  get lessons(): number {
    return this.#notes.length;
  }

  /** Nobody yet if no student has beaten the first champion. */
  get champion(): Champion | undefined {
    return this.#champion;
  }

  /** One lesson, and the trial that may follow it. */
  async attend(): Promise<Note> {
    const lesson = this.lessons + 1;
    const learned = this.#student.learn();
    const isTrial = lesson % this.#course.trial.every === 0;
    const note = { ...learned, lesson, ...(isTrial ? { trial: await this.#try(lesson) } : {}) };
    this.#notes.push(note);
    return note;
  }

  async #try(lesson: number): Promise<Trial> {
    const course = this.#course;
    const learned = this.#student.learned();
    const champion = this.#champion === undefined ? course.firstChampion : course.player(this.#champion.learned);
    const trial = await tryAgainst(course, course.player(learned), champion, new SeededRandom(this.#seed, lesson));
    if (trial.isCrowned) this.#champion = { lesson, learned };
    return trial;
  }
}

async function tryAgainst<T extends GameTypes>(
  { game, trial: { options, deals } }: Course<T>,
  student: Policy<T>,
  champion: Policy<T>,
  random: SeededRandom,
): Promise<Trial> {
  const players = new Map([
    [STUDENT, student],
    [CHAMPION, champion],
  ]);
  const room: Room<T> = { game, players, now: () => 0 };
  const times = new Tally();
  const wins: Trial['wins'][number][] = [];
  for (const each of options) {
    const plan = { game: game.id, options: each, bots: [STUDENT, CHAMPION], deals, seed: random.below(2 ** 32) };
    const { shares, ...won } = shareOf(STUDENT, plan, await playAll(plan, room));
    wins.push({ players: each.players, ...won });
    for (const share of shares) times.add(share * each.players);
  }
  const { mean, ci95 } = times.summary();
  const [low, high] = ci95 ?? [0, Number.MAX_VALUE];
  return { wins, times: { mean, low, high }, isCrowned: low > 1 };
}

async function playAll<T extends GameTypes>(plan: ArenaPlan<T['Options']>, room: Room<T>): Promise<PlayedDeal[]> {
  const played: PlayedDeal[] = [];
  await playDeals(plan, [refereeHere(plan, room)], [], deal => {
    played.push(deal);
  });
  return played;
}
