import { describeContract } from '@belfry/engine/testing';
import { GAMES } from './index.js';

for (const { rules } of GAMES) describeContract(rules);
