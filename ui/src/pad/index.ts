/** What score pads of several games are made of, and the contract between a game's pad and the app. */
export { EntryFrame } from './entry-frame.js';
export type { GamePad, PadPage, PadSummary } from './game-pad.js';
export { Happened, type Line } from './happened.js';
export { Leads } from './leads.js';
export {
  append,
  before,
  type Log,
  type Numbered,
  newPad,
  type PadSheet,
  remove,
  replace,
} from './pad.js';
export { Actions, Desk, Panel, PlayerColumn, PlayerColumns, Row } from './paper.js';
export { PlayerChoice } from './player-choice.js';
export { type Column, SHEET } from './sheet.js';
export { ranked, type Standing, standingText } from './standing.js';
export { Stepper } from './stepper.js';
export { type Editor, type PadProps, useEditor } from './use-editor.js';
export { Verdict } from './verdict.js';
export { type CommonWords, useCommonWords } from './words/index.js';
export { useWriting, type Writing, writingIn } from './writing.js';
