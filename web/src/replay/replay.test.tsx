// @vitest-environment happy-dom
import { phrase } from '@belfry/engine/words';
import type { Fairness, FairTogether, TableHost } from '@belfry/table';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newWishId } from '../new-id.js';
import { madeTable, pageRenderer, playedTable, testHost } from '../shell/testing.js';
import { Replay } from './replay.js';
import { bg } from './words/bg.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { fr } from './words/fr.js';

const renderPage = pageRenderer(renderIn);
afterEach(cleanup);

const NAMES = ['Ada', 'Ben'];
const human = (name: string) => ({ name, player: { type: 'human' } });

const open = (host: TableHost, id: string, query = '') =>
  renderPage(<Replay id={id} />, { host, path: `/replay/${id}${query}` });

type Saved = { readonly [field: string]: unknown } & { readonly fate: object };

/** The replay of a match that was played here, saved, changed, and read from its file. */
async function openChanged(change: (record: Saved) => object) {
  const host = testHost();
  const saved = await host.exportRecord(await playedTable(host, NAMES));
  if (!saved.ok) throw new Error(saved.error.code);
  const read = await host.importRecord(newWishId(), change(Object(saved.value)));
  if (!read.ok) throw new Error('not read');
  await open(host, read.value);
}

const line = async (text: string | RegExp) => (await screen.findByText(text)).dataset['verdict'];

describe('a replay says whether the match was fair', () => {
  test('that was played here', async () => {
    const host = testHost();
    await open(host, await playedTable(host, NAMES));
    expect(await line('Fair: everything left to chance follows from the key.')).toBe('fair');
  });

  test('that still runs', async () => {
    const host = testHost();
    const id = await madeTable(host, { game: 'skyscraper', options: { players: 2 }, seats: NAMES.map(human) });
    await open(host, id);
    expect(await line(/can be checked at the end/)).toBe('open');
  });

  test('that came from a file', async () => {
    await openChanged(record => record);
    expect(await line(/^Fair:/)).toBe('fair');
  });

  test('whose key contradicts its commitment', async () => {
    await openChanged(record => ({ ...record, fate: { ...record.fate, key: '01'.repeat(32) } }));
    expect(await line('Not fair: the key contradicts its commitment.')).toBe('unfair');
  });

  test('whose key gives something else', async () => {
    const host = testHost();
    const other = await host.exportRecord(await playedTable(host, NAMES));
    const { fate } = Object(other.ok ? other.value : {});
    await openChanged(record => ({ ...record, fate }));
    expect(await line('Not fair: for moment 1 the key gives something else.')).toBe('unfair');
  });

  test('whose file shows no key', async () => {
    await openChanged(record => ({ ...record, fate: undefined }));
    expect(await line('Fairness cannot be checked: no key in the file.')).toBe('open');
  });
});

test('the host is asked once, and only when the board is there', async () => {
  const host = testHost();
  const id = await playedTable(host, NAMES);
  let show: () => void = () => undefined;
  const shown = new Promise<void>(resolve => {
    show = resolve;
  });
  const moments = vi.fn<TableHost['moments']>(async (...args) => {
    await shown;
    return host.moments(...args);
  });
  const fairness = vi.fn<TableHost['fairness']>(asked => host.fairness(asked));
  await open({ ...host, moments, fairness }, id);
  expect(await line('Checking fairness…')).toBe('open');
  await waitFor(() => expect(moments).toHaveBeenCalled());
  expect(fairness).not.toHaveBeenCalled();
  await act(async () => show());
  expect(await line(/^Fair:/)).toBe('fair');
  expect(fairness.mock.calls).toEqual([[id]]);
});

test('if the host cannot say it, nothing else is lost', async () => {
  const host = testHost();
  const id = await playedTable(host, NAMES);
  const fairness = async () => {
    throw new Error('broken');
  };
  await open({ ...host, fairness }, id);
  expect(await line('Fairness could not be checked.')).toBe('open');
  expect(screen.getByRole('slider')).toBeDefined();
});

describe('a match whose fate was drawn together', () => {
  async function lineOf(changes: Partial<FairTogether>) {
    const host = testHost();
    const id = await playedTable(host, NAMES);
    const fair = { code: 'fair', isOwnNumberLost: false, redrawn: 0, added: NAMES, missing: [] } as const;
    await open({ ...host, fairness: async () => ({ ...fair, isOwnNumberIn: false, ...changes }) }, id);
    const told = (await screen.findByText(/^Fair:|^Checked on this device:/)).closest('p');
    return [told?.dataset['verdict'], told?.textContent];
  }

  test('is praised with the number of this device', async () => {
    expect(await lineOf({ isOwnNumberIn: true })).toEqual([
      'fair',
      'Fair: everything left to chance follows from the key.',
    ]);
  });

  test.each<[string, Partial<FairTogether>, string]>([
    [
      'others',
      {},
      'everything left to chance follows from the sealed numbers of Ada and Ben; none came from this device.',
    ],
    [
      'nobody',
      { added: [], missing: NAMES },
      'nobody sealed a number, so everything left to chance follows from a key that the server drew alone.',
    ],
  ])('is not with that of %s: it is told as at the table', async (_, changes, text) => {
    expect(await lineOf(changes)).toEqual(['open', `Checked on this device: ${text}`]);
  });
});

