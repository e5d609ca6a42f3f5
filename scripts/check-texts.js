/**
 * Text that people read comes from the message catalogues. This finds what does not: letters written straight into JSX or into
 * an attribute that is shown or said; and, anywhere in what runs on the page, words side by side.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { fail, root, say } from './shell.js';
import { sourceFiles } from './sources.js';

const SHOWN = new Set([
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'title',
  'alt',
  'placeholder',
  'label',
]);
const LETTERS = /\p{L}{2}/u;
const WORDS = /\p{L}{2} \p{L}{2}/u;
/** What runs on the page or in its worker, but for catalogues and tests. */
const PAGE = /^(web\/src|ui\/src|games\/[^/]+\/(table|help|learn|pad|coach|advice|manners|emblem|stats))\//;
const ELSEWHERE = /\/words(\/|\.ts$)|\.test\.tsx?$|\btesting\b/;

/**
 * @param {string} file
 * @param {string} text
 * @returns {string[]} the texts that come from nowhere, with their lines
 */
export function strayTexts(file, text) {
  /** @type {string[]} */
  const found = [];
  /** @param {number} start @param {string} stray */
  const note = (start, stray) => {
    const line = text.slice(0, start).split('\n').length;
    found.push(`${file}:${line} ${stray.trim()}`);
  };
  const { program } = parseSync(file, text);
  visit(program, note);
  visitSentences(program, note);
  return [...new Set(found)];
}

/** @param {any} node @param {(start: number, stray: string) => void} note */
function visitSentences(node, note) {
  if (typeof node !== 'object' || node === null || isForMachines(node)) return;
  const value = node.type === 'TemplateElement' ? node.value.cooked : node.type === 'Literal' ? node.value : undefined;
  if (typeof value === 'string' && WORDS.test(value)) note(node.start, value);
  for (const child of Array.isArray(node) ? node : Object.values(node)) visitSentences(child, note);
}

/**
 * Errors are for developers; attributes have been looked at; selectors are for the browser, and shaders for the graphics card.
 * @param {any} node
 */
const isForMachines = node =>
  (node.type === 'NewExpression' && String(node.callee.name).endsWith('Error')) ||
  node.type === 'JSXAttribute' ||
  (node.type === 'TaggedTemplateExpression' && node.tag.name === 'glsl') ||
  (node.type === 'CallExpression' && /^(querySelector(All)?|matches|closest)$/.test(node.callee.property?.name));

/** @param {any} node @param {(start: number, stray: string) => void} note */
function visit(node, note) {
  if (typeof node !== 'object' || node === null) return;
  if (node.type === 'JSXText' && LETTERS.test(node.value)) note(node.start, node.value);
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    for (const child of node.children) if (child.type === 'JSXExpressionContainer') noteTexts(child.expression, note);
  if (node.type === 'JSXAttribute' && SHOWN.has(node.name.name)) noteTexts(node.value?.expression ?? node.value, note);
  for (const child of Array.isArray(node) ? node : Object.values(node)) visit(child, note);
}

/** Texts that an expression may yield by itself. @param {any} node @param {(start: number, stray: string) => void} note */
function noteTexts(node, note) {
  switch (node?.type) {
    case 'Literal':
      if (typeof node.value === 'string' && LETTERS.test(node.value)) note(node.start, node.value);
      break;
    case 'TemplateLiteral':
      for (const { start, value } of node.quasis) if (LETTERS.test(value.cooked ?? '')) note(start, value.cooked);
      break;
    case 'ConditionalExpression':
      noteTexts(node.consequent, note);
      noteTexts(node.alternate, note);
      break;
    case 'LogicalExpression':
    case 'BinaryExpression':
      if (node.type === 'BinaryExpression' && node.operator !== '+') break;
      noteTexts(node.left, note);
      noteTexts(node.right, note);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const screens = sourceFiles().filter(file => PAGE.test(file) && !ELSEWHERE.test(file));
  const stray = screens.flatMap(file => strayTexts(file, readFileSync(join(root, file), 'utf8')));
  for (const text of stray) say(text);
  if (stray.length > 0) fail('texts people read belong into a catalogue: a file under words/, in all four languages');
}
