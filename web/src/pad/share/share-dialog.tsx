/** The score sheet, to be sent to those who were there: as text or as a picture. */
import { Button, Dialog, useAnnounce } from '@belfry/ui';
import { Actions, type PadPage, type PadSheet, useCommonWords, useWriting } from '@belfry/ui/pad';
import { useRef, useState } from 'react';
import { useGameName } from '../../games.js';
import { usePadWords } from '../words/index.js';
import { type HandedOver, sharePicture, shareText } from './hand-over.js';
import { pictureOf } from './picture.js';
import { ScoreSheet } from './score-sheet.js';
import styles from './share-dialog.module.css';

interface ShareDialogProps {
  readonly pad: PadSheet;
  readonly page: PadPage;
  readonly onClose: () => void;
}

export function ShareDialog({ pad, page, onClose }: ShareDialogProps) {
  const words = usePadWords();
  const { close } = useCommonWords();
  const announce = useAnnounce();
  const sheet = useRef<SVGSVGElement>(null);
  const [said, setSaid] = useState('');
  const title = useGameName()(pad.game);
  const date = useWriting().date(pad.started);
  const { columns, lines, verdict } = page.useSummary(pad);
  const text = [`${title} · ${date}`, ...lines, verdict].filter(Boolean).join('\n');
  const file = `${words.share.fileName}-${new Date(pad.started).toISOString().slice(0, 10)}.png`;
  const say = (done: HandedOver): void => {
    const message = done === 'dismissed' ? '' : done === 'saved' ? words.share.saved(file) : words.share[done];
    setSaid(message);
    announce(message);
  };
  const picture = async (): Promise<HandedOver> => {
    if (sheet.current === null) return 'failed';
    return sharePicture(title, await pictureOf(sheet.current), file);
  };
  const hand = (over: Promise<HandedOver>): void => void over.then(say, () => say('failed'));
  return (
    <Dialog title={words.share.title} closeLabel={close} onClose={onClose}>
      <div className={styles['preview']}>
        <ScoreSheet
          ref={sheet}
          label={text}
          title={title}
          date={date}
          verdict={verdict}
          footer={words.share.made}
          columns={columns}
        />
      </div>
      <Actions>
        <Button icon="share" onClick={() => hand(shareText(title, text))}>
          {words.share.text}
        </Button>
        <Button look="primary" icon="save" onClick={() => hand(picture())}>
          {words.share.picture}
        </Button>
      </Actions>
      {said !== '' && <p className={styles['said']}>{said}</p>}
    </Dialog>
  );
}
