export type { EngineWords, GameWords } from './catalogue.js';
export { engineWords, explainFault, explainMalformed } from './explain.js';
export { ofName } from './french.js';
export {
  type ByLanguage,
  chooseLanguage,
  counter,
  LANGUAGES,
  type Language,
  localeOf,
  type Phrases,
  type PluralForms,
  phrase,
} from './language.js';
export {
  type Custom,
  everywhere,
  type GamePlay,
  type ListedGame,
  type ListedPolicy,
  listed,
  usualBot,
} from './listing.js';
