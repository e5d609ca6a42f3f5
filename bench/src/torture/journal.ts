/**
 * What players were told by a server, written down as it came: every wish and its answers, every view they saw. The checker
 * compares it with what is stored.
 */
import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { canonicalJson, type Json, type Viewer } from '@belfry/engine';
import type { TableId } from '@belfry/table';

export type Noted =
  /** A table was made, and its maker was told its name. */
  | { readonly is: 'made'; readonly table: TableId }
  | { readonly is: 'wished'; readonly table: TableId; readonly wish: string; readonly type: string }
  /** It was granted at this revision, or refused for this reason. */
  | { readonly is: 'granted'; readonly table: TableId; readonly wish: string; readonly revision: number }
  | { readonly is: 'refused'; readonly table: TableId; readonly wish: string; readonly code: string }
  /** The next match that was promised. */
  | { readonly is: 'next'; readonly table: TableId; readonly next: TableId }
  | ({ readonly is: 'saw'; readonly table: TableId; readonly name: string } & Saw)
  /** The record of a finished match, as it was downloaded: a digest of its log. */
  | { readonly is: 'record'; readonly table: TableId; readonly log: string };

export interface Saw {
  readonly revision: number;
  /** Missing before the match has begun. */
  readonly viewer?: Viewer;
  readonly digest: string;
}

/** What of a view is compared. */
export interface Seen {
  readonly names: readonly string[];
  readonly chat: readonly object[];
  readonly match?: { readonly state: Json; readonly log: readonly Json[]; readonly due: object };
}

/** Entries are the same objects from view to view: each is written once. */
const written = new WeakMap<object, string>();

function textOf(json: Json | object): string {
  if (typeof json !== 'object' || json === null) return JSON.stringify(json);
  const text = written.get(json) ?? canonicalJson(JSON.parse(JSON.stringify(json)) as Json);
  written.set(json, text);
  return text;
}

export function digestOfSeen({ names, chat, match }: Seen): string {
  const hash = createHash('sha1').update(textOf(names));
  for (const line of chat) hash.update('\n').update(textOf(line));
  if (match !== undefined) {
    hash.update('\n\n').update(textOf(match.state)).update('\n').update(textOf(match.due));
    for (const entry of match.log) hash.update('\n').update(textOf(entry));
  }
  return hash.digest('base64');
}

export const digestOfLog = (log: readonly Json[]): string =>
  createHash('sha1').update(log.map(textOf).join('\n')).digest('base64');

export class Journal {
  readonly #file: number;
  #lines: string[] = [];

  constructor(path: string) {
    this.#file = openSync(path, 'a');
  }

  note(noted: Noted): void {
    this.#lines.push(`${JSON.stringify(noted)}\n`);
    if (this.#lines.length >= 1000) this.#write();
  }

  close(): void {
    this.#write();
    closeSync(this.#file);
  }

  #write(): void {
    writeSync(this.#file, this.#lines.join(''));
    this.#lines = [];
  }
}

export function* readJournal(path: string): Generator<Noted> {
  for (const line of readFileSync(path, 'utf8').split('\n')) if (line !== '') yield JSON.parse(line) as Noted;
}
