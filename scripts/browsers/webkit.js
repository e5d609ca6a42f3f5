/** WebKit through WebDriver: GTK's MiniBrowser, which keeps nothing after it is closed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';

const KEYS = { Escape: Key.ESCAPE, Tab: Key.TAB, Enter: Key.ENTER };

/**
 * @param {{ driver: string, browser: string, display: string }} place
 * @returns {Promise<{ version: string, driver: import('./driver.js').Driver }>}
 */
export async function startWebKit({ driver: program, browser, display }) {
  const port = await freePort();
  const service = spawn(program, [`--port=${port}`], {
    env: { ...process.env, ...LANGUAGE, DISPLAY: display },
    stdio: 'ignore',
  });
  const session = await begin(port, browser).catch(error => {
    service.kill();
    throw error;
  });
  await session.manage().setTimeouts({ script: 120_000 });
  return {
    version: `WebKitGTK ${(await session.getCapabilities()).get('browserVersion')}`,
    driver: {
      open: address => session.get(address),
      reload: () => session.navigate().refresh(),
      resize: async size => {
        await session
          .manage()
          .window()
          .setRect({ x: 0, y: 0, ...size });
        // The window has edges of its own, and is never narrower than its tools.
        const room = await roomOf(session, size);
        const more = { width: 2 * size.width - room.width, height: 2 * size.height - room.height };
        await session
          .manage()
          .window()
          .setRect({ x: 0, y: 0, ...more });
        await roomOf(session, size);
      },
      click: async (x, y) =>
        session
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
          .press()
          .release()
          .perform(),
      press: async key => session.actions().sendKeys(KEYS[key]).perform(),
      evaluate: async (work, ...input) => {
        const script = `const done = arguments[arguments.length - 1];
          Promise.resolve((${work.toString()})(...arguments[0])).then(value => done({ value }), error => done({ error: String(error) }));`;
        /** @type {any} */
        const { value, error } = await session.executeAsyncScript(script, input);
        if (error !== undefined) throw new Error(error);
        return value ?? undefined;
      },
      picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
      // It tells nobody what it logs; `listener` in the page hears what matters.
      complaints: () => [],
      close: async () => {
        await session.quit();
        service.kill();
      },
    },
  };
}

/**
 * The room that a page has, once the window has its size; that takes a moment.
 * @param {import('selenium-webdriver').WebDriver} session
 * @param {import('./driver.js').Size} wished
 * @returns {Promise<import('./driver.js').Size>}
 */
async function roomOf(session, wished) {
  for (let looks = 0; ; looks++) {
    /** @type {import('./driver.js').Size} */
    const room = await session.executeScript(() => ({ width: innerWidth, height: innerHeight }));
    if ((room.width === wished.width && room.height === wished.height) || looks === 10) return room;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
}

/** @param {number} port @param {string} binary */
async function begin(port, binary) {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  await listening(port);
  return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
}

/** Without a locale of the system it says that its language is "C". */
const LANGUAGE = { LC_ALL: 'C.UTF-8', LANGUAGE: 'en_GB' };

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Waits until somebody answers there. @param {number} port */
async function listening(port) {
  for (let tries = 0; tries < 100; tries++) {
    try {
      const { ok } = await fetch(`http://127.0.0.1:${port}/status`);
      if (ok) return;
    } catch {
      // Not yet.
    }
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}
