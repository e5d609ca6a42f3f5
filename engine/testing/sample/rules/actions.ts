/** What can enter a match of Lantern, and why not. SPEC [record]. */
import { notation } from '@belfry/engine';
import * as z from 'zod/mini';
import type { Light } from './state.js';

export type Action = { readonly type: 'keep' } | { readonly type: 'swap' };

export type Chance =
  | { readonly chance: 'deal'; readonly lights: readonly Light[] }
  | { readonly chance: 'draw'; readonly light: Light };

export type Refusal =
  | { readonly code: 'wrong-lights'; readonly expected: number }
  | { readonly code: 'brightest-stays' };

const light = z.int().check(z.minimum(1), z.maximum(9));

/** [record.3] */
export const actions = notation<Action>(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('keep') }),
    z.strictObject({ type: z.literal('swap') }),
  ]),
);

/** [record.2] */
export const chances = notation<Chance>(
  z.discriminatedUnion('chance', [
    z.strictObject({ chance: z.literal('deal'), lights: z.readonly(z.array(light)) }),
    z.strictObject({ chance: z.literal('draw'), light }),
  ]),
);
