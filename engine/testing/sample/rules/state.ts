/** The state of a match of Lantern, and how it changes. SPEC [turn]. */
import { Hidden, type OptionsOf, type Seat } from '@belfry/engine';

/** All there are. [turn.1] */
export const LIGHTS: readonly Light[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const BRIGHTEST = 9;

export type Light = number;

/** [record.1] */
export const options = { players: { type: 'integer', min: 2, max: 4 } } as const;

export type Options = OptionsOf<typeof options>;

export interface State {
  readonly options: Options;
  /** `deal`, `draw`: fate must answer; `choose`: the player on turn must act. */
  phase: 'deal' | 'choose' | 'draw' | 'over';
  turn: Seat;
  /** By seat; `null` where the viewer does not know. */
  hands: (Light | null)[];
  /** Those laid open, in that order. */
  open: Light[];
}

export const start = (chosen: Options): State => ({ options: chosen, phase: 'deal', turn: 0, hands: [], open: [] });

export const copy = (state: State): State => ({ ...state, hands: [...state.hands], open: [...state.open] });

/** Must the player on turn keep their light? [turn.4] */
export const hasBrightest = (state: State): boolean => state.hands[state.turn] === BRIGHTEST;

/** The lights that are nowhere in sight. While one is drawn, the drawer's old one lies open already. */
export const unseenIn = (state: State): Light[] =>
  LIGHTS.filter(light => !state.hands.includes(light) && !state.open.includes(light));

/** How many lights fate must give out now. [turn.1] [turn.3] */
export const lightsDue = (state: State): number => (state.phase === 'deal' ? state.options.players : 1);

export function deal(state: State, lights: readonly Light[]): void {
  state.hands = [...lights];
  state.phase = 'choose';
}

/** The player on turn lays their light open and waits for another. [turn.3] */
export function layOpen(state: State): void {
  const light = state.hands[state.turn];
  if (typeof light !== 'number') throw new Hidden('a view cannot lay open what it does not know');
  state.open.push(light);
  state.phase = 'draw';
}

export function draw(state: State, light: Light): void {
  state.hands[state.turn] = light;
  endTurn(state);
}

/** Everyone has one turn. [turn.2] [end.1] */
export function endTurn(state: State): void {
  state.turn += 1;
  state.phase = state.turn === state.options.players ? 'over' : 'choose';
}
