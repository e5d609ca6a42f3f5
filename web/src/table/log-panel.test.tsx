// @vitest-environment happy-dom
import type { LogLine } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { LogPanel } from './log-panel.js';

const line = (entry: number): LogLine => ({ entry, text: `line ${entry}` });

test('what is new comes above; who reads a line keeps it', async () => {
  let tell: (lines: readonly LogLine[]) => void = () => undefined;
  const Panel = () => {
    const [lines, setLines] = useState<readonly LogLine[]>([line(0), line(1)]);
    tell = setLines;
    return <LogPanel lines={lines} current={undefined} onShow={() => undefined} since={[]} />;
  };
  await renderIn('en', <Panel />);
  const second = await screen.findByRole('button', { name: /line 1/ });
  second.focus();
  act(() => tell([line(0), line(1), line(2)]));
  expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual(['line 2', 'line 1', 'line 0']);
  expect(document.activeElement).toBe(second);
});
