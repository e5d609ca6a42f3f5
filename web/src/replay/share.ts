/** How a match travels: in a link if it is short enough, otherwise as a file. */
import type { Eye, Refused, TableHost, TableId } from '@belfry/table';
import { saveFile } from '@belfry/ui';
import { recordFile } from '../files.js';
import { LONGEST_LINK, linkTo, packRecord } from './link.js';

/** What is shared: a match at a moment, through somebody's eyes. */
export interface Shared {
  readonly id: TableId;
  readonly game: string;
  readonly at: number;
  readonly seen: Eye;
}

export type Parcel =
  | { readonly type: 'link'; readonly link: string; readonly file: File }
  /** Too long for a link. */
  | { readonly type: 'file'; readonly file: File }
  | { readonly type: 'refused'; readonly why: Refused };

export async function parcelOf(host: TableHost, { id, game, at, seen }: Shared): Promise<Parcel> {
  const record = await host.exportRecord(id);
  if (!record.ok) return { type: 'refused', why: record.error };
  const file = recordFile(record.value, game);
  const link = linkTo(location.origin, await packRecord(record.value), at, seen);
  return link.length <= LONGEST_LINK ? { type: 'link', link, file } : { type: 'file', file };
}

/** Has the device something to send things with? */
export const maySend = (data: ShareData): boolean =>
  typeof navigator.share === 'function' && (data.files === undefined || navigator.canShare(data));

export async function sendLink(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}

/** Not every browser sends every kind of file, and few say so before: then it is saved. */
export async function sendFile(title: string, file: File): Promise<void> {
  try {
    await navigator.share({ title, files: [file] });
  } catch (error) {
    const isCancelled = error instanceof Error && error.name === 'AbortError';
    if (!isCancelled) saveFile(file.name, file);
  }
}
