import { describeWords } from '@belfry/engine/testing';
import { lantern } from '../rules/index.js';
import { lanternWords } from './index.js';

describeWords(lantern, {
  words: lanternWords,
  refusals: {
    'wrong-lights': { code: 'wrong-lights', expected: 3 },
    'brightest-stays': { code: 'brightest-stays' },
  },
});
