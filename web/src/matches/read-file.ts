/** From a file somebody chose to a table, or to the reason why not. */
import type { RecordFault } from '@belfry/engine';
import { engineWords, explainFault, type GameWords, type Language } from '@belfry/engine/words';
import { findGame } from '@belfry/games';
import type { TableHost, TableId } from '@belfry/table';
import { newWishId } from '../new-id.js';
import type { MatchesWords } from './words/catalogue.js';

/** Far more than the longest match needs. */
const MOST_BYTES = 4_000_000;
/** How every version names its format. */
const FORMATS = 'belfry-record/';

export type FileRead =
  | { readonly ok: true; readonly id: TableId; readonly game: string }
  | { readonly ok: false; readonly why: string };

export async function readMatchFile(
  file: File,
  host: TableHost,
  words: MatchesWords,
  language: Language,
): Promise<FileRead> {
  if (file.size > MOST_BYTES) return { ok: false, why: words.open.tooLarge };
  const text = await file.text();
  const json = parse(text);
  if (json === undefined) return { ok: false, why: whyNotJson(file.name, text, words) };
  if (isTooDeep(json)) return { ok: false, why: words.open.notMatch };
  const { game }: { readonly game?: unknown } = Object(json);
  const read = await host.importRecord(newWishId(), json);
  if (read.ok) return { ok: true, id: read.value, game: String(game) };
  const gameWords = await wordsOf(game, language);
  const reason = sentence(explainFault(engineWords[language], read.error, gameWords));
  return { ok: false, why: advice(json, read.error, words, reason) };
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

/** Faults begin with a small letter, because they may follow something. */
const sentence = (fault: string): string => `${fault.charAt(0).toLocaleUpperCase()}${fault.slice(1)}.`;

const wordsOf = async (game: unknown, language: Language): Promise<GameWords | undefined> =>
  (await findGame(String(game))?.words())?.[language];
