/** One's own matches as files: JSON for programs, CSV for spreadsheets. */
import type { Seat } from '@belfry/engine';
import type { TableId } from '@belfry/table';
import { byGame, gameTallyOf, type Streaks } from './model/count.js';
import { type End, measuredIn } from './model/counted.js';
import { hasWon, isOwn, type Played, scoreOf } from './model/played.js';

/** What stands in the JSON file. Moments are written as in ISO 8601, in UTC. */
export interface StatsFile {
  readonly format: 'belfry-stats/1';
  readonly made: string;
  /** Earlier matches were forgotten, and are not in the file. */
  readonly since: string | null;
  /** In the order in which they were played. */
  readonly matches: readonly MatchLine[];
  readonly games: readonly GameLine[];
}

interface MatchLine {
  /** As in the address of its replay. */
  readonly id: string;
  readonly game: string;
  readonly started: string;
  readonly ended: string;
  /** In turn order; a bot with the name of its policy. */
  readonly players: readonly {
    readonly name: string;
    readonly type: 'you' | 'bot' | 'person';
    readonly policy?: string;
    readonly score: number;
  }[];
  /** Counted from 0 in turn order. */
  readonly winners: readonly Seat[];
  /** One's own seat, and whether it won; `null` where several people shared the device. */
  readonly seat: Seat | null;
  readonly won: boolean | null;
  /** What its game measured, by the names it has there; `null` if nothing is known. */
  readonly figures: Readonly<Record<string, number>> | null;
}

interface GameLine {
  readonly game: string;
  /** All, and those among them that were played together on one device. */
  readonly matches: number;
  readonly together: number;
  readonly wins: number;
  readonly streaks: Streaks;
  readonly meanScore: number | null;
  readonly bestScore: number | null;
  /** By the policies of bots; `null` stands for people. */
  readonly opponents: readonly {
    readonly policy: string | null;
    readonly matches: number;
    readonly wins: number;
  }[];
}

const moment = (time: number): string => new Date(time).toISOString();

export function statsFile(
  matches: readonly Played[],
  ends: ReadonlyMap<TableId, End>,
  { now, since }: { readonly now: number; readonly since: number | undefined },
): StatsFile {
  const figures = new Map(measuredIn(matches, ends).map(({ id, measures }) => [id, measures.figures]));
  return {
    format: 'belfry-stats/1',
    made: moment(now),
    since: since === undefined ? null : moment(since),
    matches: matches.map(match => matchLine(match, figures.get(match.id) ?? null)),
    games: byGame(matches).map(([game, some]) => gameLine(game, some)),
  };
}

function matchLine(match: Played, figures: MatchLine['figures']): MatchLine {
  return {
    id: match.id,
    game: match.game,
    started: moment(match.started),
    ended: moment(match.ended),
    players: match.seats.map((sitter, seat) => ({ ...sitter, score: match.scores[seat] ?? 0 })),
    winners: match.winners,
    seat: match.seat ?? null,
    won: isOwn(match) ? hasWon(match) : null,
    figures,
  };
}

function gameLine(game: string, matches: readonly Played[]): GameLine {
  const { own: _own, scores, versus, ...tally } = gameTallyOf(game, matches);
  return {
    ...tally,
    meanScore: scores?.mean ?? null,
    bestScore: scores?.most ?? null,
    opponents: versus.map(({ policy, ...counts }) => ({ policy: policy ?? null, ...counts })),
  };
}

/** What a spreadsheet shows in its first row, in this order, and how it says yes and no. */
export interface CsvWords {
  readonly date: string;
  readonly game: string;
  readonly players: string;
  readonly opponents: string;
  readonly score: string;
  readonly won: string;
  readonly yes: string;
  readonly no: string;
}

/** One row for each match. Where several shared the device, own score and victory are empty. */
export function statsCsv(matches: readonly Played[], words: CsvWords, gameName: (id: string) => string): string {
  const head = [words.date, words.game, words.players, words.opponents, words.score, words.won];
  const rows = matches.map(match => {
    const others = match.seats.filter((_, seat) => seat !== match.seat).map(({ name }) => name);
    return [
      localMoment(match.ended),
      gameName(match.game),
      match.seats.length,
      isOwn(match) ? others.join(', ') : '',
      isOwn(match) ? scoreOf(match) : '',
      isOwn(match) ? (hasWon(match) ? words.yes : words.no) : '',
    ];
  });
  // The mark at the start tells spreadsheets that it is UTF-8.
  return `\uFEFF${[head, ...rows].map(row => row.map(field).join(',')).join('\r\n')}\r\n`;
}

/** `2026-11-16 14:05`, in local time: spreadsheets of every language read that. */
function localMoment(time: number): string {
  const date = new Date(time);
  const two = (number: number): string => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** As RFC 4180 has it. What a spreadsheet would take for a formula, such as a name with an equals sign, stays a text. */
function field(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
