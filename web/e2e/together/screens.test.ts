/** Every screen of tables together, as `../screens.test.ts` has those of one device. */
import { GAMES } from '@belfry/games';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { DESK, expectAccessible, PHONE, type Visit } from '../app.js';
import { misnamed, sideways, smallTargets, strayScrollbars, visibleTexts } from '../measures.js';
import { drawFlat } from '../ways.js';
import { type Device, deviceOf, finish, makeMatch, makeRoom, untilOver } from './devices.js';
import { TV } from './hands.js';
import { serveHouse } from './house.js';

const house = serveHouse();

const IDS = GAMES.map(({ id }) => id);
/** Each game with another clock. */
const CLOCKS = [{ type: 'none' }, { type: 'move', seconds: 3600, reserve: 3600 }, { type: 'days', days: 2 }];

type Who = 'ada' | 'ben' | 'cleo';

interface Screen {
  /** Whose device shows it; Ada's if nobody else's. */
  readonly who?: Who;
  readonly path: (made: Made) => string;
  /** What is done before it is opened, and when it is there. */
  readonly before?: (made: Made) => Promise<void>;
  readonly inside?: (page: Page) => Promise<void>;
  /** Puts things back. */
  readonly after?: (page: Page) => Promise<void>;
  /** It is shown on a wall, not on a phone. */
  readonly isLarge?: true;
}

const press =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
  };
/** With how long somebody is away, where clocks count days. */
const openMenu = async (page: Page): Promise<void> => {
  await press(/^(Menü|Меню)$/)(page);
  await page.getByRole('dialog').getByRole('combobox').waitFor();
};
/** Where there is room it is beside the table. */
const openChat = async (page: Page): Promise<void> => {
  if (page.viewportSize()?.width === PHONE.width) await press(/^(Chat|Чат)/)(page);
};

const loseLine = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^(Jetzt versuchen|Опитай сега)$/ }).waitFor();
};
const findLine = (page: Page): Promise<void> => page.context().setOffline(false);

const SCREENS: Readonly<Record<string, Screen>> = {
  'home with tables of one’s own': {
    path: () => '/',
    inside: page => page.getByRole('button', { name: /^\d+ (weitere|други)$/ }).click(),
  },
  'home without a server': {
    path: () => '/',
    before: async ({ ada }) => void (await ada.page.route('**/api/house', route => route.abort())),
    after: page => page.unrouteAll(),
  },
  'set-up of a table': { path: () => '/together' },
  'set-up with a big screen': { path: () => '/together?game=turmbauer&how=screen' },
  'six digits': { path: () => '/join' },
  'a link for a guest': { path: ({ open }) => open.path },
  'a full table': { path: ({ full }) => full.path },
  'a dead link': { path: () => `/join#${'x'.repeat(22)}` },
  'the waiting room of its host': { path: ({ ownRoom }) => `/play/${ownRoom.table}` },
  'the waiting room of a guest': { path: ({ guestRoom }) => `/play/${guestRoom.table}` },
  'a big screen that waits': { who: 'ben', path: ({ lobby }) => `/screen/${lobby.table}`, isLarge: true },
  'the menu': { path: ({ own }) => `/play/${own[2]?.table}`, inside: openMenu },
  'the chat': { path: ({ own }) => `/play/${own[1]?.table}`, inside: openChat },
  ...forEach(index => ({
    'own turn': { path: ({ own }) => `/play/${own[index]?.table}` },
    'a hand': { path: ({ large }) => `/play/${large[index]?.table}` },
    'a big screen': { who: 'ben', path: ({ large }) => `/screen/${large[index]?.table}`, isLarge: true },
    'looked at': { who: 'cleo', path: ({ large }) => `/play/${large[index]?.table}` },
    'without a line': { path: ({ own }) => `/play/${own[index]?.table}`, inside: loseLine, after: findLine },
    'kept by a bot': {
      path: ({ own }) => `/play/${own[index]?.table}`,
      before: async ({ own, ada }) => ada.wish(own[index]?.table ?? '', { type: 'cover' }),
    },
  })),
  // Meanwhile bots have played.
  ...forEach(index => ({
    'the result': {
      path: ({ played }) => `/play/${played[index]?.table}`,
      before: async ({ played, ada, ben }) => {
        await untilOver(played[index]?.table ?? '', ada);
        await ben.wish(played[index]?.table ?? '', { type: 'rematch' });
      },
    },
  })),
};

/** The same screens for each game. */
function forEach(screens: (index: number) => Readonly<Record<string, Screen>>): Readonly<Record<string, Screen>> {
  return Object.fromEntries(
    GAMES.flatMap(({ name }, index) =>
      Object.entries(screens(index)).map(([what, screen]) => [`${name.en}: ${what}`, screen]),
    ),
  );
}

type Made = Awaited<ReturnType<typeof makeThings>>;

