// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderIn } from '../testing/index.js';
import { useDrag } from './index.js';

const told: string[] = [];

function Thing({ restFirst }: { readonly restFirst: boolean }) {
  const drag = useDrag<string>({
    restFirst,
    onMove: ({ key, x, y }) => told.push(`move ${key} ${x} ${y}`),
    onDrop: ({ key, x, y }) => told.push(`drop ${key} ${x} ${y}`),
  });
  return (
    <button
      type="button"
      data-dragged={drag.dragged?.key}
      onClick={() => !drag.swallowsClick() && told.push('click')}
      {...drag.handlers('a')}
    />
  );
}

beforeEach(() => {
  told.length = 0;
  HTMLElement.prototype.setPointerCapture = () => {};
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const AT_START = { clientX: 10, clientY: 10, button: 0, pointerId: 1 };

async function pressed(pointerType: string, restFirst = false): Promise<HTMLElement> {
  await renderIn('en', <Thing restFirst={restFirst} />);
  const thing = screen.getByRole('button');
  fireEvent.pointerDown(thing, { ...AT_START, pointerType });
  return thing;
}

test('what moves far enough is dragged and dropped, and the click after it means nothing', async () => {
  const thing = await pressed('mouse');
  fireEvent.pointerMove(thing, { clientX: 30, clientY: 10, pointerId: 1, buttons: 1, pointerType: 'mouse' });
  expect(thing.dataset['dragged']).toBe('a');
  fireEvent.pointerUp(thing, { clientX: 40, clientY: 12, pointerId: 1 });
  fireEvent.click(thing);
  expect(told).toEqual(['move a 30 10', 'drop a 40 12']);
  expect(thing.dataset['dragged']).toBeUndefined();
  fireEvent.click(thing);
  expect(told.at(-1)).toBe('click');
});

test('what hardly moves is a click', async () => {
  const thing = await pressed('mouse');
  fireEvent.pointerMove(thing, { clientX: 13, clientY: 12, pointerId: 1, buttons: 1, pointerType: 'mouse' });
  fireEvent.pointerUp(thing, { clientX: 13, clientY: 12, pointerId: 1 });
  fireEvent.click(thing);
  expect(told).toEqual(['click']);
});

test('a button let go elsewhere, and another finger, drag nothing', async () => {
  const thing = await pressed('mouse');
  fireEvent.pointerMove(thing, { clientX: 90, clientY: 10, pointerId: 2, buttons: 1, pointerType: 'touch' });
  fireEvent.pointerMove(thing, { clientX: 60, clientY: 10, pointerId: 1, buttons: 0, pointerType: 'mouse' });
  fireEvent.pointerMove(thing, { clientX: 90, clientY: 10, pointerId: 1, buttons: 1, pointerType: 'mouse' });
  expect(told).toEqual([]);
});

test('a finger drags after a rest, if it has to rest first; else it scrolls', async () => {
  const moved = { clientX: 30, clientY: 10, pointerId: 1, buttons: 1, pointerType: 'touch' };
  const hasty = await pressed('touch', true);
  fireEvent.pointerMove(hasty, moved);
  act(() => void vi.runAllTimers());
  fireEvent.pointerMove(hasty, { ...moved, clientX: 50 });
  expect(told).toEqual([]);
  const patient = await pressed('touch', true);
  act(() => void vi.runAllTimers());
  expect(patient.dataset['dragged']).toBe('a');
  fireEvent.pointerMove(patient, moved);
  expect(told).toEqual(['move a 30 10']);
  fireEvent.pointerCancel(patient);
  expect(patient.dataset['dragged']).toBeUndefined();
});

/** Two things that change places whenever one of them moves, as cards in a hand do. */
function Row() {
  const [order, setOrder] = useState(['a', 'b']);
  const drag = useDrag<string>({
    onMove: ({ key, x }) => {
      told.push(`move ${key} ${x}`);
      setOrder(old => old.toReversed());
    },
    onDrop: ({ key, x }) => told.push(`drop ${key} ${x}`),
  });
  return (
    <div data-dragged={drag.dragged?.key}>
      {order.map(key => (
        <button type="button" key={key} {...drag.handlers(key)}>
          {key}
        </button>
      ))}
    </div>
  );
}

const AT = (clientX: number) => ({ clientX, clientY: 10, pointerId: 1, buttons: 1, pointerType: 'mouse' });

async function draggedRow(): Promise<HTMLElement> {
  await renderIn('en', <Row />);
  const thing = screen.getByRole('button', { name: 'a' });
  fireEvent.pointerDown(thing, { ...AT_START, pointerType: 'mouse' });
  fireEvent.pointerMove(thing, AT(30));
  return thing;
}

test('what is put in elsewhere while it is dragged takes the pointer again', async () => {
  const thing = await draggedRow();
  const captured = vi.spyOn(HTMLElement.prototype, 'setPointerCapture');
  fireEvent.lostPointerCapture(thing, { pointerId: 1 });
  expect(captured).toHaveBeenCalledWith(1);
  fireEvent.pointerMove(thing, AT(60));
  fireEvent.pointerUp(thing, AT(70));
  expect(told).toEqual(['move a 30', 'move a 60', 'drop a 70']);
});

test('a drag ends wherever the button is let go, and when the pointer cannot be had again', async () => {
  await draggedRow();
  fireEvent.pointerUp(document.body, AT(80));
  expect(told.at(-1)).toBe('drop a 80');
  const thing = await draggedRow();
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => {
    throw new Error('no such pointer');
  });
  fireEvent.lostPointerCapture(thing, { pointerId: 1 });
  expect(thing.parentElement?.dataset['dragged']).toBeUndefined();
});
