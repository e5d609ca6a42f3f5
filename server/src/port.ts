const DEFAULT_PORT = 8080;

/** The port somebody wishes for; nothing if it is none. 0 lets the system choose. */
export function portOf(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return DEFAULT_PORT;
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}
