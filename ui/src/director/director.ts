/**
 * Stands between what happened and what is seen. Moments of a table come as they come; each is put on stage in order, and stays
 * until its sequence was seen. Nothing is shown twice, and nothing is lost: who falls behind sees what follows faster, and who is
 * far behind the end at once. Knows no screen; time is handed in.
 */
import type { SoundName } from '../sound.js';
import type { Scene, Sequence } from './sequence.js';

export interface StageClock {
  /** Calls back after so many milliseconds, unless the answer is called before. */
  readonly after: (milliseconds: number, call: () => void) => () => void;
}

export interface DirectorParts<Shot> {
  readonly clock: StageClock;
  /** How the first leads to the second. Nothing if the one does not follow from the other: then it just stands there. */
  readonly direct: (before: Shot, after: Shot) => Sequence | undefined;
  /** What times are multiplied with, as somebody wishes to watch; 0 where nothing shall move. */
  readonly tempo: () => number;
  /** How long somebody looks who sees the table for the first time, before anything happens. */
  readonly firstLook: number;
  readonly play: (sound: SoundName) => void;
}

/** What is on stage. */
export interface Stage<Shot> {
  readonly shot: Shot;
  readonly scene: Scene | undefined;
  /** Is it the newest there is? */
  readonly isNewest: boolean;
  /** Was it seen to its end? */
  readonly isSettled: boolean;
}

/** More moments than this are not waited for one by one. */
const MOST_WAITING = 6;

/** With so many others waiting, it goes so much faster. */
const hurry = (waiting: number): number => (waiting === 0 ? 1 : waiting < 3 ? 0.6 : 0.3);

export class Director<Shot> {
  readonly #parts: DirectorParts<Shot>;
  readonly #changed: (stage: Stage<Shot>) => void;
  #stage: Stage<Shot> | undefined;
  #waiting: readonly Shot[] = [];
  #timers: readonly (() => void)[] = [];
  #scenes = 0;

  constructor(parts: DirectorParts<Shot>, changed: (stage: Stage<Shot>) => void) {
    this.#parts = parts;
    this.#changed = changed;
  }

  /** Something happened. */
  tell(shot: Shot): void {
    if (this.#stage === undefined) {
      this.#show(shot, undefined, this.#parts.firstLook * this.#parts.tempo());
      return;
    }
    this.#waiting = [...this.#waiting, shot];
    if (this.#stage.isSettled || this.#waiting.length > MOST_WAITING || this.#parts.tempo() === 0) this.#next();
    else this.#set({ ...this.#stage, isNewest: false });
  }

  /** Something else is to be looked at, or from another side: it stands there at once, and what waited is past. */
  cut(shot: Shot): void {
    this.#waiting = [];
    this.#show(shot, undefined, 0);
  }

  /** Somebody goes on by themselves: what is on stage counts as seen. */
  settle(): void {
    this.#rest();
    this.#settled();
  }

  /** To the newest at once. */
  skip(): void {
    if (this.#stage !== undefined) this.cut(this.#waiting.at(-1) ?? this.#stage.shot);
  }

  close(): void {
    this.#rest();
    this.#stage = undefined;
    this.#waiting = [];
  }

  #next(): void {
    const before = this.#stage?.shot;
    const tempo = this.#parts.tempo();
    if (tempo === 0 || this.#waiting.length > MOST_WAITING) {
      this.skip();
      return;
    }
    const [shot, ...waiting] = this.#waiting;
    if (before === undefined || shot === undefined) return;
    this.#waiting = waiting;
    const sequence = this.#parts.direct(before, shot);
    const scene = sequence && { id: ++this.#scenes, sequence, tempo: tempo * hurry(waiting.length) };
    this.#show(shot, scene, scene === undefined ? 0 : scene.sequence.length * scene.tempo);
  }

  #show(shot: Shot, scene: Scene | undefined, length: number): void {
    this.#rest();
    const isSettled = length === 0;
    this.#set({ shot, scene, isNewest: this.#waiting.length === 0, isSettled });
    if (isSettled) {
      if (this.#waiting.length > 0) this.#next();
      return;
    }
    const { clock, play } = this.#parts;
    this.#timers = [
      ...(scene?.sequence.sounds.map(({ at, sound }) => clock.after(at * scene.tempo, () => play(sound))) ?? []),
      clock.after(length, () => this.#settled()),
    ];
  }

  #settled(): void {
    if (this.#waiting.length > 0) this.#next();
    else if (this.#stage !== undefined) this.#set({ ...this.#stage, isSettled: true });
  }

  #rest(): void {
    for (const cancel of this.#timers) cancel();
    this.#timers = [];
  }

  #set(stage: Stage<Shot>): void {
    this.#stage = stage;
    this.#changed(stage);
  }
}
