/** Faults of records in words. */
import type { EntryProblem, Malformed, MatchRefusal, RecordFault, RecordProblem } from '../src/index.js';
import { bg } from './bg.js';
import type { EngineWords, GameWords } from './catalogue.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';
import { type ByLanguage, phrase } from './language.js';

export const engineWords: ByLanguage<EngineWords> = { en, de, fr, bg };

/** A fault in one sentence. `game` words the refusals of the rules; without it they are named by their code. */
export function explainFault(words: EngineWords, fault: RecordFault, game: GameWords | undefined): string {
  if (fault.where === 'record') return explainRecordProblem(words, fault.problem);
  return words.inEntry(fault.entry, explainEntryProblem(words, fault.problem, game));
}

export function explainMalformed(words: EngineWords, { path, problem }: Malformed): string {
  return words.atPath(path, phrase(words.problem, problem));
}

function explainRecordProblem(words: EngineWords, problem: RecordProblem): string {
  return problem.code === 'malformed' ? explainMalformed(words, problem) : phrase(words.record, problem);
}

function explainEntryProblem(words: EngineWords, problem: EntryProblem, game: GameWords | undefined): string {
  if (isMalformed(problem)) return explainMalformed(words, problem);
  if (isMatchRefusal(words, problem)) return phrase(words.refusal, problem);
  return game === undefined ? problem.code : game.explain(problem);
}

const isMalformed = (problem: EntryProblem): problem is Malformed => problem.code === 'malformed';

const isMatchRefusal = (words: EngineWords, problem: EntryProblem): problem is MatchRefusal =>
  Object.hasOwn(words.refusal, problem.code);
