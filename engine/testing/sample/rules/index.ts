export type { Action, Chance, Refusal } from './actions.js';
export { type Lantern, lantern, type Outcome } from './game.js';
export { LIGHTS, type Light, type Options, type State, unseenIn } from './state.js';
