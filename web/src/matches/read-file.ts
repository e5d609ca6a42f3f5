/** From a file somebody chose, or from what a link holds, to a table, or to the reason why not. */
import type { RecordFault } from '@belfry/engine';
import { engineWords, explainFault, type GameWords, type Language } from '@belfry/engine/words';
import { findGame } from '@belfry/games';
import type { TableHost, TableId } from '@belfry/table';
import { importMatch } from './import-match.js';
import type { MatchesWords } from './words/catalogue.js';

/** Far more than the longest match needs. */
const MOST_BYTES = 4_000_000;
/** How every version names its format. */
const FORMATS = 'belfry-record/';

export type FileRead =
  /** Was it there already? */
  | { readonly ok: true; readonly id: TableId; readonly game: string; readonly isKnown: boolean }
  | { readonly ok: false; readonly why: string };

export async function readMatchFile(
  file: File,
  host: TableHost,
  words: MatchesWords,
  language: Language,
): Promise<FileRead> {
  if (file.size > MOST_BYTES) return { ok: false, why: words.open.tooLarge };
  const text = await file.text();
  return await readMatchText(text, host, words, language, () => whyNotJson(file.name, text, words));
}

/** The same for what is not in a file; `notJson` says what is wrong with a text that is no JSON. */
export async function readMatchText(
  text: string,
  host: TableHost,
  words: MatchesWords,
  language: Language,
  notJson: () => string,
): Promise<FileRead> {
  const json = parse(text);
  if (json === undefined) return { ok: false, why: notJson() };
  if (isTooDeep(json)) return { ok: false, why: words.open.notMatch };
  const { game }: { readonly game?: unknown } = Object(json);
  const read = await importMatch(host, json);
  if (read.ok) return { ok: true, game: String(game), ...read.value };
  const said = { ...engineWords[language], inEntry: words.open.atMoment };
  const reason = sentence(explainFault(said, countedFromOne(read.error), await wordsOf(game, language)));
  return { ok: false, why: advice(json, read.error, words, reason) };
}

/** Records count from 0, people from 1: moments as in a replay, seats as in the set-up. */
function countedFromOne(fault: RecordFault): RecordFault {
  if (fault.where === 'record') return fault;
  const facts = Object.entries(fault.problem).map(([name, fact]: [string, unknown]) =>
    typeof fact === 'number' && (name === 'seat' || name === 'due') ? [name, fact + 1] : [name, fact],
  );
  return { where: 'entry', entry: fault.entry + 1, problem: Object.fromEntries(facts) };
}

/** A match has few levels. What has thousands cannot even be sent to the host. */
const MOST_LEVELS = 50;

function isTooDeep(json: unknown): boolean {
  let level = [json];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return true;
    level = level.flatMap(value => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return false;
}

/** A match that was cut off is something else than a file of another kind. */
function whyNotJson(name: string, text: string, { open }: MatchesWords): string {
  const wasMatch = name.toLowerCase().endsWith('.json') || text.trimStart().startsWith('{');
  return wasMatch ? `${open.damaged} ${open.brokenJson}` : open.notJson;
}

/** What to do about it, and the reason where somebody can make something of it. */
function advice(json: unknown, { problem }: RecordFault, { open }: MatchesWords, reason: string): string {
  const { format, game }: { readonly format?: unknown; readonly game?: unknown } = Object(json);
  if (typeof format !== 'string' || !format.startsWith(FORMATS)) return `${open.notMatch} ${reason}`;
  if (problem.code === 'unknown-game') return findGame(String(game)) === undefined ? reason : open.noScreen;
  // The result is written as JSON.
  if (problem.code === 'wrong-result') return open.changed;
  return `${problem.code === 'malformed' ? open.damaged : open.changed} ${reason}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Faults begin with a small letter, because they may follow something; and they quote a file, in which may be anything. */
function sentence(fault: string): string {
  const text = fault.replace(/\p{C}+/gu, ' ');
  const end = text.length > LONGEST_FAULT ? '…' : '.';
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1, LONGEST_FAULT)}${end}`;
}

const LONGEST_FAULT = 300;

const wordsOf = async (game: unknown, language: Language): Promise<GameWords | undefined> =>
  (await findGame(String(game))?.words())?.[language];
