/** Tips for newcomers, each when it matters and once: what a game says, and which of it is shown. */
export type { CoachMoment, GameCoach, Tip, TipText, TipTexts } from './game-coach.js';
export { wordTip } from './game-coach.js';
export { type ShownTip, type TipMemory, useTips } from './use-tips.js';
