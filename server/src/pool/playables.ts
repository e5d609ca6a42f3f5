/** The games as tables play them on a server: what needs more than rules is answered in the pool. */
import { usualBot } from '@belfry/engine/words';
import { findGame } from '@belfry/games';
import type { Playable } from '@belfry/table';
import { nodeHash } from '../hash.js';
import type { Pool } from './pool.js';

export const findPlayable =
  ({ answer }: Pick<Pool, 'answer'>) =>
  async (id: string): Promise<Playable | undefined> => {
    const listed = findGame(id);
    if (listed === undefined) return undefined;
    const { rules, policies, load } = await listed.play();
    return {
      game: rules,
      hash: nodeHash,
      policies: policies.map(({ name }) => name),
      standIn: usualBot(listed),
      ...(listed.customs !== undefined && { customs: listed.customs }),
      ...(load !== undefined && { fate: (state, drawn) => answer(id, state, drawn) }),
    };
  };
