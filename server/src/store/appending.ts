/** What has to be written when a table grows: little, if only its head has changed, and otherwise all of it. */
import type { StoredSummary, TableId } from '@belfry/table';
import type { Value } from './driver.js';
import { storable } from './reader.js';
import type { Step } from './statements.js';

export interface Growth {
  readonly id: TableId;
  readonly after: number;
  /** The events as they are stored. */
  readonly texts: readonly string[];
  readonly summary: StoredSummary;
}

export const lastOf = ({ after, texts }: Growth): number => after + texts.length;

/** The part of the summary that changes with every append, behind the number of the last event. */
function headOf(growth: Growth): readonly Value[] {
  const { count, turn, deadline, changed } = growth.summary;
  return [lastOf(growth), count, turn ?? null, deadline ?? null, changed];
}

/** With what seldom changes of it. */
function wholeHeadOf(growth: Growth): readonly Value[] {
  const { listed, phase } = growth.summary;
  return [...headOf(growth), listed ? phase : null];
}

/** A table goes on whose summary has changed in nothing but its head. This is what nearly every action at every table is. */
export function goOn(key: number, growth: Growth): readonly Step[] {
  const { after, texts } = growth;
  const steps: Step[] = texts.map((text, index) =>
    index === 0 ? ['goOn', after + 1, text, key, after] : ['nextEvent', after + 1 + index, text],
  );
  steps.push(['head', ...headOf(growth), key]);
  return steps;
}

/** A table is made, or goes on with another summary. `rest` is all of the summary that the head does not have. */
export function growWhole(growth: Growth, rest: string): readonly Step[] {
  const { id, after, summary } = growth;
  const people: readonly Step[] = summary.people.map(person => ['person', storable(person), id]);
  const columns: readonly Value[] = [summary.phase, summary.listed ? 1 : 0, hasBot(summary) ? 1 : 0, rest];
  return after === -1 ? [...makeSteps(growth, columns), ...people] : [...changeSteps(growth, columns), ...people];
}

function makeSteps(growth: Growth, columns: readonly Value[]): readonly Step[] {
  const { id, texts } = growth;
  const events = texts.map((text, index): Step => [index === 0 ? 'firstEvent' : 'nextEvent', index, text]);
  return [['make', storable(id), ...columns], ...events, ['makeHead', ...wholeHeadOf(growth), id]];
}

function changeSteps(growth: Growth, columns: readonly Value[]): readonly Step[] {
  const { id, after, texts } = growth;
  const events = texts.map(
    (text, index): Step =>
      index === 0 ? ['goOnById', after + 1, text, storable(id), after] : ['nextEvent', after + 1 + index, text],
  );
  return [...events, ['headById', ...wholeHeadOf(growth), id], ['summary', ...columns, id], ['nobody', id]];
}

const hasBot = ({ seats }: StoredSummary): boolean => seats.some(({ bot }) => bot !== undefined);
