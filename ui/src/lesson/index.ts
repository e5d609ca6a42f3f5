/** What lessons of games are made of. The pages around them are the app's. */
export type { Choice, Course, Step, StepsWords, Verdict } from './course.js';
export { makeStep } from './make-step.js';
export { type Judged, type Keys, pick, type Trial } from './trial.js';
export { STAGE_WIDTH, useStage } from './use-stage.js';
