/** Moments that are left to the player. Kept outside the board, which may go and come back, as the page may. */
import { readStored, writeStored } from '@belfry/ui';

const KEY = 'belfry-left-alone';
/** Only the last ones can come back. */
const MOST = 8;

let moments: readonly string[] | undefined;

export const isLeftAlone = (moment: string): boolean => read().includes(moment);

/** Where nothing may be stored, they are known until the page is left. */
export function leaveAlone(moment: string): void {
  moments = [...read().filter(known => known !== moment), moment].slice(-MOST);
  writeStored(KEY, moments, 'sessionStorage');
}

function read(): readonly string[] {
  moments ??= stored();
  return moments;
}

function stored(): readonly string[] {
  const json = readStored(KEY, 'sessionStorage');
  return Array.isArray(json) ? json.filter(moment => typeof moment === 'string') : [];
}
