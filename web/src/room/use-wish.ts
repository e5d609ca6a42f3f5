/** Wishes at a table of the server, and in words why one was not granted. */
import { phrase } from '@belfry/engine/words';
import type { Granted, Refused, RemoteWish, RoomView, TableId } from '@belfry/table';
import { useState } from 'react';
import { newWishId } from '../new-id.js';
import { useServer } from '../server/context.js';
import { type TableWords, useTableWords } from '../table/words/index.js';

type Unmade<W> = W extends unknown ? Omit<W, 'id' | 'revision'> : never;

/** Without what every wish has. */
type Wished = Unmade<RemoteWish>;

export interface Wishing {
  /** Nothing if it was not granted. `revision`: what the wish follows, if it follows another. */
  readonly wish: (wished: Wished, revision?: number) => Promise<Granted | undefined>;
  /** Why the last one was not granted. */
  readonly problem: string | undefined;
  readonly isBusy: boolean;
}

export function useWish(id: TableId, { revision: seen }: Pick<RoomView, 'revision'>): Wishing {
  const { host } = useServer();
  const words = useTableWords();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const wish = async (wished: Wished, revision = seen): Promise<Granted | undefined> => {
    setProblem(undefined);
    setBusy(true);
    try {
      const answer = await host.wish(id, { id: newWishId(), revision, ...wished });
      if (answer.ok) return answer.value;
      setProblem(explain(words, answer.error));
    } catch {
      setProblem(words.notPossible);
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return { wish, problem, isBusy };
}

const explain = (words: TableWords, refused: Refused): string =>
  refused.by === 'table' ? phrase(words.refusal, refused) : words.notPossible;
