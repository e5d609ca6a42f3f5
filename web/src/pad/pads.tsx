/** All score pads of this device: begin one, carry on, look back. */
import { Button } from '@belfry/ui';
import type { PadSheet } from '@belfry/ui/pad';
import { useCallback, useState } from 'react';
import { useAsked } from '../asked.js';
import { Page } from '../shell/page.js';
import { Waiting } from '../shell/waiting.js';
import { WITH_PAD } from './games.js';
import { NewPad } from './list/new-pad.js';
import { PadList } from './list/pad-list.js';
import { RemoveDialog } from './list/remove-dialog.js';
import { NotKept } from './not-kept.js';
import styles from './pads.module.css';
import { usePadStore } from './store/context.js';
import { usePadWords } from './words/index.js';

export function Pads() {
  const { page, list } = usePadWords();
  return (
    <Page title={page.title} subtitle={list.subtitle}>
      <NotKept />
      <div className={styles['pads']}>
        {WITH_PAD[0] !== undefined && <NewPad first={WITH_PAD[0]} />}
        <Kept />
      </div>
    </Page>
  );
}

function Kept() {
  const { page, list } = usePadWords();
  const store = usePadStore();
  const asked = useAsked(useCallback(() => store.list(), [store]));
  const [removing, setRemoving] = useState<PadSheet>();
  if (asked.state === 'waiting') return <Waiting what={page.loading} />;
  if (asked.state === 'failed')
    return (
      <div role="alert">
        <p>{page.failed}</p>
        <Button icon="round" onClick={asked.again}>
          {page.again}
        </Button>
      </div>
    );
  const open = asked.value.filter(({ finished }) => !finished);
  const finished = asked.value.filter(pad => pad.finished);
  return (
    <div className={styles['kept']}>
      {asked.value.length === 0 && <p className={styles['none']}>{list.none}</p>}
      <PadList title={list.goOn} pads={open} onRemove={setRemoving} />
      <PadList title={list.finished} pads={finished} onRemove={setRemoving} />
      {removing !== undefined && (
        <RemoveDialog
          pad={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            setRemoving(undefined);
            asked.again();
          }}
        />
      )}
    </div>
  );
}
