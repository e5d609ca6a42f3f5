/** "What would you do, and why?" */
export type { AdviceMoment, AdviceWords, Advising, GameAdvice } from './game-advice.js';
export { HintDialog } from './hint-dialog.js';
