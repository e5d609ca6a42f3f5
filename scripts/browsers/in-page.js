/** What runs inside pages. Each of these goes there as text, so it uses nothing from outside itself. */

/**
 * What to look for, by role and name as a screen reader finds it.
 * @typedef {object} Wanted
 * @property {string} role
 * @property {string} name a pattern
 * @property {{ readonly role: string, readonly name: string }} [within]
 */

/** @typedef {{ readonly x: number, readonly y: number, readonly isOn: boolean, readonly isFree: boolean, readonly name: string }} Found */

/**
 * Those that can be seen, with where a pointer would go. With `reach`, the one of that number is brought into sight, and waited for
 * until it stands still.
 * @param {Wanted} wanted
 * @param {number} [reach]
 * @returns {Promise<Found[]>}
 */
export async function look(wanted, reach) {
  /** @type {Record<string, string>} */
  const ELEMENTS = {
    button: 'button, summary',
    link: 'a[href]',
    radio: 'input[type="radio"]',
    slider: 'input[type="range"]',
    dialog: 'dialog[open]',
    region: 'section[aria-label], section[aria-labelledby]',
    list: 'ul, ol',
    heading: 'h1, h2, h3, h4',
  };
  /** @param {Node} node @returns {string} */
  const textOf = node =>
    [...node.childNodes]
      .map(child => {
        if (!(child instanceof Element)) return child.nodeType === Node.TEXT_NODE ? (child.textContent ?? '') : '';
        if (child.getAttribute('aria-hidden') === 'true' || !child.checkVisibility()) return '';
        const text = child.getAttribute('aria-label') ?? textOf(child);
        return getComputedStyle(child).display.startsWith('inline') ? text : ` ${text} `;
      })
      .join('');
  /** @param {Element} element */
  const nameOf = element => {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(id => id !== '');
    const named = labels.map(id => document.getElementById(id)?.textContent ?? '').join(' ');
    const tagged = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map(textOf).join(' ') : '';
    const name = [named, element.getAttribute('aria-label') ?? '', tagged, textOf(element)].find(
      text => text.trim() !== '',
    );
    return (name ?? '').replace(/\s+/g, ' ').trim();
  };
  /** @param {ParentNode} place @param {{ role: string, name: string }} wish @returns {Element[]} */
  const all = (place, { role, name }) =>
    [...place.querySelectorAll(`[role="${role}"]${role in ELEMENTS ? `, ${ELEMENTS[role]}` : ''}`)].filter(
      element =>
        (element.getAttribute('role') ?? role) === role &&
        element.closest('[aria-hidden="true"], [inert]') === null &&
        element.checkVisibility({ visibilityProperty: true }) &&
        new RegExp(name, 'iu').test(nameOf(element)),
    );
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  const places = wanted.within === undefined ? [document] : all(document, wanted.within);
  const found = places.flatMap(place => all(place, wanted));
  const target = reach === undefined ? undefined : found[reach];
  if (target !== undefined) {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    let before = '';
    for (let frames = 0; frames < 120; frames++) {
      const { x, y, width, height } = target.getBoundingClientRect();
      const now = [x, y, width, height].join();
      if (now === before) break;
      before = now;
      await frame();
      await frame();
    }
  }
  return found.map(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(middle.x, middle.y);
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const isFree = hit !== null && (element.contains(hit) || (label?.contains(hit) ?? false));
    const isOn = element.getAttribute('aria-disabled') !== 'true' && !element.matches(':disabled');
    return { ...middle, isOn, isFree, name: nameOf(element) };
  });
}

/** How a table stands: whose turn it is, after how much. */
export const tableNow = () => {
  const main = document.querySelector('main[data-turn]');
  return main === null
    ? undefined
    : { turn: main.getAttribute('data-turn') ?? '', count: Number(main.getAttribute('data-count')) };
};

/** What is wrong with how a page is laid out, in words. */
export const layoutFaults = async () => {
  await document.fonts.ready;
  const faults = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} of ${clientWidth} pixels`);
  const fonts = [...document.fonts];
  if (!fonts.some(({ status }) => status === 'loaded')) faults.push('none of our fonts is there');
  for (const { family, status } of fonts) if (status === 'error') faults.push(`the font ${family} did not come`);
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0) faults.push(`no picture: ${image.src}`);
  for (const dialog of document.querySelectorAll('dialog[open]')) {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) faults.push('a dialog is cut off');
  }
  return faults;
};

/** Whether everything is stored for use without a network; it waits for that. */
export const isStored = async () => {
  if (!('serviceWorker' in navigator)) return 'not in this browser';
  const late = new Promise(resolve => setTimeout(resolve, 30_000)).then(() => undefined);
  const ready = await Promise.race([navigator.serviceWorker.ready, late]);
  return ready === undefined ? 'never ready' : 'stored';
};

/** Bots that do not wait. @param {Record<string, string>} more */
export const choose = more => {
  const settings = JSON.parse(localStorage.getItem('belfry-settings') ?? '{}');
  localStorage.setItem('belfry-settings', JSON.stringify({ ...settings, ...more }));
};

/** What `listener` has heard since it was last asked. @returns {string[]} */
export const heard = () => {
  const all = JSON.parse(sessionStorage.getItem('complaints') ?? '[]');
  sessionStorage.removeItem('complaints');
  return all;
};

/** Written into the page that is served, before anything else in it: keeps what goes wrong, also when the page is left. */
export const listener = () => {
  let isLeaving = false;
  // What breaks off because the page is left is no fault.
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  /** @param {string} text */
  const keep = text => {
    if (isLeaving) return;
    const all = JSON.parse(sessionStorage.getItem('complaints') ?? '[]');
    sessionStorage.setItem('complaints', JSON.stringify([...all, text]));
  };
  const log = console.error;
  console.error = (...all) => {
    keep(all.map(String).join(' '));
    log(...all);
  };
  addEventListener(
    'error',
    event => {
      if (!(event.target instanceof Element)) keep(`${event.message} (${event.filename}:${event.lineno})`);
      // Firefox says this of the page's own script, which is there, when a chunk that imports it has it preloaded. Nobody minds.
      else if (
        !(
          event.target instanceof HTMLLinkElement &&
          document.querySelector(`script[src$="${new URL(event.target.href).pathname}"]`)
        )
      )
        keep(`${event.target.outerHTML} did not come`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => keep(`nobody heeded: ${reason}`));
  addEventListener('securitypolicyviolation', event => keep(`${event.violatedDirective} forbids ${event.blockedURI}`));
};
