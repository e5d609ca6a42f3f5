/** The way to the tower: what it is for, and how much of it stands already. */
import { Button, Icon } from '@belfry/ui';
import { Actions, Panel } from '@belfry/ui/pad';
import { useEffect, useRef } from 'react';
import type { TurmbauerPad } from './pad.js';
import { useWords } from './words/index.js';

interface TowerPanelProps {
  readonly log: TurmbauerPad['log'];
  /** Somebody just came back from it: they go on where they were. */
  readonly isBack: boolean;
  readonly onOpen: () => void;
}

export function TowerPanel({ log, isBack, onOpen }: TowerPanelProps) {
  const { tower } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the panel appears.
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, []);
  const stones = log.filter(({ type }) => type === 'stone').length;
  return (
    <Panel title={tower.title} sign={<Icon name="bricks" size={24} />}>
      <p>{tower.about}</p>
      {stones > 0 && <p>{tower.stands(stones)}</p>}
      <Actions>
        <Button ref={button} icon="bricks" onClick={onOpen}>
          {stones === 0 ? tower.open : tower.goOn}
        </Button>
      </Actions>
    </Panel>
  );
}
