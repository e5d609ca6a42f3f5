import type { SeenEntry } from '../rules/index.js';

/** Was it the super thief who made fate pick at this entry? */
export function isSuperTheft(log: readonly SeenEntry[], entry: number): boolean {
  const cause = log.slice(0, entry).findLast(before => !('chance' in before));
  return cause !== undefined && 'action' in cause && cause.action.type === 'super-thief';
}
