/** Firefox through WebDriver BiDi. */
import puppeteer from 'puppeteer-core';

/**
 * @param {{ binary: string, display: string }} place with a window, because without one it has no WebGL
 * @returns {Promise<{ version: string, driver: import('./driver.js').Driver }>}
 */
export async function startFirefox({ binary, display }) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: binary,
    headless: false,
    env: { ...process.env, DISPLAY: display },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB, en' },
    protocolTimeout: 120_000,
  });
  const page = await browser.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on('pageerror', error => complaints.push(String(error)));
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  /** What breaks off because a page is left is no fault; of the new page `listener` hears. @param {() => Promise<unknown>} go */
  const leave = async go => {
    const before = complaints.length;
    await go();
    complaints.splice(before);
  };
  return {
    version: (await browser.version()).replace('/', ' '),
    driver: {
      open: address => leave(() => page.goto(address)),
      reload: () => leave(() => page.reload()),
      resize: size => page.setViewport(size),
      click: (x, y) => page.mouse.click(x, y),
      press: key => page.keyboard.press(key),
      // It would also take handles of things in the page, so its types are wider than ours.
      evaluate: (work, ...input) => page.evaluate(/** @type {any} */ (work), ...input),
      picture: () => page.screenshot(),
      complaints: () => complaints.splice(0),
      close: () => browser.close(),
    },
  };
}
