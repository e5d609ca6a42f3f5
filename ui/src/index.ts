export { Avatar, initialOf } from './avatar.js';
export { Button, buttonClass, IconButton } from './button.js';
export { classes } from './classes.js';
export { Dialog } from './dialog.js';
export * from './director/index.js';
export { type Dragging, useDrag } from './drag.js';
export { Face } from './face.js';
export { Fact } from './fact.js';
export { BIRDS, type Bird, FIGURES, type Figure, isBird, isFigure } from './figures.js';
export { Hidden } from './hidden.js';
export { Icon, type IconName } from './icon.js';
export { keyOf, useKeys } from './keys.js';
export { LANGUAGES, type Language, LanguageProvider, lazyWords, useLanguage } from './language.js';
export { LiveRegion, useAnnounce } from './live.js';
export { forgetFailures, loadEachOnce } from './loading.js';
export { isSmallScreen, useIsDesk, useMedia, useSmallScreen } from './media.js';
export { isMotionOff, usePieceMotion } from './motion.js';
export { minus, signed } from './numbers.js';
export { type LazyPart, lazyExtra, lazyHook, lazyPart, loadWithWords } from './parts.js';
export { saveFile } from './save-file.js';
export type {
  BoardProps,
  FinaleProps,
  GameScreen,
  HelpSection,
  Hint,
  LogLine,
  OptionWords,
  People,
  PortraitProps,
  ResultProps,
  ScreenWords,
  SeatInfo,
  TableMoment,
} from './screen.js';
export {
  SeatClockChip,
  SeatFace,
  type SeatParts,
  SeatPartsContext,
  SeatSays,
  TakeBack,
  TurnClock,
} from './seat-parts.js';
export { Segments } from './segments.js';
export { BOT_SPEEDS, type BotSpeed, getSettings, type Settings, updateSettings, useSettings } from './settings.js';
export { type Size, useSize } from './size.js';
export { playSound, type SoundName } from './sound.js';
export type { GameStats, Gathering, MatchEnd, Measures, StatsWords } from './stats.js';
export { readStored, writeStored } from './stored.js';
export { ASK, NEXT, useKeepFocus } from './use-keep-focus.js';
export { type Who, whoOf } from './who.js';
export { useWork, type Work, WorkProvider } from './work.js';
