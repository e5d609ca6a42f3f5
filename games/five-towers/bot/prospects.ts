/** What is expected of the towers of one type, by everything a builder may make of theirs: found out once, when first asked for. */
import type { Outlook, Study } from './outlook.js';
import type { Plot } from './plot.js';
import type { Chain, Extension, Storey } from './storeys.js';

/** What may become of one tower of the builder, and what it will then be worth, and the towers of its type to the others. */
export interface Prospect {
  readonly extension: Extension;
  /** By seat. */
  readonly points: readonly number[];
  readonly cards: readonly number[];
  /** The builder's, if another tower is torn down: the next card to tear down costs more then. */
  readonly pointsElsewhereTorn: number;
  readonly cardsElsewhereTorn: number;
}

/** Of a builder, with and without tearing down the top. */
export interface Choice {
  readonly standing: readonly Prospect[];
  readonly torn: readonly Prospect[];
}

/** What the towers will be worth if nobody builds, by seat. */
export interface Worth {
  readonly points: readonly number[];
  readonly cards: readonly number[];
}

/** Nobody cares how many more cards than this were torn down. */
export const MOST_TORN = 3;
const TORN_KEYS = MOST_TORN + 1;
const NOTHING: Chain = [];

/** Everything that is expected of a plot, if so many cards were torn down. */
interface Expected {
  /** By builder. */
  readonly choices: readonly Choice[];
  /** If nobody builds, by who begins the next round. */
  readonly unbuilt: readonly Worth[];
}

export class Prospects {
  readonly outlook: Outlook;
  readonly #plot: Plot;
  /** By how much was torn down. */
  readonly #keys: number[] = [];
  readonly #expected: Expected[] = [];

  constructor(plot: Plot, outlook: Outlook) {
    this.outlook = outlook;
    this.#plot = plot;
  }

  choice(builder: number, torn: readonly number[]): Choice {
    return this.#of(torn).choices[builder] as Choice;
  }

  unbuilt(starter: number, torn: readonly number[]): Worth {
    return this.#of(torn).unbuilt[starter] as Worth;
  }

  #of(torn: readonly number[]): Expected {
    const key = keyOf(torn);
    const known = this.#keys.indexOf(key);
    if (known >= 0) return this.#expected[known] as Expected;
    const expected = expect(this.#plot, this.outlook.study(this.#plot), torn);
    this.#keys.push(key);
    this.#expected.push(expected);
    return expected;
  }
}

function expect(plot: Plot, study: Study, torn: readonly number[]): Expected {
  const choices: Choice[] = [];
  const unbuilt: Worth[] = [];
  for (let seat = 0; seat < torn.length; seat++) {
    choices.push(choiceOf(plot, study, seat, torn));
    unbuilt.push(worthUnbuilt(plot, study, seat, torn));
  }
  return { choices, unbuilt };
}

function choiceOf(plot: Plot, study: Study, builder: number, torn: readonly number[]): Choice {
  const choice: { readonly standing: Prospect[]; readonly torn: Prospect[] } = { standing: [], torn: [] };
  for (const extension of plot.extensions(builder))
    (extension.isTorn ? choice.torn : choice.standing).push(prospectOf(plot, study, extension, builder, torn));
  return choice;
}

function prospectOf(
  plot: Plot,
  study: Study,
  extension: Extension,
  builder: number,
  torn: readonly number[],
): Prospect {
  const { tower, placed, isTorn } = extension;
  const ownTorn = torn[builder] as number;
  const turnout = { builder, starter: (builder + 1) % torn.length, placed, tower };
  const points: number[] = [];
  const cards: number[] = [];
  for (let seat = 0; seat < torn.length; seat++) {
    if (seat === builder) study.rate(seat, tower, isTorn ? ownTorn + 1 : ownTorn, turnout);
    else study.rate(seat, plot.towers[seat] as Storey, torn[seat] as number, turnout);
    points.push(study.points);
    cards.push(study.cards);
  }
  if (!isTorn) study.rate(builder, tower, ownTorn + 1, turnout);
  return { extension, points, cards, pointsElsewhereTorn: study.points, cardsElsewhereTorn: study.cards };
}

function worthUnbuilt({ towers }: Plot, study: Study, starter: number, torn: readonly number[]): Worth {
  const points: number[] = [];
  const cards: number[] = [];
  for (let seat = 0; seat < torn.length; seat++) {
    const tower = towers[seat] as Storey;
    study.rate(seat, tower, torn[seat] as number, { builder: seat, starter, placed: NOTHING, tower });
    points.push(study.points);
    cards.push(study.cards);
  }
  return { points, cards };
}

/** What this outlook expects of a plot. */
export function prospectsOf(plot: Plot, outlook: Outlook): Prospects {
  if (plot.prospects?.outlook !== outlook) plot.prospects = new Prospects(plot, outlook);
  return plot.prospects;
}

function keyOf(torn: readonly number[]): number {
  let key = 0;
  for (let index = 0; index < torn.length; index++) key = key * TORN_KEYS + Math.min(torn[index] as number, MOST_TORN);
  return key;
}
