/** The table as all may see it, moment by moment: the director lets everything be seen that happens. */
import type { TableView } from '@belfry/table';
import type { GameScreen, Stage } from '@belfry/ui';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { type Shot, useTableDirector } from '../table/use-director.js';

export function useStage(screen: GameScreen, view: TableView): Stage<Shot> | undefined {
  const [stage, setStage] = useState<Stage<Shot>>();
  const director = useTableDirector(
    screen,
    useCallback(next => startTransition(() => setStage(next)), []),
  );
  useEffect(() => director.tell({ view, look: { type: 'board', eye: 'spectator' } }), [director, view]);
  return stage;
}
