// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderIn } from '../testing/index.js';
import { updateSettings, useKeys } from './index.js';

const pressed: string[] = [];

function Page() {
  useKeys(key => pressed.push(key));
  return (
    <>
      <input type="text" />
      <input type="checkbox" />
    </>
  );
}

beforeEach(async () => {
  pressed.length = 0;
  await renderIn('en', <Page />);
});
afterEach(() => updateSettings({ shortcuts: true }));

const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body): boolean =>
  fireEvent.keyDown(target, { key, ...init });

test('keys are told, letters small', () => {
  for (const key of ['L', 'l', '?', '3', 'Escape']) press(key);
  expect(pressed).toEqual(['l', 'l', '?', '3', 'Escape']);
});

test('on a Bulgarian keyboard letters are where they are printed, on a French one digits need no Shift', () => {
  press('з', { code: 'KeyZ' });
  press('"', { code: 'Digit3' });
  press('?', { code: 'Digit7', shiftKey: true });
  press('!', { code: 'Digit1', shiftKey: true });
  press('a', { code: 'KeyQ' });
  expect(pressed).toEqual(['z', '3', '?', '!', 'a']);
});

test('not while they are held down, nor with another key', () => {
  for (const init of [{ repeat: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }]) press('l', init);
  expect(pressed).toEqual([]);
});

test('not while somebody types; a box to tick is no place to type', () => {
  press('l', {}, screen.getByRole('textbox'));
  expect(pressed).toEqual([]);
  press('l', {}, screen.getByRole('checkbox'));
  expect(pressed).toEqual(['l']);
});

test('single characters can be switched off', () => {
  act(() => updateSettings({ shortcuts: false }));
  for (const key of ['l', '?', '3', 'Escape']) press(key);
  expect(pressed).toEqual(['Escape']);
});
