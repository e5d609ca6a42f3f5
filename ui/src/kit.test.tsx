// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/index.js';
import { Avatar, Button, Dialog, IconButton, lazyWords, Segments, useAnnounce, useLanguage } from './index.js';

test('a button that is off can be reached and read, but not pressed', async () => {
  const press = vi.fn<() => void>();
  await renderIn(
    'en',
    <Button off onClick={press}>
      {'5'}
    </Button>,
  );
  const button = screen.getByRole('button', { name: '5' });
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
});

test('an icon button has a name', async () => {
  const press = vi.fn<() => void>();
  await renderIn('en', <IconButton icon="undo" label={'u'} onClick={press} />);
  fireEvent.click(screen.getByRole('button', { name: 'u' }));
  expect(press).toHaveBeenCalledOnce();
});

test('segments are radio buttons', async () => {
  const Choice = () => {
    const [value, setValue] = useState(2);
    return (
      <Segments label={'n'} value={value} choices={[2, 3].map(n => ({ value: n, name: `${n}` }))} onChange={setValue} />
    );
  };
  await renderIn('en', <Choice />);
  fireEvent.click(screen.getByRole('radio', { name: '3' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2' }).checked).toBe(false);
});

test('a dialog has a title and closes by its cross', async () => {
  const close = vi.fn<() => void>();
  await renderIn(
    'en',
    <Dialog title={'t'} closeLabel={'x'} onClose={close}>
      {'1'}
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 't' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'x' }));
  expect(close).toHaveBeenCalledOnce();
});

test('what is announced twice is said twice', async () => {
  const Speaker = () => {
    const announce = useAnnounce();
    return <Button onClick={() => announce('!')}>{'s'}</Button>;
  };
  await renderIn('en', <Speaker />);
  const said = () => screen.getAllByRole('status').map(region => region.textContent);
  fireEvent.click(screen.getByRole('button'));
  const first = said();
  fireEvent.click(screen.getByRole('button'));
  expect(first.filter(text => text === '!')).toHaveLength(1);
  expect(said()).toEqual(first.toReversed());
});

test('words come in the language, and switch in place without losing anything', async () => {
  const useWords = lazyWords({
    en: async () => ({ hello: 'hello' }),
    de: async () => ({ hello: 'hallo' }),
    fr: async () => ({ hello: 'salut' }),
    bg: async () => ({ hello: 'здравей' }),
  });
  const Greeting = () => {
    const { choose } = useLanguage();
    const [count, setCount] = useState(0);
    return (
      <>
        <p>{`${useWords().hello} ${count}`}</p>
        <Button onClick={() => setCount(count + 1)}>{'+'}</Button>
        <Button onClick={() => choose('bg')}>{'b'}</Button>
      </>
    );
  };
  await renderIn('de', <Greeting />);
  expect(screen.getByText('hallo 0')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '+' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'b' })));
  expect(screen.getByText('здравей 1')).toBeTruthy();
  expect(document.documentElement.lang).toBe('bg');
});

test('a click beside a dialog closes it; text selected from inside to outside does not', async () => {
  const closed = vi.fn<() => void>();
  await renderIn(
    'en',
    <Dialog title="Name" closeLabel="Close" onClose={closed}>
      <p>{'Mila'}</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(screen.getByText('Mila'));
  fireEvent.click(dialog);
  expect(closed).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(closed).toHaveBeenCalledOnce();
});

test('an avatar shows the first letter, whatever the script', async () => {
  const { container } = await renderIn('en', <Avatar seat={7} name="ия" />);
  expect(container.textContent).toContain('И');
});

test('also where a browser cannot tell letters apart', async () => {
  vi.stubGlobal('Intl', {});
  const { container } = await renderIn('en', <Avatar seat={0} name=" ия" />);
  vi.unstubAllGlobals();
  expect(container.textContent).toContain('И');
});

test('an avatar shows a figure that is drawn, and the letter until its picture has come', async () => {
  const { container } = await renderIn('en', <Avatar seat={1} name="Mila" figure="fox" />);
  expect(container.textContent).toContain('M');
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toMatch(/figures\.svg#fox$/);
  expect(picture?.getAttribute('alt')).toBe('');
  if (picture !== null) fireEvent.load(picture);
  expect(container.textContent).not.toContain('M');
});

test('and the letter where nobody has drawn it', async () => {
  const { container } = await renderIn('en', <Avatar seat={1} name="Mila" figure="dragon" />);
  expect(container.textContent).toContain('M');
  expect(container.querySelector('img')).toBeNull();
});
