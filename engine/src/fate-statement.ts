/**
 * What a record may say about its fate, in its top-level field `fate`. Records without it are valid all the same: such
 * fields carry no meaning for the rules.
 */
import * as z from 'zod/mini';

export const FATE_SCHEME = 'belfry-fate/1';

const fateStatement = z.object({
  scheme: z.literal(FATE_SCHEME),
  commitment: z.string(),
  /** Absent as long as the match runs. */
  key: z.exactOptional(z.string()),
  /** `Game.fateBy`: the version of what answered, where that is more than the rules. */
  by: z.exactOptional(z.string()),
});

export type FateStatement = z.infer<typeof fateStatement>;

/** The statement of a record, if it makes one in a scheme we know. */
export function readFateStatement(record: unknown): FateStatement | undefined {
  return z.object({ fate: fateStatement }).safeParse(record).data?.fate;
}
