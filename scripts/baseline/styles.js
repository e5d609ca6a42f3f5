/** What a style sheet asks of a browser: properties and their values, rules, selectors, functions, units. */
import { parse, walk } from 'css-tree';
import { TABLE } from './compat.js';

/** @typedef {import('./compat.js').Feature} Feature */
/** @typedef {[name: string, features: Feature[], prefixes?: ReadonlySet<string> | undefined]} Used the last: with these before it, it is used as well */

const { properties, selectors, types, 'at-rules': rules } = TABLE.css;

/** Units that the table has by kinds. @type {readonly (readonly [RegExp, Feature])[]} */
const UNITS = [
  [/^d(vw|vh|vi|vb|vmin|vmax)$/, types.length.viewport_percentage_units_dynamic],
  [/^s(vw|vh|vi|vb|vmin|vmax)$/, types.length.viewport_percentage_units_small],
  [/^l(vw|vh|vi|vb|vmin|vmax)$/, types.length.viewport_percentage_units_large],
  [/^cq(w|h|i|b|min|max)$/, types.length.container_query_length_units],
];

/** What only one family of engines knows, by name, is for that one. @param {string} name */
const isVendors = name => name.startsWith('-');

/** The prefixes with which a property is set beside its own name. @param {import('css-tree').CssNode} sheet */
function prefixesIn(sheet) {
  /** @type {Map<string, Set<string>>} */
  const prefixes = new Map();
  walk(sheet, node => {
    const [, prefix, name] = (node.type === 'Declaration' && /^(-[a-z]+-)(.+)$/.exec(node.property)) || [];
    if (prefix !== undefined && name !== undefined)
      prefixes.set(name, new Set([...(prefixes.get(name) ?? []), prefix]));
  });
  return prefixes;
}

/**
 * @param {string} text
 * @returns {Used[]}
 */
export function stylesUsed(text) {
  /** @type {Used[]} */
  const used = [];
  const sheet = parse(text, { parseCustomProperty: true });
  const prefixes = prefixesIn(sheet);
  /** @param {string} name @param {...(Feature | undefined)} features */
  const note = (name, ...features) => {
    const found = features.filter(feature => feature !== undefined);
    if (found.length > 0) used.push([name, found, prefixes.get(name.replace(/:.*/, ''))]);
  };
  let depth = 0;
  walk(sheet, {
    /** @param {import('css-tree').CssNode} node */
    enter(node) {
      if (node.type === 'Declaration') noteDeclaration(node, note);
      if (node.type === 'Atrule') note(`@${node.name}`, rules[node.name]);
      if (node.type === 'Feature') note(`@media (${node.name})`, rules.media[node.name.replace(/^(min|max)-/, '')]);
      if (node.type === 'FeatureRange') note('@media (range)', rules.media.range_syntax);
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
        if (!isVendors(node.name)) note(`:${node.name}`, selectors[node.name]);
      if (node.type === 'Function') note(`${node.name}()`, ...functionsNamed(node.name));
      if (node.type === 'Dimension') note(`1${node.unit}`, unitNamed(node.unit));
      if (isNested(node, depth)) note('nesting', selectors.nesting);
      if (node.type === 'Rule') depth += 1;
    },
    /** @param {import('css-tree').CssNode} node */
    leave(node) {
      if (node.type === 'Rule') depth -= 1;
    },
  });
  return used;
}

/** A rule inside another; one that does not begin with a sign is raw text to the parser. @param {import('css-tree').CssNode} node @param {number} depth */
const isNested = (node, depth) =>
  node.type === 'NestingSelector' ||
  (depth > 0 && (node.type === 'Rule' || (node.type === 'Raw' && node.value.includes('{'))));

/**
 * @param {import('css-tree').Declaration} declaration
 * @param {(name: string, ...features: (Feature | undefined)[]) => void} note
 */
function noteDeclaration({ property, value }, note) {
  const known = Object.hasOwn(properties, property) ? properties[property] : undefined;
  if (known === undefined || isVendors(property)) return;
  note(property, known);
  walk(value, node => {
    if (node.type !== 'Identifier' && node.type !== 'Function') return;
    if (Object.hasOwn(known, node.name)) note(`${property}: ${node.name}`, known[node.name]);
  });
}

/** Functions lie in the table by themselves, or among the values of a type. @param {string} name @returns {Feature[]} */
const functionsNamed = name =>
  [types, ...Object.values(types)].flatMap(group => (Object.hasOwn(group, name) ? [group[name]] : []));

/** @param {string} unit @returns {Feature | undefined} */
function unitNamed(unit) {
  const name = unit.toLowerCase();
  return UNITS.find(([pattern]) => pattern.test(name))?.[1] ?? types.length[name];
}
