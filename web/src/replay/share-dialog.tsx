/** A match for others: a link that holds it, or, where that would be too long, a file. */
import { phrase } from '@belfry/engine/words';
import type { Refused } from '@belfry/table';
import { Button, Dialog, saveFile } from '@belfry/ui';
import { type ReactNode, useCallback } from 'react';
import { useAsked } from '../asked.js';
import { useHost } from '../host/context.js';
import { Failure } from '../shell/failure.js';
import { type TableWords, useTableWords } from '../table/words/index.js';
import { useCopy } from '../use-copy.js';
import { maySend, type Parcel, parcelOf, type Shared, sendFile, sendLink } from './share.js';
import styles from './share-dialog.module.css';
import { useReplayWords } from './words.js';

interface ShareDialogProps extends Shared {
  /** What others read when it is sent. */
  readonly title: string;
  readonly isOver: boolean;
  readonly onClose: () => void;
}

export function ShareDialog({ id, game, at, seen, title, isOver, onClose }: ShareDialogProps) {
  const { share: words } = useReplayWords();
  const tableWords = useTableWords();
  const host = useHost();
  const asked = useAsked(useCallback(() => parcelOf(host, { id, game, at, seen }), [host, id, game, at, seen]));
  return (
    <Dialog title={words.title} closeLabel={tableWords.close} onClose={onClose}>
      <div className={styles['share']}>
        {asked.state === 'waiting' && <p role="status">{words.packing}</p>}
        {asked.state === 'failed' && <Failure error={asked.error} again={asked.again} />}
        {asked.state === 'there' && <ParcelView parcel={asked.value} title={title} isOver={isOver} />}
      </div>
    </Dialog>
  );
}

interface ParcelViewProps {
  readonly parcel: Parcel;
  readonly title: string;
  readonly isOver: boolean;
}

function ParcelView({ parcel, title, isOver }: ParcelViewProps) {
  const { share: words } = useReplayWords();
  const tableWords = useTableWords();
  if (parcel.type === 'refused') return <p>{whyNot(tableWords, parcel.why)}</p>;
  const { file } = parcel;
  const save = (
    <Button icon="save" onClick={() => saveFile(file.name, file)}>
      {tableWords.exportRecord}
    </Button>
  );
  const caution = !isOver && <p className={styles['caution']}>{words.running}</p>;
  if (parcel.type === 'link')
    return (
      <>
        <p>{words.text}</p>
        {caution}
        <LinkView link={parcel.link} title={title}>
          {save}
        </LinkView>
      </>
    );
  return (
    <>
      <p>{words.tooLong}</p>
      {caution}
      {maySend({ files: [file] }) && (
        <Button look="primary" icon="share" onClick={() => void sendFile(title, file)}>
          {words.sendFile}
        </Button>
      )}
      {save}
    </>
  );
}

interface LinkViewProps {
  readonly link: string;
  readonly title: string;
  /** What else can be done. */
  readonly children: ReactNode;
}

function LinkView({ link, title, children }: LinkViewProps) {
  const { share: words } = useReplayWords();
  const { field, done, copy } = useCopy(link);
  return (
    <>
      <input
        ref={field}
        className={styles['link']}
        aria-label={words.link}
        value={link}
        readOnly
        onFocus={event => event.target.select()}
      />
      <div className={styles['ways']}>
        <Button look="primary" onClick={() => void copy()}>
          {words.copy}
        </Button>
        {maySend({ url: link }) && (
          <Button icon="share" onClick={() => void sendLink(title, link)}>
            {words.send}
          </Button>
        )}
        {children}
      </div>
      <p role="status" className={styles['note']}>
        {done && (done === 'copied' ? words.copied : words.notCopied)}
      </p>
    </>
  );
}

const whyNot = (words: TableWords, why: Refused): string =>
  why.by === 'table' ? phrase(words.refusal, why) : words.notPossible;
