/** One score pad. Each game's page comes when a pad of that game is opened. */
import { Button, lazyPart } from '@belfry/ui';
import { type ComponentType, Suspense, useCallback } from 'react';
import { useAsked } from '../asked.js';
import { paths } from '../paths.js';
import { LinkButton } from '../shell/link-button.js';
import { Page } from '../shell/page.js';
import { Waiting } from '../shell/waiting.js';
import type { PadProps } from './kit/use-editor.js';
import type { PadSheet } from './model/pad.js';
import styles from './pad.module.css';
import { usePadStore } from './store/context.js';
import { useStoredPad } from './use-stored-pad.js';
import { usePadWords } from './words/index.js';

const FiveTowersPage: ComponentType<PadProps<'five-towers'>> = lazyPart(
  async () => (await import('./five-towers/page.js')).FiveTowersPage,
);
const SkyscraperPage: ComponentType<PadProps<'skyscraper'>> = lazyPart(
  async () => (await import('./skyscraper/page.js')).SkyscraperPage,
);
const TurmbauerPage: ComponentType<PadProps<'turmbauer'>> = lazyPart(
  async () => (await import('./turmbauer/page.js')).TurmbauerPage,
);

export const Pad = ({ id }: { readonly id: string }) => <StoredPad key={id} id={id} />;

function StoredPad({ id }: { readonly id: string }) {
  const { common } = usePadWords();
  const store = usePadStore();
  const asked = useAsked(useCallback(() => store.get(id), [store, id]));
  if (asked.state === 'waiting') return <Waiting what={common.loading} />;
  if (asked.state === 'failed') return <Trouble text={common.failed} again={asked.again} />;
  return asked.value === undefined ? (
    <Trouble text={common.missing} />
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
  const { common } = usePadWords();
  const { pad, trouble, change } = useStoredPad(stored, onGone);
  return (
    <Suspense fallback={<Waiting what={common.loading} />}>
      {trouble !== undefined && (
        <p role="alert" className={styles['unsaved']}>
          {common[trouble]}
        </p>
      )}
      <GamePad pad={pad} onChange={change} />
    </Suspense>
  );
}

function GamePad({ pad, onChange }: { readonly pad: PadSheet; readonly onChange: (pad: PadSheet) => void }) {
  switch (pad.game) {
    case 'five-towers':
      return <FiveTowersPage pad={pad} onChange={onChange} />;
    case 'skyscraper':
      return <SkyscraperPage pad={pad} onChange={onChange} />;
    case 'turmbauer':
      return <TurmbauerPage pad={pad} onChange={onChange} />;
  }
}

function Trouble({ text, again }: { readonly text: string; readonly again?: () => void }) {
  const { common } = usePadWords();
  return (
    <Page title={common.title} back={paths.pads}>
      <div role="alert" className={styles['trouble']}>
        <p>{text}</p>
        {again !== undefined && (
          <Button look="primary" icon="round" onClick={again}>
            {common.again}
          </Button>
        )}
        <LinkButton to={paths.pads} icon="pad">
          {common.allPads}
        </LinkButton>
      </div>
    </Page>
  );
}
