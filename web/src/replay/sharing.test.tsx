// @vitest-environment happy-dom
import { digestOf } from '@belfry/engine';
import type { TableHost } from '@belfry/table';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { idsOf, madeTable, pageRenderer, playedTable, testHost } from '../shell/testing.js';
import { linkTo, packRecord, readLink, unpackRecord } from './link.js';
import { Replay } from './replay.js';
import { SharedMatch } from './shared-match.js';

const renderPage = pageRenderer(renderIn);
const NAMES = ['Ada', 'Ben'];

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  location.hash = '';
});

async function recordOf(host: TableHost, id: string) {
  const record = await host.exportRecord(id);
  if (!record.ok) throw new Error(record.error.code);
  return record.value;
}

async function share(host: TableHost, id: string, query = '?at=4&seen=1') {
  await renderPage(<Replay id={id} />, { host, path: `/replay/${id}${query}` });
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Share' })));
}

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this moment' });

describe('a match is shared', () => {
  test('as a link that holds all of it, at this moment and through these eyes', async () => {
    const host = testHost();
    const id = await playedTable(host, NAMES);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await share(host, id);
    const { value } = await field();
    const link = readLink(new URL(value).hash);
    expect(link).toMatchObject({ at: 4, seen: 1 });
    expect(await unpackRecord(link?.packed ?? '')).toBe(JSON.stringify(await recordOf(host, id)));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
    expect(write).toHaveBeenCalledWith(value);
    expect(screen.getByText('The link is copied.')).toBeDefined();
  });

  test('by hand, where nothing can be copied', async () => {
    const host = testHost();
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    document.execCommand = () => false;
    await share(host, await playedTable(host, NAMES));
    await field();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
    expect(screen.getByText(/could not be copied.*marked/)).toBeDefined();
  });

  test('as a file, if a link would be too long, and it says so', async () => {
    const host = testHost();
    // What cannot be packed any smaller.
    const value = Array.from({ length: 300 }, (_, entry) => digestOf(`${entry}`));
    await share({ ...host, exportRecord: async () => ({ ok: true, value }) }, await playedTable(host, NAMES));
    expect(await screen.findByText(/too long for a link, so it travels as a file/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });

  test('not while something is hidden, if the host does not let it go', async () => {
    const host = testHost();
    const why = { by: 'table', code: 'still-hidden' } as const;
    await share({ ...host, exportRecord: async () => ({ ok: false, error: why }) }, await playedTable(host, NAMES));
    expect(await screen.findByText(/would show what is still hidden/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });

  test('with a caution, if it still runs on this device', async () => {
    const host = testHost();
    const seats = NAMES.map(name => ({ name, player: { type: 'human' } }));
    await share(host, await madeTable(host, { game: 'skyscraper', options: { players: 2 }, seats }), '');
    expect(await screen.findByText(/the link also holds what is still hidden/)).toBeDefined();
  });
});

describe('a link is opened', () => {
  const openHash = async (hash: string, host = testHost()) => {
    location.hash = hash;
    return await renderPage(<SharedMatch />, { host, path: '/replay' });
  };

  const hashOf = async (record: unknown, at = 3) =>
    new URL(linkTo('https://belfry.example', await packRecord(record as never), at, 1)).hash;

  const playedElsewhere = async () => {
    const host = testHost();
    return await recordOf(host, await playedTable(host, NAMES));
  };

  test('on another device: the match is there, at the same moment', async () => {
    const { host, history } = await openHash(await hashOf(await playedElsewhere()));
    await waitFor(async () => expect(await idsOf(host)).toHaveLength(1));
    const [id] = await idsOf(host);
    await waitFor(() => expect(history.at(-1)).toBe(`/replay/${id}?at=3&seen=1`));
  });

  test('where the match was played: it is the same one', async () => {
    const host = testHost();
    const id = await playedTable(host, NAMES);
    const { history } = await openHash(await hashOf(await recordOf(host, id)), host);
    await waitFor(() => expect(history.at(-1)).toBe(`/replay/${id}?at=3&seen=1`));
    expect(await idsOf(host)).toEqual([id]);
  });

  test.each([
    ['without a match', '', 'There is no match in it.'],
    ['cut off', '#m=q1YqSS0uUbJSMjQ', /damaged or incomplete.*Nothing here was changed/],
    ['of something else', '#m=!!!&at=3', /damaged or incomplete/],
  ])('%s: it says so, and nothing is lost', async (_, hash, why) => {
    const host = testHost();
    const id = await playedTable(host, NAMES);
    await openHash(hash, host);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This link could not be opened.');
    expect(alert.textContent).toMatch(why);
    expect(await idsOf(host)).toEqual([id]);
  });

  test('with moves against the rules: it is explained as for a file', async () => {
    const record = Object(await playedElsewhere());
    const log = record.log.toSpliced(1, 0, { seat: 0, action: { type: 'wrecking-ball', from: 1 } });
    const { host } = await openHash(await hashOf({ ...record, log }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/breaks the rules: .* Moment 2: /);
    expect(await idsOf(host)).toEqual([]);
  });

  test('with something else in it', async () => {
    const { host } = await openHash(await hashOf('a sentence'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/not a saved match/);
    expect(await idsOf(host)).toEqual([]);
  });

  test('and another one after it, in the same window', async () => {
    const { host, history } = await openHash('#m=broken');
    await screen.findByRole('alert');
    const hash = await hashOf(await playedElsewhere());
    act(() => {
      location.hash = hash;
      dispatchEvent(new Event('hashchange'));
    });
    await waitFor(async () => expect(await idsOf(host)).toHaveLength(1));
    await waitFor(() => expect(history.at(-1)).toMatch(/^\/replay\/\w+\?at=3/));
  });
});
