/** Reads JSON from strangers. What lies too deep, or would pass for a prototype, is refused before anything looks into it. */
import { failed, type Malformed, ok, type Result } from '@belfry/engine';

const NO_JSON: Malformed = { code: 'malformed', path: '', problem: { code: 'wrong-type', expected: 'something-else' } };
const TOO_DEEP: Malformed = { code: 'malformed', path: '', problem: { code: 'too-large' } };
const PROTOTYPE = '__proto__';
const NOT_OURS: Malformed = { code: 'malformed', path: '', problem: { code: 'unknown-field', field: PROTOTYPE } };

export function readJson(text: string, mostDepth: number): Result<unknown, Malformed> {
  if (isDeeper(text, mostDepth)) return failed(TOO_DEEP);
  const read = parse(text);
  // The name can also be written with an escape.
  const mayHide = text.includes(PROTOTYPE) || text.includes('\\u');
  return read.ok && mayHide && hasPrototype(read.value) ? failed(NOT_OURS) : read;
}

function parse(text: string): Result<unknown, Malformed> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return failed(NO_JSON);
  }
}

const code = (sign: string): number => sign.charCodeAt(0);
const QUOTE = code('"');
const ESCAPE = code('\\');
const LIST = code('[');
const LIST_END = code(']');
const OBJECT = code('{');
const OBJECT_END = code('}');

/** Counts the brackets that are open outside texts. Of what is no JSON at all it says something, in as little time. */
function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  let isText = false;
  for (let index = 0; index < text.length; index++) {
    const sign = text.charCodeAt(index);
    if (isText) {
      if (sign === ESCAPE) index += 1;
      else if (sign === QUOTE) isText = false;
    } else if (sign === QUOTE) isText = true;
    else if (sign === LIST || sign === OBJECT) {
      depth += 1;
      if (depth > most) return true;
    } else if (sign === LIST_END || sign === OBJECT_END) depth -= 1;
  }
  return false;
}

/** Only asked of what is not deep. */
function hasPrototype(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return Object.hasOwn(json, PROTOTYPE) || Object.values(json).some(hasPrototype);
}
