/** Moments that are left to the player. Kept outside the board, which may go and come back, as the page may. */

const KEY = 'belfry-left-alone';
/** Only the last ones can come back. */
const MOST = 8;

let moments: readonly string[] | undefined;

export const isLeftAlone = (moment: string): boolean => read().includes(moment);

export function leaveAlone(moment: string): void {
  moments = [...read().filter(known => known !== moment), moment].slice(-MOST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(moments));
  } catch {
    // Where nothing may be stored, they are known until the page is left.
  }
}

function read(): readonly string[] {
  moments ??= stored();
  return moments;
}

function stored(): readonly string[] {
  try {
    const json: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(json) ? json.filter(moment => typeof moment === 'string') : [];
  } catch {
    return [];
  }
}
