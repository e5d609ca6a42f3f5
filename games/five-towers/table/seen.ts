/** Entries of the log, read once each: the log is told anew whenever something is drawn. */
import type { Json } from '@belfry/engine';
import { readSeenEntry, type SeenEntry } from '../rules/index.js';

const known = new WeakMap<object, SeenEntry>();

export function readEntry(json: Json): SeenEntry {
  if (typeof json !== 'object' || json === null) return readSeenEntry(json);
  const entry = known.get(json) ?? readSeenEntry(json);
  known.set(json, entry);
  return entry;
}
