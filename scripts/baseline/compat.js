/**
 * Which browsers must be able to run the app, and since when browsers know what. The first is said once, as `browserslist` of
 * web/package.json; the second comes from MDN's table of compatibility.
 */
import table from '@mdn/browser-compat-data/forLegacyNode';

/**
 * @typedef {{ version_added?: string | false | null, version_removed?: string, prefix?: string, alternative_name?: string, flags?: unknown }} Support
 * @typedef {{ __compat?: { support: Record<string, Support | Support[]> }, [name: string]: any }} Feature
 * @typedef {{ browser: string, version: string }} Oldest the oldest of a kind of browser that must do
 */

/** @type {{ api: Feature, css: Feature, javascript: Feature }} */
export const TABLE = table;

/** Browsers for phones are as old as their siblings. @type {Readonly<Record<string, readonly string[]>>} */
const SIBLINGS = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari', 'safari_ios'],
};

/**
 * @param {readonly string[]} declared such as `firefox >= 121`
 * @returns {Oldest[]}
 */
export const baselineOf = declared =>
  declared.flatMap(line => {
    const [, kind = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const browsers = SIBLINGS[kind];
    if (browsers === undefined) throw new Error(`not understood in browserslist: ${line}`);
    return browsers.map(browser => ({ browser, version }));
  });

/**
 * The browsers of the baseline that do not know any of these: a name may stand for several things.
 * @param {readonly Feature[]} features
 * @param {readonly Oldest[]} baseline
 * @param {ReadonlySet<string>} [prefixes] names with these before them are used as well
 * @returns {string[]} with the version that is needed, the lowest if there are several
 */
export function missingIn(features, baseline, prefixes = new Set()) {
  const known = features.flatMap(({ __compat }) => (__compat === undefined ? [] : [__compat.support]));
  if (known.length === 0) return [];
  return baseline.flatMap(({ browser, version }) => {
    const spans = known.flatMap(support => spansOf(support[browser], prefixes));
    if (spans.some(({ from, to }) => order(version, from) >= 0 && (to === undefined || order(version, to) < 0)))
      return [];
    return [`${browser} ${spans.map(({ from }) => from).toSorted(order)[0] ?? NEVER}`];
  });
}

const NEVER = 'never';

/** Does some kind of browser not know it at all? @param {readonly string[]} missing as `missingIn` says it */
export const isOfSomeOnly = missing => missing.some(browser => browser.endsWith(NEVER));

/**
 * In which versions it is there without being switched on, under its own name.
 * @param {Support | Support[] | undefined} support
 * @param {ReadonlySet<string>} prefixes
 */
const spansOf = (support, prefixes) =>
  [support ?? []].flat().flatMap(({ version_added: from, version_removed: to, prefix, alternative_name, flags }) => {
    const isPlain = alternative_name === undefined && flags === undefined;
    const isCalledSo = prefix === undefined || prefixes.has(prefix);
    return isPlain && isCalledSo && typeof from === 'string' && /\d/.test(from) ? [{ from, to }] : [];
  });

/** @param {string} version */
const numbers = version => version.replace('≤', '').split('.').map(Number);

/** @param {string} one @param {string} other */
const order = (one, other) => {
  const [a, b] = [numbers(one), numbers(other)];
  return a.map((part, i) => part - (b[i] ?? 0)).find(difference => difference !== 0) ?? a.length - b.length;
};
