import { expect, test } from 'vitest';
import { fr } from './fr.js';

test('French calls a pad a pad', () => {
  expect(fr.page.overtaken).toContain('sur ce carnet');
});
