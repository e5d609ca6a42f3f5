// @vitest-environment happy-dom
import { SPECTATOR } from '@belfry/engine';
import { renderIn } from '@belfry/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { position } from '../testing/scenario.js';
import { skyscraperScreen } from './screen.js';

afterEach(cleanup);

const match = position({ hands: ['3 6 dog', '4 thief'], floors: ['1+8 2+7 4+5', '3+6'], toWin: 4 });

async function drawn(viewer: 0 | 1 | typeof SPECTATOR, seat: number): Promise<string> {
  const { Portrait } = skyscraperScreen;
  if (Portrait === undefined) throw new Error('no portrait');
  const { container } = await renderIn('en', <Portrait view={match.see(viewer)} seat={seat} />);
  await screen.findByText(/floor/);
  // Each picture names its patterns anew.
  return container.innerHTML.replaceAll(/_r_\w+_/g, '');
}

test('a portrait is a house with its floors', async () => {
  expect(await drawn(SPECTATOR, 0)).toContain('3 floors');
  expect(await drawn(SPECTATOR, 1)).toContain('1 floor');
});

test('it is the same for everybody: no hand changes it', async () => {
  const open = await drawn(SPECTATOR, 0);
  expect(await drawn(0, 0)).toBe(open);
  expect(await drawn(1, 0)).toBe(open);
});
