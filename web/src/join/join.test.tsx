// @vitest-environment happy-dom

import { getSettings, updateSettings } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakePush, OWN_KEY } from '../days/testing.js';
import { PushContext } from '../days/use-push.js';
import { pageRenderer } from '../shell/testing.js';
import { AtServer, OPEN, person } from '../shell/testing-server.js';
import { LoadContext } from './device.js';
import { Join } from './join.js';
import { JoinSheet } from './join-sheet.js';
import { type Answers, answering, fakeServer, summary, tableLook } from './testing.js';

const renderPage = pageRenderer(renderIn);

beforeEach(() => {
  localStorage.clear();
  updateSettings({ name: '', figure: undefined });
  history.replaceState(null, '', '/join');
});
afterEach(cleanup);

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

async function come(answers: Answers, page = <Join />, language: 'en' | 'de' = 'en') {
  const { calls, asked } = answering({ 'GET /me': { me: null }, ...answers });
  const { server } = fakeServer(calls);
  const { history: seen } = await renderPage(<AtServer server={server}>{page}</AtServer>, { path: '/join', language });
  const bodies = (what: string) => asked.filter(each => each.what === what).map(({ body }) => body);
  return { history: seen, bodies };
}

const withLink = (secret: string): void => history.replaceState(null, '', `/join#${secret}`);

const TABLE = tableLook([
  person('Anna', { player: { type: 'human', figure: 'fox' } }),
  person('Mila', { player: { type: 'human', figure: 'bear' } }),
  OPEN,
  OPEN,
]);

