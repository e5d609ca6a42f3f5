/** Columns that line up. */
export type Cell = string | number;

/** The first row is the head. Numbers and what begins with a digit are set to the right. */
export function tableText(rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map(row => row.map(String));
  const columns = texts[0]?.map((_, column) => ({
    width: Math.max(...texts.map(row => row[column]?.length ?? 0)),
    right: texts.slice(1).every(row => /^[\d−-]/.test(row[column] ?? '')),
  }));
  const line = (row: readonly string[]): string =>
    (columns ?? [])
      .map(({ width, right }, column) =>
        right ? (row[column] ?? '').padStart(width) : (row[column] ?? '').padEnd(width),
      )
      .join('  ')
      .trimEnd();
  const rule = (columns ?? []).map(({ width }) => '─'.repeat(width)).join('  ');
  const [head = [], ...body] = texts;
  return `${[line(head), rule, ...body.map(line)].join('\n')}\n`;
}
