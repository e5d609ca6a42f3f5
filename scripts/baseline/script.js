/**
 * What a script asks of a browser: globals and what they have, methods by their names, kinds of regular expressions. What a
 * method belongs to cannot be seen in a script; so a name counts as new only if everything called so is.
 */
import { parseSync } from 'oxc-parser';
import { TABLE } from './compat.js';

/** @typedef {import('./compat.js').Feature} Feature */
/** @typedef {import('./styles.js').Used} Used */

const { api } = TABLE;
const { builtins, classes, operators, regular_expressions: patterns, statements } = TABLE.javascript;

/** Global objects, and what they are. @type {Readonly<Record<string, string>>} */
const OBJECTS = {
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  crypto: 'Crypto',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
  screen: 'Screen',
  localStorage: 'Storage',
  sessionStorage: 'Storage',
  caches: 'CacheStorage',
  indexedDB: 'IDBFactory',
};

/** What can be seen in a regular expression. @type {readonly [RegExp, string, Feature][]} */
const IN_PATTERNS = [
  [/\(\?<[=!]/, 'lookbehind', patterns.lookbehind_assertion],
  [/\(\?[ims]*-?[ims]+:/, 'modifiers', patterns.modifier],
];
/** @type {Readonly<Record<string, Feature>>} */
const FLAGS = { d: builtins.RegExp.hasIndices, v: builtins.RegExp.unicodeSets, y: builtins.RegExp.sticky };

/** Syntax that the bundler may leave as it is. @type {Readonly<Record<string, [string, Feature]>>} */
const SYNTAX = {
  StaticBlock: ['static { }', classes.static.initialization_blocks ?? classes.static],
  ImportAttribute: ['import … with', statements.import.import_attributes ?? statements.import],
  MetaProperty: ['import.meta', operators.import_meta],
};

/** @param {any} node @param {(node: any, parent: any, key: string) => void} visit @param {any} [parent] @param {string} [key] */
function walk(node, visit, parent, key = '') {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const child of node) walk(child, visit, parent, key);
    return;
  }
  if (typeof node.type === 'string') visit(node, parent, key);
  for (const [name, child] of Object.entries(node)) walk(child, visit, node, name);
}

/** @param {string} file @param {string} text */
export const parseScript = (file, text) => parseSync(file, text, { sourceType: 'module' }).program;

/** Names of members that scripts define themselves: whoever reads one may mean those. @param {readonly any[]} programs */
export function ownMembers(programs) {
  /** @type {Set<string>} */
  const own = new Set();
  for (const program of programs)
    walk(program, (node, parent, key) => {
      const isKey = key === 'key' && !parent.computed;
      const isWritten =
        key === 'property' && !parent.computed && parent.type === 'MemberExpression' && written.has(parent);
      if (node.type === 'AssignmentExpression') written.add(node.left);
      if ((isKey || isWritten) && node.type === 'Identifier') own.add(node.name);
      if (isKey && node.type === 'Literal') own.add(String(node.value));
    });
  return own;
}

/** Members that are written to. @type {WeakSet<object>} */
const written = new WeakSet();

/** @type {ReadonlySet<string>} */
const BINDERS = new Set(['params', 'id', 'param', 'local']);

/** Names that a script binds somewhere: globals of that name are out of its reach. @param {any} program */
function boundNames(program) {
  /** @type {Set<string>} */
  const bound = new Set();
  walk(program, (node, _, key) => {
    if (!BINDERS.has(key)) return;
    walk(node, (inner, parent, place) => {
      const isName = place === 'key' && !parent?.computed && !parent?.shorthand;
      if (inner.type === 'Identifier' && !isName) bound.add(inner.name);
    });
  });
  return bound;
}

/**
 * @param {any} program
 * @param {ReadonlySet<string>} own names of members that are ours
 * @returns {Used[]}
 */
export function scriptUsed(program, own) {
  const bound = boundNames(program);
  /** @type {Used[]} */
  const used = [];
  /** @param {string} name @param {...(Feature | undefined)} features */
  const note = (name, ...features) => {
    const found = features.filter(feature => feature !== undefined);
    if (found.length > 0) used.push([name, found]);
  };
  walk(program, (node, parent, key) => {
    const syntax = SYNTAX[node.type];
    if (syntax !== undefined) note(...syntax);
    if (node.type === 'Literal' && node.regex !== undefined) notePattern(node.regex, note);
    if (node.type === 'Identifier' && isFree(node, parent, key, bound)) note(node.name, ...globalsNamed(node.name));
    if (node.type === 'MemberExpression' && !node.computed) noteMember(node, bound, own, note);
  });
  return used;
}

/** @param {{ pattern: string, flags: string }} regex @param {(name: string, ...features: (Feature | undefined)[]) => void} note */
function notePattern({ pattern, flags }, note) {
  for (const [shape, name, feature] of IN_PATTERNS) if (shape.test(pattern)) note(`RegExp ${name}`, feature);
  for (const flag of flags) note(`RegExp /${flag}`, FLAGS[flag]);
}

/** @param {any} node @param {any} parent @param {string} key @param {ReadonlySet<string>} bound */
function isFree({ name }, parent, key, bound) {
  const isMember = key === 'property' && parent.type === 'MemberExpression' && !parent.computed;
  const isKey = key === 'key' && !parent.computed && !(parent.shorthand ?? false);
  return !isMember && !isKey && !bound.has(name) && !/^(label|imported|exported)$/.test(key);
}

/** @param {Feature} features @param {string} name @returns {Feature[]} */
const ofGroup = (features, name) => (Object.hasOwn(features, name) ? [features[name]] : []);

/** @param {string} name @returns {Feature[]} */
const globalsNamed = name => [builtins, api, api.Window, api.WorkerGlobalScope].flatMap(group => ofGroup(group, name));

/**
 * @param {any} node
 * @param {ReadonlySet<string>} bound
 * @param {ReadonlySet<string>} own
 * @param {(name: string, ...features: (Feature | undefined)[]) => void} note
 */
function noteMember({ object, property }, bound, own, note) {
  const name = property.name;
  const owner = object.type === 'Identifier' && !bound.has(object.name) ? object.name : undefined;
  if (owner !== undefined) {
    const known = [
      ...ofGroup(builtins[owner] ?? {}, name),
      ...ofGroup(api[owner] ?? {}, `${name}_static`),
      ...ofGroup(api[OBJECTS[owner] ?? ''] ?? {}, name),
    ];
    if (known.length > 0) return note(`${owner}.${name}`, ...known);
  }
  if (!own.has(name)) note(`.${name}`, ...(MEMBERS.get(name) ?? []));
}

/** Everything that instances have, by name. @type {ReadonlyMap<string, Feature[]>} */
const MEMBERS = (() => {
  /** @type {Map<string, Feature[]>} */
  const members = new Map();
  for (const group of [...Object.values(builtins), ...Object.values(builtins.Intl), ...Object.values(api)])
    for (const [name, feature] of Object.entries(group))
      if (/^[a-z]\w*$/.test(name) && !/_(static|event)$/.test(name))
        members.set(name, [...(members.get(name) ?? []), feature]);
  return members;
})();
