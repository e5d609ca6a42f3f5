import { describeSpec } from '@belfry/engine/testing';

describeSpec(import.meta.url);
