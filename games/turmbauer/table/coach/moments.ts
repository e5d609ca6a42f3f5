/** What is worth saying now to somebody who plays for the first time. */
import { FAILURES, type State } from '../../rules/index.js';
import type { Building, Climbing } from '../model/hands.js';
import type { Failure } from '../model/show.js';

export const TIPS = ['two', 'failure', 'third', 'dice', 'place', 'done', 'climb', 'rings'] as const;
export type Tip = (typeof TIPS)[number];

export interface Moment {
  readonly state: State;
  /** Who only watches has nothing in hand. */
  readonly building: Building | undefined;
  readonly climbing: Climbing | undefined;
  readonly failure: Failure | undefined;
}

/** What fits the moment, the most urgent first. */
export function tipsAt({ state, building, climbing, failure }: Moment): readonly Tip[] {
  if (building !== undefined) return [...once('failure', failure !== undefined), ...whileBuilding(state, building)];
  if (climbing !== undefined) return [...once('third', failure?.failures === FAILURES), ...whileClimbing(climbing)];
  return [];
}

const once = (tip: Tip, isTime: boolean): readonly Tip[] => (isTime ? [tip] : []);

function whileBuilding({ options }: State, { stone, current, discards }: Building): readonly Tip[] {
  const atFirst = once('two', options.players === 2);
  // Where nothing can be built, the card says all there is to say.
  if (stone === undefined) return discards.length > 0 ? atFirst : [...atFirst, 'dice'];
  return current === undefined ? ['place'] : ['place', 'done'];
}

const whileClimbing = ({ fields }: Climbing): readonly Tip[] =>
  fields.some(({ ring }) => ring !== undefined) ? ['climb', 'rings'] : ['climb'];
