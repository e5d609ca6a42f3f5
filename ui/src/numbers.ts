/** Numbers with a real minus; a hyphen is too short, and read as a dash. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A change: with a plus, too. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(n));
