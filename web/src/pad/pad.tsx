/** One score pad. Each game's page comes when a pad of that game is opened. */
import { Button } from '@belfry/ui';
import type { PadProps, PadSheet } from '@belfry/ui/pad';
import { Suspense, useCallback } from 'react';
import { useAsked } from '../asked.js';
import { paths } from '../paths.js';
import { LinkButton } from '../shell/link-button.js';
import { Page } from '../shell/page.js';
import { Waiting } from '../shell/waiting.js';
import { usePadPage } from './games.js';
import styles from './pad.module.css';
import { PadFrame } from './pad-frame.js';
import { usePadStore } from './store/context.js';
import { useStoredPad } from './use-stored-pad.js';
import { usePadWords } from './words/index.js';

export const Pad = ({ id }: { readonly id: string }) => <StoredPad key={id} id={id} />;

function StoredPad({ id }: { readonly id: string }) {
  const { page } = usePadWords();
  const store = usePadStore();
  const asked = useAsked(useCallback(() => store.get(id), [store, id]));
  if (asked.state === 'waiting') return <Waiting what={page.loading} />;
  if (asked.state === 'failed') return <Trouble text={page.failed} again={asked.again} />;
  return asked.value === undefined ? (
    <Trouble text={page.missing} />
  ) : (
    <OpenPad stored={asked.value} onGone={asked.again} />
  );
}

interface OpenPadProps {
  readonly stored: PadSheet;
  /** It was removed in another window. */
  readonly onGone: () => void;
}

function OpenPad({ stored, onGone }: OpenPadProps) {
  const { page } = usePadWords();
  const { pad, trouble, change } = useStoredPad(stored, onGone);
  return (
    <Suspense fallback={<Waiting what={page.loading} />}>
      {trouble !== undefined && (
        <p role="alert" className={styles['unsaved']}>
          {page[trouble]}
        </p>
      )}
      <WrittenPad pad={pad} onChange={change} />
    </Suspense>
  );
}

function WrittenPad(props: PadProps) {
  const words = usePadWords();
  const page = usePadPage(props.pad.game);
  if (page === undefined) return <Trouble text={words.page.unknownGame} />;
  return (
    <PadFrame pad={props.pad} page={page}>
      <page.Page {...props} />
    </PadFrame>
  );
}

function Trouble({ text, again }: { readonly text: string; readonly again?: () => void }) {
  const { page } = usePadWords();
  return (
    <Page title={page.title} back={paths.pads}>
      <div role="alert" className={styles['trouble']}>
        <p>{text}</p>
        {again !== undefined && (
          <Button look="primary" icon="round" onClick={again}>
            {page.again}
          </Button>
        )}
        <LinkButton to={paths.pads} icon="pad">
          {page.allPads}
        </LinkButton>
      </div>
    </Page>
  );
}
