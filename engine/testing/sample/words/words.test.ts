import { LANGUAGES } from '@belfry/engine/words';
import { describe, expect, test } from 'vitest';
import type { Refusal } from '../rules/index.js';
import { lanternWords } from './index.js';

const REFUSALS: readonly Refusal[] = [{ code: 'wrong-lights', expected: 3 }, { code: 'brightest-stays' }];

describe.each(LANGUAGES)('Lantern in %s', language => {
  test.each(REFUSALS)('words the refusal $code', refusal => {
    expect(lanternWords[language].explain(refusal)).toMatch('expected' in refusal ? /3/ : /.{10}/);
  });
});
