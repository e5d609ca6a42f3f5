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
  const fields = Object.entries(json).map(([key, value]) => `${inner}${keyText(key)}: ${source(value, inner)},\n`);
  return `{\n${fields.join('')}${indent}}`;
}

const keyText = (key: string): string => (/^[a-z_$][\w$]*$/i.test(key) ? key : `'${key}'`);
