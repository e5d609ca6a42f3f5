/** What may be said at a table: lines, or a few kind reactions that need no typing. */
import * as z from 'zod/mini';

export const REACTIONS = ['bravo', 'oh', 'hm', 'thanks', 'hello'] as const;
export type Reaction = (typeof REACTIONS)[number];

export const reactionName = z.enum(REACTIONS);

/** What the host lets be said: everything, only reactions, or nothing. */
export const talkSetting = z.enum(['free', 'reactions', 'none']);
export type Talk = z.infer<typeof talkSetting>;
