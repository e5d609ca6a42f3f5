/**
 * A tree over what each seat would know (information set Monte Carlo tree search; Cowling, Powley and Whitehouse, 2012). Each seat's
 * decision has one node for all worlds that look alike to that seat, found by the key of its view, so nobody decides by what they
 * cannot know. Each seat takes what is best for itself.
 */
import { at, type GameTypes, type Random, type Seat } from '@belfry/engine';
import { ranked, runOn, sharesOf, take } from './mind.js';
import { type FoundWay, type Method, meanOf, type Task, type Widening } from './task.js';

interface Branch {
  /** The number of the choice. */
  readonly index: number;
  visits: number;
  /** By seat. */
  readonly sums: number[];
}

interface Node {
  readonly seat: Seat;
  visits: number;
  /** The numbers of the choices, the most promising first. */
  readonly order: readonly number[];
  /** The first of them that were tried. */
  readonly branches: Branch[];
}

export class Tree<T extends GameTypes> implements Method<T> {
  readonly #task: Task<T>;
  readonly #depth: number;
  readonly #nodes = new Map<string, Node>();
  readonly #root: string;

  constructor(task: Task<T>, depth: number) {
    this.#task = task;
    this.#depth = depth;
    this.#root = this.#keyOf(task.seen, task.seat);
  }

  step(random: Random): boolean {
    const { game, mind, players, imaginer } = this.#task;
    const state = imaginer(random);
    const path: { readonly node: Node; readonly branch: Branch }[] = [];
    const values = this.#descend(state, path, random) ?? runOn(game, mind, state, players, random);
    for (const { node, branch } of path) {
      node.visits += 1;
      branch.visits += 1;
      for (let seat = 0; seat < players; seat++) branch.sums[seat] = (branch.sums[seat] ?? 0) + (values[seat] ?? 0);
    }
    return (path[0]?.node.order.length ?? 0) > 1;
  }

  /** Follows the tree as far as it goes, and lets it grow by one node. If it is over there, says what it came to. */
  #descend(
    state: T['State'],
    path: { readonly node: Node; readonly branch: Branch }[],
    random: Random,
  ): readonly number[] | undefined {
    const { game, mind, players } = this.#task;
    for (let isKnown = true; isKnown && path.length < this.#depth; ) {
      const due = game.due(state);
      if (due.type === 'over') return mind.end?.(due.result, state) ?? sharesOf(due.result, players);
      if (due.type === 'chance') {
        game.applyChance(state, game.fate(state, random));
        continue;
      }
      const legal = game.legal(state);
      const key = this.#keyOf(state, due.seat);
      const found = this.#nodes.get(key);
      const node = found ?? { seat: due.seat, visits: 0, order: ranked(mind, state, legal, random), branches: [] };
      if (found === undefined) this.#nodes.set(key, node);
      const branch = this.#choose(node);
      take(game, state, legal, branch.index);
      path.push({ node, branch });
      isKnown = found !== undefined;
    }
    return undefined;
  }

  #keyOf(state: T['State'], seat: Seat): string {
    return `${seat} ${this.#task.thinking.viewKey(state, seat)}`;
  }

  /** The next one that was never tried, as long as there is room for it; else what promises most, by upper confidence bounds. */
  #choose(node: Node): Branch {
    const { players, widen, explore } = this.#task;
    const { branches, order, visits, seat } = node;
    if (branches.length < Math.min(order.length, roomFor(widen, visits))) {
      const branch = { index: at(order, branches.length), visits: 0, sums: new Array<number>(players).fill(0) };
      branches.push(branch);
      return branch;
    }
    const log = Math.log(visits + 1);
    let best = at(branches, 0);
    let most = Number.NEGATIVE_INFINITY;
    for (const branch of branches) {
      const promise = (branch.sums[seat] ?? 0) / branch.visits + explore * Math.sqrt(log / branch.visits);
      if (promise > most) {
        most = promise;
        best = branch;
      }
    }
    return best;
  }

  /** By how often they were tried: what is tried most was good for long. */
  ways(): readonly FoundWay<T>[] {
    const { game, seen, seat, players } = this.#task;
    const legal = game.legal(seen);
    const nothing: Branch = { index: 0, visits: 0, sums: new Array<number>(players).fill(0) };
    const branches = this.#nodes.get(this.#root)?.branches ?? [nothing];
    return branches
      .toSorted((a, b) => b.visits - a.visits || (b.sums[seat] ?? 0) - (a.sums[seat] ?? 0))
      .map(({ index, visits, sums }) => ({
        action: legal.at(index),
        values: meanOf(sums, visits),
        tries: visits,
      }));
  }
}

const roomFor = ({ first, more }: Widening, visits: number): number => first + more * Math.sqrt(visits);
