/** Many matches between policies, counted as they go by. */
import { at } from './choices.js';
import type { BySeat, Figures, Game, GameTypes } from './game.js';
import type { Policy } from './policy.js';
import { type Random, SeededRandom } from './random.js';
import { type Interval, type Summary, shareInterval, Tallies, Tally } from './statistics.js';

export interface SimulationPlan<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  /** Who plays each seat. */
  readonly policies: BySeat<Policy<T>>;
  readonly matches: number;
  /** The same seed, the same matches. */
  readonly seed: number;
}

export interface SimulationReport {
  readonly game: string;
  readonly options: GameTypes['Options'];
  readonly matches: number;
  readonly seed: number;
  readonly seats: BySeat<SeatReport>;
  /** The game's own numbers for a match: rounds, and whatever else it counts. */
  readonly figures: Readonly<Record<string, Summary>>;
  readonly decisionsPerMatch: Summary;
  readonly legalActionsPerDecision: Summary;
  readonly actionTypes: Readonly<Record<string, ActionReport>>;
}

export interface SeatReport {
  readonly policy: string;
  /** The part of the victories that went to this seat; a shared one counts in equal parts. */
  readonly victories: { readonly share: number; readonly ci95: Interval };
  readonly score: Summary;
  readonly figures: Readonly<Record<string, Summary>>;
}

export interface ActionReport {
  readonly count: number;
  /** Of all decisions. */
  readonly share: number;
  readonly perMatch: number;
}

/** Plays the plan match by match; after each, yields how many are done. Returns the report. */
export function* simulate<T extends GameTypes>(plan: SimulationPlan<T>): Generator<number, SimulationReport> {
  const counter = new Counter(plan);
  for (let match = 0; match < plan.matches; match++) {
    playMatch(plan, match, counter);
    yield match + 1;
  }
  return counter.report();
}

/** Runs a simulation to its end. */
export function runSimulation<T extends GameTypes>(plan: SimulationPlan<T>): SimulationReport {
  const steps = simulate(plan);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Fate and each seat draw from streams of their own, so two policies can be compared on the same cards. */
function playMatch<T extends GameTypes>(plan: SimulationPlan<T>, match: number, counter: Counter<T>): void {
  const { game, options, policies, seed } = plan;
  const fate = new SeededRandom(seed, match, 0);
  const minds = policies.map((_, seat): Random => new SeededRandom(seed, match, seat + 1));
  const state = game.start(options);
  const watch = game.watch();
  for (;;) {
    const due = game.due(state);
    if (due.type === 'over') {
      counter.addMatch(due.result, watch.figures(state));
      return;
    }
    if (due.type === 'chance') {
      const chance = game.fate(state, fate);
      watch.entry(state, chance);
      game.applyChance(state, chance);
      continue;
    }
    const policy = at(policies, due.seat);
    const action = policy.choose(game, game.see(state, due.seat), at(minds, due.seat));
    const refusal = game.checkAction(state, action);
    if (refusal !== undefined) throw new Error(`${policy.name} chose an illegal action: ${JSON.stringify(refusal)}`);
    counter.addDecision(action.type, game.legal(state).count);
    watch.entry(state, { seat: due.seat, action });
    game.applyAction(state, action);
  }
}

function shareOf(victories: Tally) {
  const { mean, count } = victories.summary();
  return { share: mean, ci95: shareInterval(mean, count) };
}

class Counter<T extends GameTypes> {
  readonly #plan: SimulationPlan<T>;
  readonly #seats: readonly { readonly victories: Tally; readonly score: Tally; readonly figures: Tallies }[];
  readonly #figures = new Tallies();
  readonly #decisions = new Tally();
  readonly #legalActions = new Tally();
  readonly #actionTypes = new Map<string, number>();
  #decisionsOfMatch = 0;

  constructor(plan: SimulationPlan<T>) {
    this.#plan = plan;
    this.#seats = plan.policies.map(() => ({ victories: new Tally(), score: new Tally(), figures: new Tallies() }));
  }

  addDecision(type: string, legalActions: number): void {
    this.#decisionsOfMatch += 1;
    this.#legalActions.add(legalActions);
    this.#actionTypes.set(type, (this.#actionTypes.get(type) ?? 0) + 1);
  }

  addMatch(result: T['Result'], figures: Figures): void {
    this.#decisions.add(this.#decisionsOfMatch);
    this.#decisionsOfMatch = 0;
    for (const [name, value] of Object.entries(figures.match)) this.#figures.add(name, value);
    const scores = this.#plan.game.scores(result);
    for (const [seat, tallies] of this.#seats.entries()) {
      tallies.victories.add(result.winners.includes(seat) ? 1 / result.winners.length : 0);
      tallies.score.add(at(scores, seat));
      for (const [name, values] of Object.entries(figures.seats)) tallies.figures.add(name, at(values, seat));
    }
  }

  report(): SimulationReport {
    const { game, options, policies, matches, seed } = this.#plan;
    return {
      game: game.id,
      options,
      matches,
      seed,
      seats: this.#seats.map(({ victories, score, figures }, seat) => ({
        policy: at(policies, seat).name,
        victories: shareOf(victories),
        score: score.summary(),
        figures: figures.summaries(),
      })),
      figures: this.#figures.summaries(),
      decisionsPerMatch: this.#decisions.summary(),
      legalActionsPerDecision: this.#legalActions.summary(),
      actionTypes: this.#actionReports(),
    };
  }

  #actionReports(): Record<string, ActionReport> {
    const decisions = this.#legalActions.summary().count;
    const byType = [...this.#actionTypes].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(
      byType.map(([type, count]) => [type, { count, share: count / decisions, perMatch: count / this.#plan.matches }]),
    );
  }
}
