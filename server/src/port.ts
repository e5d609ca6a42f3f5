const DEFAULT_PORT = 8080;

/** The port somebody wishes for; nothing if it is none. 0 lets the system choose. */
export function portOf(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return DEFAULT_PORT;
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

/** Why it is none. What somebody wrote there may be long, and hold what a terminal would obey. */
export const whyNoPort = (text: string): string =>
  `PORT must be a whole number from 0 to 65535, written in digits only; it is "${text.slice(0, 40).replace(/\p{C}/gu, ' ')}"`;
