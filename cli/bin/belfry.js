#!/usr/bin/env -S node --max-semi-space-size=128 --v8-pool-size=1
// Starts belfry. In a checkout it first installs and builds what is missing or stale, silently if nothing is.
import { existsSync } from 'node:fs';

const ready = new URL('../../scripts/ready.js', import.meta.url);
if (existsSync(ready)) (await import(ready.href)).ready();

await import('../dist/src/run.js');
