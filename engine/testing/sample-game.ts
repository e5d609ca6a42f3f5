/**
 * Lantern: a game of a dozen lines of rules, to test the engine with and to copy from when adding a game. It has the hard
 * parts of the real ones: secret hands, and fate in the middle of a turn.
 *
 * Nine lanterns, 1 to 9. Each player is dealt one, in secret. In turn each keeps it, or lays it open and draws another; who
 * has the 9 must keep it. The brightest lantern wins.
 */
import {
  at,
  choicesOf,
  type Game,
  Hidden,
  isSeatEntry,
  notation,
  type OptionsOf,
  SPECTATOR,
  shuffle,
} from '@belfry/engine';
import * as z from 'zod/mini';
import type { Worlds } from './contract.js';

const LANTERNS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const options = { players: { type: 'integer', min: 2, max: 4 } } as const;

interface State {
  readonly options: OptionsOf<typeof options>;
  phase: 'deal' | 'choose' | 'draw' | 'over';
  turn: number;
  /** By seat; `null` where the viewer does not know. */
  hands: (number | null)[];
  open: number[];
}

type Action = { readonly type: 'keep' } | { readonly type: 'swap' };
type Chance =
  | { readonly chance: 'deal'; readonly lanterns: readonly number[] }
  | { readonly chance: 'draw'; readonly lantern: number };

export interface Lantern {
  readonly Options: State['options'];
  readonly State: State;
  readonly Action: Action;
  readonly Chance: Chance;
  readonly Refusal: { readonly code: 'wrong-lantern' } | { readonly code: 'brightest-stays' };
  readonly Result: { readonly lanterns: readonly number[]; readonly winners: readonly number[] };
}

const lantern = z.int().check(z.minimum(1), z.maximum(9));

export const sampleGame: Game<Lantern> = {
  id: 'lantern',
  options,
  actions: notation(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('keep') }),
      z.strictObject({ type: z.literal('swap') }),
    ]),
  ),
  chances: notation(
    z.discriminatedUnion('chance', [
      z.strictObject({ chance: z.literal('deal'), lanterns: z.readonly(z.array(lantern)) }),
      z.strictObject({ chance: z.literal('draw'), lantern }),
    ]),
  ),

  start: chosen => ({ options: chosen, phase: 'deal', turn: 0, hands: [], open: [] }),

  due(state) {
    if (state.phase === 'choose') return { type: 'seat', seat: state.turn };
    if (state.phase !== 'over') return { type: 'chance', chance: state.phase };
    const lanterns = state.hands.map(hand => hand ?? 0);
    return { type: 'over', result: { lanterns, winners: [lanterns.indexOf(Math.max(...lanterns))] } };
  },

  legal: state => choicesOf(hasBrightest(state) ? [KEEP] : [KEEP, SWAP]),
  canonical: action => action,
  checkAction: (state, action) =>
    action.type === 'swap' && hasBrightest(state) ? { code: 'brightest-stays' } : undefined,

  applyAction(state, action) {
    if (action.type === 'keep') return endTurn(state);
    const hand = state.hands[state.turn];
    if (typeof hand !== 'number') throw new Hidden('a view cannot lay open what it does not know');
    state.open.push(hand);
    state.phase = 'draw';
  },

  checkChance(state, chance) {
    const drawn = chance.chance === 'deal' ? chance.lanterns : [chance.lantern];
    const wanted = chance.chance === 'deal' ? state.options.players : 1;
    const fits =
      drawn.length === wanted && new Set(drawn).size === wanted && drawn.every(one => unseen(state).includes(one));
    return fits ? undefined : { code: 'wrong-lantern' };
  },

  applyChance(state, chance) {
    if (chance.chance === 'deal') {
      state.hands = [...chance.lanterns];
      state.phase = 'choose';
    } else {
      state.hands[state.turn] = chance.lantern;
      endTurn(state);
    }
  },

  fate(state, random) {
    const pile = shuffle(unseen(state), random);
    if (state.phase === 'deal') return { chance: 'deal', lanterns: pile.slice(0, state.options.players) };
    return { chance: 'draw', lantern: at(pile, 0) };
  },

  copy: state => ({ ...state, hands: [...state.hands], open: [...state.open] }),

  see: (state, viewer) => ({
    options: state.options,
    phase: state.phase,
    turn: state.turn,
    hands: state.hands.map((hand, seat) => (seat === viewer || state.phase === 'over' ? hand : null)),
    open: [...state.open],
  }),

  seeEntry({ before, entry }, viewer) {
    if (isSeatEntry<Lantern>(entry)) return { seat: entry.seat, action: entry.action };
    if (entry.chance === 'draw')
      return viewer === before.turn ? { chance: 'draw', lantern: entry.lantern } : { chance: 'draw' };
    return viewer === SPECTATOR ? { chance: 'deal' } : { chance: 'deal', lantern: at(entry.lanterns, viewer) };
  },

  imagine(seen, random) {
    const pile = shuffle(unseen(seen), random);
    return { ...this.copy(seen), hands: seen.hands.map(hand => hand ?? pile.pop() ?? null) };
  },

  scores: result => result.lanterns,
  scoreBounds: () => ({ min: 1, max: 9 }),
  watch: () => ({
    entry: () => undefined,
    figures: state => ({ match: { open: state.open.length }, seats: { lantern: state.hands.map(hand => hand ?? 0) } }),
  }),
};

const KEEP: Action = { type: 'keep' };
const SWAP: Action = { type: 'swap' };

const hasBrightest = (state: State): boolean => state.hands[state.turn] === 9;

/** The lanterns that lie nowhere in sight. While one is drawn, the drawer's old one lies open already. */
const unseen = (state: State): number[] =>
  LANTERNS.filter(one => !state.hands.includes(one) && !state.open.includes(one));

function endTurn(state: State): void {
  state.turn += 1;
  state.phase = state.turn === state.options.players ? 'over' : 'choose';
}

/** Hidden hands change lanterns with each other and with the pile. At the end all hands are open. */
export const sampleWorlds: Worlds<Lantern> = {
  disguise(match, viewer, random) {
    const state = sampleGame.start(match.options);
    for (const entry of match.log)
      if (isSeatEntry<Lantern>(entry)) sampleGame.applyAction(state, entry.action);
      else sampleGame.applyChance(state, entry);
    if (state.phase === 'over') return match.log;
    const hidden = state.hands.flatMap((hand, seat) =>
      seat === viewer || hand === null || hand === 9 || state.open.includes(hand) ? [] : [hand],
    );
    // The 9 stays where it is: who had it could not have swapped.
    const others = shuffle(
      [...hidden, ...unseen(state)].filter(one => one !== 9),
      random,
    );
    const instead = new Map(hidden.map((one, index) => [one, at(others, index)]));
    const swapped = (one: number): number => instead.get(one) ?? one;
    return match.log.map(entry => {
      if (isSeatEntry<Lantern>(entry)) return entry;
      if (entry.chance === 'draw') return { chance: 'draw', lantern: swapped(entry.lantern) };
      return { chance: 'deal', lanterns: entry.lanterns.map(swapped) };
    });
  },

  isPossible({ phase, hands, open, options: { players } }) {
    const all = phase === 'draw' ? [...new Set([...hands, ...open])] : [...hands, ...open];
    const dealt = phase === 'deal' ? hands.length === 0 : hands.length === players;
    return dealt && new Set(all).size === all.length && all.every(one => one !== null && LANTERNS.includes(one));
  },
};