test.each(Object.entries({ en, de, fr, bg }))('%s: every verdict has a line of its own', (_, { fairness }) => {
  const verdicts: readonly Fairness[] = [
    { code: 'fair' },
    { code: 'key-malformed' },
    { code: 'key-not-committed' },
    { code: 'not-from-key', entry: 6 },
    { code: 'key-hidden' },
    { code: 'key-missing' },
    { code: 'fate-elsewhere' },
  ];
  const lines = verdicts.map(verdict => phrase(fairness, verdict));
  expect(new Set(lines).size).toBe(verdicts.length);
  // After seven entries stands moment 7.
  expect(lines[3]).toContain('7');
});

async function openPlayed(query?: string) {
  const host = testHost();
  const id = await playedTable(host, NAMES);
  const { history } = await open(host, id, query);
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Moment' });
  return { slider, history, at: () => Number(slider.value), end: Number(slider.max) };
}

const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a replay', () => {
  test('begins at the beginning', async () => {
    const { at, end, slider } = await openPlayed();
    expect(at()).toBe(0);
    expect(slider.getAttribute('aria-valuetext')).toBe(`Moment 0 of ${end}: Before it begins`);
  });

  test.each([
    ['?at=3', 3],
    ['?at=-3', 0],
    ['?at=nonsense', 0],
  ])('begins at the moment of its address: %s', async (query, moment) => {
    const { at } = await openPlayed(query);
    expect(at()).toBe(moment);
  });

  test('ends at its end, however far one wants to go', async () => {
    const { at, end } = await openPlayed('?at=99999');
    expect(at()).toBe(end);
    expect(button('One step forward').getAttribute('aria-disabled')).toBe('true');
    press('ArrowRight');
    expect(at()).toBe(end);
  });

  test('is walked through by keys', async () => {
    const { at, end, history } = await openPlayed();
    for (const [key, moment] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', end],
      ['Home', 0],
    ] as const) {
      press(key);
      await waitFor(() => expect(at()).toBe(moment));
    }
    expect(history.at(-1)).toMatch(/at=0/);
  });

  test('goes from highlight to highlight: the end is one, and before the first is the beginning', async () => {
    const { at, end, slider } = await openPlayed('?at=2');
    for (let steps = 0; at() < end && steps < end; steps++) {
      const before = at();
      fireEvent.click(button('To the next highlight'));
      await waitFor(() => expect(at()).toBeGreaterThan(before));
    }
    expect(at()).toBe(end);
    expect(button('To the next highlight').getAttribute('aria-disabled')).toBe('true');
    for (let steps = 0; at() > 0 && steps < end; steps++) {
      const before = at();
      press('[', slider);
      await waitFor(() => expect(at()).toBeLessThan(before));
    }
    expect(at()).toBe(0);
    press('PageDown');
    await waitFor(() => expect(at()).toBeGreaterThan(0));
  });

  test('leaves keys alone where they have a meaning of their own', async () => {
    const { at, slider } = await openPlayed('?at=2');
    press('PageDown', slider);
    press('ArrowRight', screen.getByRole('combobox', { name: 'Speed' }));
    press(' ', button('Play'));
    expect(at()).toBe(2);
    expect(button('Play')).toBeDefined();
  });

  test('is as fast as it was the last time', async () => {
    await openPlayed();
    const speed = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Speed' });
    expect(speed().value).toBe('1');
    fireEvent.change(speed(), { target: { value: '4' } });
    cleanup();
    await openPlayed();
    expect(speed().value).toBe('4');
    localStorage.setItem('belfry-replay-speed', '"fast"');
    cleanup();
    await openPlayed();
    expect(speed().value).toBe('1');
  });

  test('plays by itself to the end, and from there once more', async () => {
    localStorage.setItem('belfry-replay-speed', '4');
    const { at, end } = await openPlayed('?at=99999');
    press('ArrowLeft');
    await waitFor(() => expect(at()).toBe(end - 1));
    press(' ');
    await waitFor(() => expect(at()).toBe(end));
    await waitFor(() => expect(button('Play')).toBeDefined());
    press(' ');
    await waitFor(() => expect(button('Pause')).toBeDefined());
    // From the beginning, and on.
    await waitFor(() => expect([1, 2, 3]).toContain(at()));
    localStorage.clear();
  });

  test('has a bell at its end, with its text', async () => {
    await openPlayed('?at=99999');
    const marks = [...document.querySelectorAll<HTMLElement>('[data-at]')];
    expect(marks.at(-1)?.title).toMatch(/wins|share/);
  });
});