describe('a link to a table', () => {
  test('says who invites and who is there, and one tap is enough to sit down', async () => {
    withLink('s3cret');
    const { history: seen, bodies } = await come({
      'POST /look': TABLE,
      'POST /join': { table: 't1', seat: 2 },
    });
    expect(await screen.findByRole('heading', { name: 'Anna invites you to 5 Towers' })).toBeDefined();
    expect(screen.getByText('Anna and Mila are at the table. No sign-up, no clock.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'How it goes' }).getAttribute('href')).toBe('/rules/five-towers');
    expect(screen.getByRole('radio', { name: 'Fox (Anna)' })).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Whale' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'What shall we call you?' }), { target: { value: ' Ben ' } });
    await press('Sit down');
    await waitFor(() => expect(seen).toEqual(['/play/t1']));
    expect(bodies('POST /join')).toEqual([{ link: 's3cret', name: 'Ben', figure: 'whale' }]);
    expect(getSettings()).toMatchObject({ name: 'Ben', figure: 'whale' });
  });

  test('leaves the address bar, and is found again after reloading', async () => {
    withLink('s3cret');
    await come({ 'POST /look': TABLE });
    await screen.findByRole('button', { name: 'Sit down' });
    expect(location.href).not.toContain('s3cret');
    cleanup();
    const { bodies } = await come({ 'POST /look': TABLE });
    await screen.findByRole('button', { name: 'Sit down' });
    expect(bodies('POST /look')).toEqual([{ link: 's3cret' }]);
  });

  test('leads those who sit there straight to the table', async () => {
    withLink('s3cret');
    const { calls } = answering({
      'GET /me': { me: { name: 'Ben' } },
      'POST /look': { ...TABLE, table: 't1', isYours: true },
    });
    const { server } = fakeServer(calls);
    const page = (
      <AtServer server={server}>
        <h2>Table</h2>
        <Join />
      </AtServer>
    );
    const { history: seen } = await renderPage(page, { path: '/join' });
    await waitFor(() => expect(seen).toEqual(['/play/t1']));
  });

  test('whose seats are all taken lets one watch, or lay a table of one’s own', async () => {
    withLink('s3cret');
    const { history: seen, bodies } = await come({
      'POST /look': tableLook([person('Anna'), person('Mila'), person('Ben'), person('Theo')]),
      'POST /join': { table: 't1', seat: null },
    });
    expect(await screen.findByRole('heading', { name: 'All four seats are taken' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Own table' }).getAttribute('href')).toBe('/together?game=five-towers');
    await press('Watch');
    await waitFor(() => expect(seen).toEqual(['/play/t1']));
    expect(bodies('POST /join')).toEqual([{ link: 's3cret', name: 'Guest', watch: true }]);
  });

  test('brings the name one has at the server up to date', async () => {
    withLink('s3cret');
    const { bodies, history: seen } = await come({
      'GET /me': { me: { name: 'Ben', figure: 'owl' } },
      'POST /look': TABLE,
      'POST /join': { table: 't1', seat: 1 },
      'PATCH /me': { me: { name: 'Benno', figure: 'owl' } },
    });
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Benno' } });
    await press('Sit down');
    await waitFor(() => expect(seen).toEqual(['/play/t1']));
    expect(bodies('PATCH /me')).toMatchObject([{ name: 'Benno' }]);
  });

  test('whose last seat goes meanwhile says so', async () => {
    withLink('s3cret');
    const looks = [tableLook([person('Anna'), OPEN]), tableLook([person('Anna'), person('Ben')])];
    await come({ 'POST /look': () => looks.shift(), 'POST /join': { table: 't1', seat: null } });
    await screen.findByRole('heading', { name: 'Anna invites you to 5 Towers' });
    await press('Sit down');
    expect(await screen.findByRole('heading', { name: 'Both seats are taken' })).toBeDefined();
  });

  test('that is good for nothing is a kind page, and leads to the six digits', async () => {
    withLink('old');
    await come({ 'POST /look': { code: 'no-such-invitation' } });
    expect(await screen.findByRole('heading', { name: 'This invitation has run out' })).toBeDefined();
    await press('Type a code');
    expect(await screen.findByRole('textbox', { name: 'Six digits' })).toBeDefined();
  });

  test('can be tried again when the server did not answer', async () => {
    withLink('s3cret');
    const answers: unknown[] = [{ is: 'closing', code: 'closing' }, TABLE];
    await come({ 'POST /look': () => answers.shift() });
    expect(await screen.findByRole('heading', { name: 'That did not work' })).toBeDefined();
    expect(screen.getAllByText('The server is being renewed. Try again in a moment.').length).toBeGreaterThan(0);
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Sit down' })).toBeDefined();
  });
});

test('a link from another device asks once, and this one is theirs', async () => {
  withLink('device');
  const { push, notes, isSubscribed } = fakePush({ subscribed: OWN_KEY });
  const load = vi.fn<(path: string) => void>();
  const untold: unknown[] = [];
  const { bodies } = await come(
    {
      'GET /me': { me: { name: 'Anna', figure: 'fox' } },
      'POST /look': { kind: 'device', name: 'Anna' },
      'POST /join': () => {
        untold.push(...notes.untold);
        return { table: null, seat: null };
      },
    },
    <PushContext value={push}>
      <LoadContext value={load}>
        <Join />
      </LoadContext>
    </PushContext>,
  );
  expect(await screen.findByRole('heading', { name: 'Is that you, Anna?' })).toBeDefined();
  await press('Play on as Anna on this device');
  await waitFor(() => expect(load.mock.calls).toEqual([['/']]));
  expect(bodies('POST /join')).toEqual([{ link: 'device' }]);
  // Whoever was here before is told nothing here any more.
  expect(untold).toEqual(['https://push.example/1']);
  expect(isSubscribed()).toBe(false);
  expect(getSettings()).toMatchObject({ name: 'Anna', figure: 'fox' });
});

describe('six digits', () => {
  const type = (text: string) =>
    act(async () => fireEvent.change(screen.getByRole('textbox', { name: 'Six digits' }), { target: { value: text } }));

  test('look for the table with the sixth, also pasted with a space', async () => {
    const { bodies } = await come({ 'POST /look': TABLE });
    await type('4829');
    expect(screen.getByText('2 digits to go')).toBeDefined();
    expect(bodies('POST /look')).toEqual([]);
    await type('482 913');
    expect(await screen.findByRole('heading', { name: 'Anna invites you to 5 Towers' })).toBeDefined();
    expect(bodies('POST /look')[0]).toEqual({ code: '482913' });
  });

  test('that are wrong say so and can be typed again', async () => {
    await come({ 'POST /look': { code: 'no-such-invitation' } });
    await type('482971');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'No table has this code. Perhaps two digits are swapped, or the table is closed.',
    );
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    await press('Type again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('6 digits to go')).toBeDefined();
  });

  test.each([
    [{ code: 'too-fast', wait: 12_400 }, 'That was a bit much at once. Try again in 13 seconds.'],
    [{ code: 'codes-closed', wait: 3_600_000 }, /Codes are taken again in 60 minutes/],
    [{ no: 'server of ours', code: 5 }, /The server does not answer/],
  ])('that cannot be tried now say when, or why: %o', async (answer, text) => {
    await come({ 'POST /look': answer });
    await type('482971');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(text)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('the sheet on the start page', () => {
  test('looks for the digits that were typed, and goes to the page of the guest', async () => {
    const { history: seen, bodies } = await come(
      { 'POST /look': TABLE },
      <JoinSheet digits="482913" onClose={() => undefined} />,
    );
    await waitFor(() => expect(seen.at(-1)).toBe('/join'));
    expect(bodies('POST /look')).toEqual([{ code: '482913' }]);
  });

  test('offers open tables to those who are somebody, and seats them', async () => {
    const room = { revision: 7, seats: [person('Jonas'), OPEN] };
    const { history: seen, bodies } = await come(
      {
        'GET /me': { me: { name: 'Ben', figure: 'bear' } },
        'GET /tables/open': {
          tables: [
            summary('o1', [person('Jonas'), OPEN], { phase: 'room' }),
            summary('own', [person('Ben', { isYours: true }), OPEN], { phase: 'room' }),
            summary('r1', [person('Lea'), person('Ruth')]),
            summary('r2', [person('Theo'), person('Mila')], { spectators: false }),
          ],
          total: 4,
        },
        'GET /tables/o1': room,
        'POST /tables/o1/wishes': { granted: {} },
      },
      <JoinSheet onClose={() => undefined} />,
    );
    await screen.findByRole('heading', { name: 'Or sit down at an open table' });
    expect(screen.getByText('1 of 2 seats taken')).toBeDefined();
    expect(screen.getByText('Jonas’s table · no clock')).toBeDefined();
    expect(screen.getByText('Lea, Ruth · playing')).toBeDefined();
    expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/play/r1']);
    expect(screen.getAllByRole('button', { name: /^Sit down/ })).toHaveLength(1);
    await press('Sit down: Skyscraper, Jonas');
    await waitFor(() => expect(seen.at(-1)).toBe('/play/o1'));
    expect(bodies('POST /tables/o1/wishes')).toEqual([
      expect.objectContaining({ type: 'sit', seat: 1, revision: 7, name: 'Ben', figure: 'bear' }),
    ]);
  });
});
