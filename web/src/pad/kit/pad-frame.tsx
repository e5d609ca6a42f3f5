/** The page around a pad of any game. */
import { IconButton } from '@belfry/ui';
import { type ReactNode, useState } from 'react';
import { paths } from '../../paths.js';
import { Page } from '../../shell/page.js';
import type { PadSheet } from '../model/pad.js';
import type { Column } from '../share/score-sheet.js';
import { ShareDialog } from '../share/share-dialog.js';
import { usePadWords } from '../words/index.js';
import { NotKept } from './not-kept.js';
import styles from './pad-frame.module.css';
import { useWriting } from './text.js';

interface PadFrameProps {
  readonly pad: PadSheet;
  /** The columns of its score sheet. */
  readonly columns: readonly Column[];
  readonly children: ReactNode;
}

export function PadFrame({ pad, columns, children }: PadFrameProps) {
  const words = usePadWords();
  const { date } = useWriting();
  const [sharing, setSharing] = useState(false);
  return (
    <Page
      title={words.list.games[pad.game].name}
      subtitle={`${words.common.players(pad.names.length)} · ${date(pad.started)}`}
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
      {sharing && <ShareDialog pad={pad} columns={columns} onClose={() => setSharing(false)} />}
    </Page>
  );
}
