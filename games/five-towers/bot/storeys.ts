/** Towers that are never changed: each storey knows what lies under it, and futures that differ above share what is below. */
import { GROUND, type Top, type Tower, takes, type Value } from '../rules/index.js';

/** The topmost card of a tower and all under it. */
export class Storey {
  /** Its value, or the ground. */
  readonly top: Top;
  /** How many cards there are. */
  readonly height: number;
  /** What is left when this card is torn down; under the ground is the ground. */
  readonly under: Storey;

  constructor(top: Top, under?: Storey) {
    this.top = top;
    this.height = under === undefined ? 0 : under.height + 1;
    this.under = under ?? this;
  }

  /** Nothing goes on it any more, and what it is worth is settled. */
  get isClosed(): boolean {
    return this.top === 0;
  }
}

const BARE_GROUND = new Storey(GROUND);

export const storeysOf = (tower: Readonly<Tower>): Storey =>
  tower.reduce((under, value) => new Storey(value, under), BARE_GROUND);

/** A tower as it may be left by a round: perhaps torn down, perhaps with cards of the display on it. */
export interface Extension {
  readonly tower: Storey;
  readonly isTorn: boolean;
  /** In the order they are placed. */
  readonly placed: Chain;
}

/** Values that go on each other. */
export type Chain = readonly Value[];

/** Everything that can be made of a tower with some of these values; first of all nothing. */
export function extensionsOf(tower: Storey, offered: Chain): Extension[] {
  const standing = chainsOn(tower.top, offered).map(placed => ({ tower: pile(tower, placed), isTorn: false, placed }));
  if (tower.height === 0 || tower.isClosed) return standing;
  const torn = chainsOn(tower.under.top, offered).map(placed => ({
    tower: pile(tower.under, placed),
    isTorn: true,
    placed,
  }));
  return [...standing, ...torn];
}

function pile(tower: Storey, placed: Chain): Storey {
  let top = tower;
  for (let index = 0; index < placed.length; index++) top = new Storey(placed[index] as Value, top);
  return top;
}

const NO_CHAIN: Chain = [];
const known = new Map<number, readonly Chain[]>();

/**
 * The chains that some of these values make on a top, the empty one first. Of those that use the same values and end with the same
 * two, which differ deep in the tower only, there is one. Worked out once for each top and values.
 */
function chainsOn(top: Top, offered: Chain): readonly Chain[] {
  let key = top + 1;
  for (let index = 0; index < offered.length; index++) key = key * 18 + (offered[index] as Value) + 1;
  let chains = known.get(key);
  if (chains === undefined) {
    chains = distinct(walk(top, offered));
    known.set(key, chains);
  }
  return chains;
}

function walk(top: Top, offered: Chain): Chain[] {
  const next = new Set(offered.filter(value => takes(top, value)));
  const longer = [...next].flatMap(value =>
    walk(value, offered.toSpliced(offered.indexOf(value), 1)).map(chain => [value, ...chain]),
  );
  return [NO_CHAIN, ...longer];
}

function distinct(chains: readonly Chain[]): Chain[] {
  const byEffect = new Map<string, Chain>();
  for (const chain of chains) {
    const effect = `${chain.toSorted((a, b) => a - b).join()}:${chain.slice(-2).join()}`;
    if (!byEffect.has(effect)) byEffect.set(effect, chain);
  }
  return [...byEffect.values()];
}
