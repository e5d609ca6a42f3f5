/** The page around a pad of any game. */
import { IconButton } from '@belfry/ui';
import { type PadPage, type PadSheet, useWriting } from '@belfry/ui/pad';
import { type ReactNode, useState } from 'react';
import { useGameName } from '../games.js';
import { paths } from '../paths.js';
import { Page } from '../shell/page.js';
import { NotKept } from './not-kept.js';
import styles from './pad-frame.module.css';
import { ShareDialog } from './share/share-dialog.js';
import { usePadWords } from './words/index.js';

interface PadFrameProps {
  readonly pad: PadSheet;
  readonly page: PadPage;
  readonly children: ReactNode;
}

export function PadFrame({ pad, page, children }: PadFrameProps) {
  const words = usePadWords();
  const name = useGameName();
  const { date } = useWriting();
  const [sharing, setSharing] = useState(false);
  return (
    <Page
      title={name(pad.game)}
      subtitle={`${words.page.players(pad.names.length)} · ${date(pad.started)}`}
      back={paths.pads}
      wide
      actions={
        <IconButton
          icon="share"
          label={words.share.share}
          showLabel="desk"
          className={styles['share']}
          onClick={() => setSharing(true)}
        />
      }
    >
      <NotKept />
      {children}
      {sharing && <ShareDialog pad={pad} page={page} onClose={() => setSharing(false)} />}
    </Page>
  );
}
