// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyText } from './copy.js';

/** What was selected when the page asked to copy. */
let copied: string | undefined;
const allow = (isAllowed: boolean): void => {
  document.execCommand = () => {
    copied = document.querySelector('textarea')?.value;
    return isAllowed;
  };
};

beforeEach(() => {
  copied = undefined;
  document.body.innerHTML = '<button></button><dialog open><button></button></dialog>';
});
afterEach(() => vi.restoreAllMocks());

const withoutClipboard = () => vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);

test('the clipboard takes the text', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(await copyText('7')).toBe(true);
  expect(write).toHaveBeenCalledWith('7');
});

test('without one the text is selected and copied, and nothing is left behind', async () => {
  withoutClipboard();
  allow(true);
  const button = document.querySelector<HTMLElement>('dialog button');
  button?.focus();
  expect(await copyText('7\n8')).toBe(true);
  expect(copied).toBe('7\n8');
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('in a dialog the text stands within it, for nothing else can be selected', async () => {
  withoutClipboard();
  let place: Element | null | undefined;
  document.execCommand = () => {
    place = document.querySelector('textarea')?.parentElement;
    return true;
  };
  document.querySelector<HTMLElement>('dialog button')?.focus();
  await copyText('7');
  expect(place?.tagName).toBe('DIALOG');
});

test('says so if nothing works', async () => {
  withoutClipboard();
  allow(false);
  expect(await copyText('7')).toBe(false);
  document.execCommand = () => {
    throw new Error('forbidden');
  };
  expect(await copyText('7')).toBe(false);
});
