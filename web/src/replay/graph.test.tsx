// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Graph } from './graph.js';

test('a match of any length can be drawn', () => {
  const scores = Array.from({ length: 150_000 }, () => [3, -2]);
  render(<Graph at={0} end={149_999} scores={scores} label={'g'} />);
  expect(screen.getByRole('img', { name: 'g' }).querySelectorAll('path')).toHaveLength(3);
});
