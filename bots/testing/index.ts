/** For tests: a course so small that a lesson takes no time. */
import type { Course, Student } from '@belfry/bots/training';
import { at, type Json, type Policy, randomPolicy, SeededRandom } from '@belfry/engine';
import { type Lantern, sampleGame } from '@belfry/engine/testing';

type Choice = Lantern['Action']['type'];

/** By light: how often each choice was made with it, and how often that won. */
type Experience = Readonly<Record<Choice, { tries: number; wins: number }[]>>;

const LIGHTS = 10;
const MATCHES = 20;

/** Learns with which lights to keep them, by trying. */
class Beginner implements Student {
  readonly #seed: number;
  readonly #experience: Experience;
  #lessons: number;

  constructor(seed: number, lessons = 0, experience: Experience = { keep: unknown(), swap: unknown() }) {
    this.#seed = seed;
    this.#lessons = lessons;
    this.#experience = experience;
  }

  learn() {
    this.#lessons += 1;
    for (let match = 0; match < MATCHES; match++) this.#try(new SeededRandom(this.#seed, this.#lessons, match));
    return { games: MATCHES, loss: 1 / this.#lessons, figures: { lessons: this.#lessons } };
  }

  #try(random: SeededRandom): void {
    const state = sampleGame.start({ players: 2 });
    const chosen: { seat: number; light: number; type: Choice }[] = [];
    for (let due = sampleGame.due(state); ; due = sampleGame.due(state)) {
      if (due.type === 'over') {
        const { winners } = due.result;
        for (const { seat, light, type } of chosen) {
          const known = at(this.#experience[type], light);
          known.tries += 1;
          known.wins += Number(winners.includes(seat));
        }
        return;
      }
      if (due.type === 'chance') {
        sampleGame.applyChance(state, sampleGame.fate(state, random));
        continue;
      }
      const action = randomPolicy.choose(sampleGame, state, random);
      chosen.push({ seat: due.seat, light: state.hands[due.seat] ?? 0, type: action.type });
      sampleGame.applyAction(state, action);
    }
  }

  learned(): Json {
    const { keep, swap } = this.#experience;
    return keep.map((kept, light) => shareOf(kept) >= shareOf(at(swap, light)));
  }

  save(): Json {
    return { seed: this.#seed, lessons: this.#lessons, experience: { ...this.#experience } };
  }
}

const unknown = () => Array.from({ length: LIGHTS }, () => ({ tries: 0, wins: 0 }));
const shareOf = ({ tries, wins }: { tries: number; wins: number }): number => (wins + 1) / (tries + 2);

export const sampleCourse: Course<Lantern> = {
  game: sampleGame,
  begin: seed => new Beginner(seed),
  resume(saved) {
    const { seed, lessons, experience } = structuredClone(saved) as unknown as {
      seed: number;
      lessons: number;
      experience: Experience;
    };
    return new Beginner(seed, lessons, experience);
  },
  player: (learned): Policy<Lantern> => ({
    name: 'student',
    choose: (game, seen) => {
      const legal = game.legal(seen);
      const keeps = (learned as readonly boolean[])[seen.hands[seen.turn] ?? 0] === true;
      return keeps || legal.count === 1 ? { type: 'keep' } : { type: 'swap' };
    },
  }),
  trial: { options: [{ players: 2 }, { players: 3 }], deals: 60, every: 3 },
  firstChampion: randomPolicy,
};
