import { expect, test } from 'vitest';
import { troubleWith, withName } from './names.js';

test('everybody needs a name of their own', () => {
  expect(troubleWith(['Ada', ' '])).toEqual({ code: 'missing' });
  expect(troubleWith(['Ada', 'ada '])).toEqual({ code: 'twice', name: 'ada' });
  expect(troubleWith(['Ada', 'Bo'])).toBeUndefined();
});

test('a known name goes where one is missing', () => {
  expect(withName(['Ada', ''], 'Bo', 4)).toEqual(['Ada', 'Bo']);
  expect(withName(['Ada', 'Bo'], 'Cy', 4)).toEqual(['Ada', 'Bo', 'Cy']);
  expect(withName(['Ada', 'Bo'], 'Cy', 2)).toEqual(['Ada', 'Bo']);
});
