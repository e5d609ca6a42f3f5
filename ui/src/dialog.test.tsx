// @vitest-environment happy-dom
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/index.js';
import { Dialog } from './index.js';

/** A dialog that goes when it is closed, as they all do. */
async function open() {
  const closed = vi.fn<() => void>();
  const Closable = () => {
    const [isOpen, setOpen] = useState(true);
    const close = (): void => {
      closed();
      setOpen(false);
    };
    if (!isOpen) return null;
    return (
      <Dialog title={'t'} closeLabel={'x'} onClose={close}>
        <input type="file" />
      </Dialog>
    );
  };
  const { container } = await renderIn('en', <Closable />);
  return { closed, dialog: screen.getByRole<HTMLDialogElement>('dialog'), container };
}

const cancel = (at: Element, cancelable: boolean) => {
  const event = createEvent('cancel', at, { cancelable, bubbles: at.tagName === 'INPUT' });
  return act(async () => fireEvent(at, event));
};

test('a dialog that the browser closes by itself is closed for the page too, once', async () => {
  const { closed, dialog } = await open();
  await act(async () => dialog.close());
  expect(closed).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape asks the page to close it, and what follows from that is not heard again', async () => {
  const { closed, dialog } = await open();
  await cancel(dialog, true);
  await act(async () => dialog.dispatchEvent(new Event('close')));
  expect(closed).toHaveBeenCalledOnce();
});

test('where closing cannot be held up, only the end of it counts', async () => {
  const { closed, dialog } = await open();
  await cancel(dialog, false);
  expect(closed).not.toHaveBeenCalled();
  await act(async () => dialog.close());
  expect(closed).toHaveBeenCalledOnce();
});

test('a file picker that is cancelled inside does not close the dialog', async () => {
  const { closed, container } = await open();
  await cancel(container.querySelector('input') ?? container, true);
  expect(closed).not.toHaveBeenCalled();
});

test('the cross closes it once', async () => {
  const { closed } = await open();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'x' })));
  expect(closed).toHaveBeenCalledOnce();
});
