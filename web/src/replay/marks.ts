/** The moments of a match at which something big happened: marks to jump between. */
import type { LogLine } from '@belfry/ui';

export interface Mark {
  /** After so many entries. */
  readonly at: number;
  /** What happened. */
  readonly text: string;
}

/** One for each moment of which the log says so, and the end of a match that is over. */
export function marksOf(lines: readonly LogLine[], end: number | undefined): readonly Mark[] {
  const texts = new Map<number, string>();
  const last = end === undefined ? undefined : lines.at(-1);
  for (const line of lines) {
    if (line.isBig !== true && line !== last) continue;
    const at = line === last && end !== undefined ? end : line.entry + 1;
    const before = texts.get(at);
    texts.set(at, before === undefined ? line.text : `${before} ${line.text}`);
  }
  return [...texts].map(([at, text]) => ({ at, text })).toSorted((a, b) => a.at - b.at);
}

export const markBefore = (marks: readonly Mark[], at: number): Mark | undefined =>
  marks.findLast(mark => mark.at < at);

export const markAfter = (marks: readonly Mark[], at: number): Mark | undefined => marks.find(mark => mark.at > at);

/** What is said of a moment: the last that happened, and of several lines that tell of it the one that is big. */
export function lineAt(lines: readonly LogLine[], at: number): LogLine | undefined {
  const last = lines.findLast(({ entry }) => entry < at);
  return lines.findLast(({ entry, isBig }) => isBig === true && entry === last?.entry) ?? last;
}
