/** What was learned, as a source file for a game's `bot/`. */
import type { Json } from '@belfry/engine';

/** The file, as the formatter would write it. */
export function weightsText(command: string, learned: Json): string {
  const type = isNetwork(learned) ? ': Weights' : '';
  const imports = isNetwork(learned) ? "import type { Weights } from '@belfry/bots';\n\n" : '';
  return `/** Learned, not written: \`${command}\` makes it. */\n${imports}export const weights${type} = ${source(learned, '')};\n`;
}

/** A single network, as `writeNetwork` writes it. */
const isNetwork = (learned: Json): boolean => {
  const keys = Object.keys(Object(learned));
  return keys.length === 3 && ['sizes', 'one', 'numbers'].every(key => keys.includes(key));
};

function source(json: Json, indent: string): string {
  if (typeof json === 'string')
    return `'${JSON.stringify(json).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (typeof json !== 'object' || json === null) return String(json);
  if (Array.isArray(json)) return `[${json.map(item => source(item, indent)).join(', ')}]`;
  const inner = `${indent}  `;
  const fields = Object.entries(json).map(([key, value]) => field(keyText(key), value, inner));
  return `{\n${fields.join('')}${indent}}`;
}

const WIDTH = 120;

/** A text that is too long for the line has one of its own. */
function field(key: string, value: Json, indent: string): string {
  const line = `${indent}${key}: ${source(value, indent)},\n`;
  if (typeof value !== 'string' || line.length - 1 <= WIDTH) return line;
  return `${indent}${key}:\n${indent}  ${source(value, indent)},\n`;
}

const keyText = (key: string): string => (/^[a-z_$][\w$]*$/i.test(key) ? key : `'${key}'`);
