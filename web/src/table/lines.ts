/** Which lines of the log matter to whom. */
import type { Json, Seat } from '@belfry/engine';
import type { LogLine } from '@belfry/ui';

const seatOf = (entry: Json | undefined): Seat | undefined => {
  const seat = (Object(entry) as { readonly seat?: unknown }).seat;
  return typeof seat === 'number' ? seat : undefined;
};

/** What happened between this seat's turn now, or its last one, and its turn before. Everything if it had none yet. */
export function sinceLastTurn(log: readonly Json[], lines: readonly LogLine[], seat: Seat): readonly LogLine[] {
  const isOwn = (index: number): boolean => seatOf(log[index]) === seat;
  const isChance = (index: number): boolean => seatOf(log[index]) === undefined;
  let end = log.length;
  while (end > 0 && (isOwn(end - 1) || (isChance(end - 1) && hasOwnBefore(end - 1, isOwn, isChance)))) end -= 1;
  let start = end;
  while (start > 0 && !isOwn(start - 1)) start -= 1;
  return lines.filter(({ entry }) => entry >= start && entry < end);
}

/** A chance belongs to the turn of whoever acted right before it. */
function hasOwnBefore(index: number, isOwn: (i: number) => boolean, isChance: (i: number) => boolean): boolean {
  let before = index;
  while (before > 0 && isChance(before)) before -= 1;
  return isOwn(before);
}

export interface Chapter {
  readonly heading: string | undefined;
  readonly lines: readonly LogLine[];
}

/** Lines under their headings, in the order of the log. */
export function chaptersOf(lines: readonly LogLine[]): readonly Chapter[] {
  const chapters: { heading: string | undefined; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const chapter = chapters.at(-1);
    if (chapter === undefined || line.heading !== undefined) chapters.push({ heading: line.heading, lines: [line] });
    else chapter.lines.push(line);
  }
  return chapters;
}