async function makeThings(people: Readonly<Record<Who, Device>>) {
  const { ada, ben, cleo } = people;
  const made = async <T>(make: (game: string, index: number) => Promise<T>): Promise<T[]> => {
    const all: T[] = [];
    for (const [index, game] of IDS.entries()) all.push(await make(game, index));
    return all;
  };
  const played = await made(game => makeMatch(ada, { game, seats: [ada, ben] }));
  for (const { table } of played) await finish(table, [ada, ben]);
  const large = await made(game => makeMatch(ben, { game, seats: [ada, 'bot'] }));
  for (const { link } of large) await cleo.ask('POST', '/join', { link, watch: true });
  const own = await made((game, index) => makeMatch(ada, { game, seats: [ada, ben], clock: CLOCKS[index] ?? {} }));
  for (const { table } of own) {
    await ben.wish(table, { type: 'say', text: '1, 2, 3 …' });
    await ben.wish(table, { type: 'say', reaction: 'bravo' });
  }
  return {
    ...people,
    played,
    large,
    own,
    othersTurn: await makeMatch(ben, { game: 'skyscraper', seats: [ben, ada] }),
    ownRoom: await makeRoom(ada, { game: 'skyscraper', seats: [ada, ben, 'bot', undefined] }),
    guestRoom: await makeRoom(ben, { game: 'five-towers', seats: [ben, ada, undefined] }),
    open: await makeRoom(ben, { game: 'turmbauer', seats: [ben, 'bot', undefined], listed: true }),
    full: await makeRoom(ben, { game: 'turmbauer', seats: [ben, cleo] }),
    lobby: await makeRoom(ben, { game: 'turmbauer', seats: [ada, undefined, 'bot'] }),
  };
}

/** Three people, each with a device of the same kind, and their tables. */
function gather(visit: Visit): () => Made {
  let made: Made;
  beforeAll(async () => {
    const device = async (name: string): Promise<Device> => {
      const page = await house.visit({ ...visit, name });
      // Only what hangs on the wall is drawn in space: that takes time.
      if (name !== 'Ben') await drawFlat(page);
      return deviceOf(page, name);
    };
    made = await makeThings({ ada: await device('Ada'), ben: await device('Ben'), cleo: await device('Cleo') });
  });
  return () => made;
}

/** Opens every screen, has it looked at, and leaves it as it was. */
function sweep(made: () => Made, look: (page: Page, screen: Screen) => Promise<void>): void {
  test.each(Object.entries(SCREENS))('%s', async (_, screen) => {
    const { who = 'ada', path, before, inside, after } = screen;
    const { page } = made()[who];
    const size = page.viewportSize() ?? DESK;
    await before?.(made());
    try {
      await page.goto(path(made()));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await inside?.(page);
      await look(page, screen);
    } finally {
      await after?.(page);
      await page.setViewportSize(size);
    }
  });
}

const phones = gather({ viewport: PHONE, language: 'de' });
const desks = gather({ viewport: DESK, theme: 'dark', language: 'bg' });

async function lookOnPhone(page: Page, { isLarge }: Screen): Promise<void> {
  await expectAccessible(page);
  expect(await sideways(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await misnamed(page)).toEqual([]);
  // The phone is turned, and then somebody's text is twice as large. Boards that measure themselves follow a moment later.
  const finds = (): Promise<string[]> => sideways(page);
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await expect.poll(finds, { timeout: 10_000 }).toEqual([]);
  // What hangs on a wall chooses the size of its text itself.
  if (isLarge) return;
  await page.setViewportSize(PHONE);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(finds, { timeout: 10_000 }).toEqual([]);
}

/** Names of boxes, of the app, of people and of languages, keys of a keyboard, and what is sealed. */
const FOREIGN =
  /\b(Belfry|GoTown|Towers|QR|EN|DE|FR|English|Deutsch|Français|Ada|Ben|Cleo|Dora|Home|End|Page Up|Page Down|Enter|Escape|Esc|MIT|JSON|CSV|[0-9a-f]{64})\b/g;
const withoutNames = (text: string): string =>
  GAMES.reduce((rest, { name }) => rest.replaceAll(name.bg, ''), text).replace(FOREIGN, '');

async function lookOnDesk(page: Page, { isLarge }: Screen): Promise<void> {
  if (isLarge) await page.setViewportSize(TV);
  await expectAccessible(page);
  const texts = await visibleTexts(page);
  expect(texts.filter(text => /[A-Za-z]{2}/.test(withoutNames(text)))).toEqual([]);
  expect(await strayScrollbars(page)).toEqual([]);
}

describe('on the smallest phone, light, in German: axe finds nothing, fingers hit, and everything has room', () => {
  sweep(phones, lookOnPhone);
});

describe('on a desk, dark, in Bulgarian: axe finds nothing, no Latin word is left, and scrollbars are dark', () => {
  sweep(desks, lookOnDesk);
});
