import { describeOnTheWire } from '@belfry/engine/testing';
import { lantern } from './index.js';

describeOnTheWire(lantern, import.meta.url, { names: {}, matches: 5 });
