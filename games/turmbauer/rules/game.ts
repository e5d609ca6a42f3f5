/** Turmbauer, as the engine knows it. */
import type { Due, Game, Random } from '@belfry/engine';
import { type Action, actions, type Chance, canonical, chances, type Refusal } from './actions.js';
import { applyAction, applyChance } from './apply.js';
import { checkAction, checkChance } from './check.js';
import { collapsedByOf, type Outcome, outcome, placesOf, standingsOf } from './end.js';
import { watch } from './figures.js';
import { legalActions } from './legal.js';
import { seeEntry } from './log.js';
import { drawPush, type Push, SETTLED_BY } from './push.js';
import { colourOnTurn, copy, type Options, options, type State, seatOf, start } from './state.js';
import { HIGHEST, type Piece } from './stones.js';

export interface Turmbauer {
  readonly Options: Options;
  readonly State: State;
  readonly Action: Action;
  readonly Chance: Chance;
  readonly Refusal: Refusal;
  readonly Result: Outcome;
}

/** Decides which stones fall when the tower settles: ascending, none if all holds. */
export type Settling = (state: State, random: Random) => readonly Piece[];

/**
 * The rules, with something that decides what falls. The rules themselves do not know: physics does, and its answer enters the
 * match as chance. All else is the same whatever decides.
 */
export const turmbauerWith = (settling: Settling): Game<Turmbauer> => ({
  id: 'turmbauer',
  options,
  actions,
  chances,
  start,
  copy,
  canonical,
  checkAction,
  applyAction,
  checkChance,
  applyChance,
  isSeenAlike: true,
  see: copy,
  show: state => state,
  seeEntry,
  watch,
  legal: legalActions,

  due(state): Due<Turmbauer> {
    switch (state.phase) {
      case 'roll':
        return ROLL_IS_DUE;
      case 'settle':
        return SETTLING_IS_DUE;
      case 'build':
      case 'move':
        return { type: 'seat', seat: seatOf(state, colourOnTurn(state)) };
      case 'over':
        return { type: 'over', result: outcome(state) };
    }
  },

  fate: (state, random) =>
    state.phase === 'roll'
      ? { chance: 'roll', dice: [1 + random.below(6), 1 + random.below(6)] }
      : { chance: 'settle', fell: settling(state, random) },

  draw: (state, random) => (state.phase === 'settle' ? (drawPush(state.options.hand, random) ?? null) : undefined),
  fateBy: SETTLED_BY,

  scores: result => result.heights,
  places: state => placesOf(standingsOf(state), collapsedByOf(state)),
  scoreBounds: ({ players }) => ({ min: 0, max: (players === 2 ? 2 : 1) * HIGHEST }),
});

/** The same where what falls follows from the push of the builder's hand, which fate draws; none if the hand is steady. */
export const turmbauerBy = (settle: (state: State, push: Push | undefined) => readonly Piece[]): Game<Turmbauer> => ({
  ...turmbauerWith((state, random) => settle(state, drawPush(state.options.hand, random))),
  answer: (state, drawn) => ({ chance: 'settle', fell: settle(state, (drawn as Push | null) ?? undefined) }),
});

const ROLL_IS_DUE = { type: 'chance', chance: 'roll' } as const;
const SETTLING_IS_DUE = { type: 'chance', chance: 'settle' } as const;

/** The rules in a world where every tower holds: enough to read, check and replay any match. To play, fate needs physics. */
export const turmbauer = turmbauerWith(() => []);
