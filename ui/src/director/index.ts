export { Director, type DirectorParts, type Stage, type StageClock } from './director.js';
export {
  type Highlight,
  type Manner,
  type Move,
  progressAt,
  type Route,
  type Scene,
  type Sequence,
  type SoundCue,
  schedule,
  type Timing,
} from './sequence.js';
export { useDirector } from './use-director.js';
