// @vitest-environment happy-dom
import type { TableView } from '@belfry/table';
import type { GameScreen } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { pageRenderer } from '../shell/testing.js';
import { ResultDialog } from './result-dialog.js';

const renderPage = pageRenderer(renderIn);

/** A finale that never ends by itself. */
const SCREEN = {
  Finale: () => <p>Towers rise.</p>,
  Result: () => <p>The sheet.</p>,
  useWords: () => ({ decided: () => 'A roof decided it.' }),
} as unknown as GameScreen;

const people = { seats: ['Ada', 'Ben'].map(name => ({ name, isBot: false })), you: 0 };

beforeEach(() => {
  // The test's window has no modal dialogs of its own.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
});

test('whoever skips the finale reads on where the winner is named', async () => {
  const match = { view: { state: {}, log: [] } as unknown as TableView, result: { winners: [0] }, people };
  await renderPage(<ResultDialog id="one" screen={SCREEN} {...match} isStill={false} onClose={() => undefined} />);
  const skip = await screen.findByRole('button', { name: 'Skip' });
  expect(screen.queryByText('The sheet.')).toBeNull();
  skip.focus();
  fireEvent.click(skip);
  expect(screen.getByText('The sheet.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('You win!A roof decided it.');
});
