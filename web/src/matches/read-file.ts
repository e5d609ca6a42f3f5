/** From a file somebody chose to a table, or to the reason why not. */
import { engineWords, explainFault, type GameWords, type Language } from '@belfry/engine/words';
import type { TableHost, TableId } from '@belfry/table';
import { type GameId, isGameId } from '../games.js';
import type { MatchesWords } from './words/catalogue.js';

/** Far more than the longest match needs. */
const MOST_BYTES = 20_000_000;

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
  const json = parse(await file.text());
  if (json === undefined) return { ok: false, why: words.open.notJson };
  const { game }: { readonly game?: unknown } = Object(json);
  const read = await host.importRecord(json);
  if (read.ok) return { ok: true, id: read.value, game: String(game) };
  const gameWords = await wordsOf(game, language);
  return { ok: false, why: sentence(explainFault(engineWords[language], read.error, gameWords)) };
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

type LoadWords = (language: Language) => Promise<GameWords>;

const WORDS: Readonly<Record<GameId, LoadWords>> = {
  'five-towers': async language => (await import('@belfry/five-towers/words')).fiveTowersWords[language],
  skyscraper: async language => (await import('@belfry/skyscraper/words')).skyscraperWords[language],
  turmbauer: async language => (await import('@belfry/turmbauer/words')).turmbauerWords[language],
};

const wordsOf = async (game: unknown, language: Language): Promise<GameWords | undefined> =>
  typeof game === 'string' && isGameId(game) ? WORDS[game](language) : undefined;
