/** Opens saved matches: chosen, or dropped here. */
import { cleanText } from '@belfry/table';
import { Icon, useAnnounce, useLanguage } from '@belfry/ui';
import { type DragEvent, useState } from 'react';
import { useGameName } from '../games.js';
import { useHost } from '../host/context.js';
import { paths } from '../paths.js';
import { Failure } from '../shell/failure.js';
import { LinkButton } from '../shell/link-button.js';
import styles from './open-file.module.css';
import { type FileRead, readMatchFile } from './read-file.js';
import { useMatchesWords } from './words.js';

type Outcome = { readonly file: string } & (FileRead | { readonly ok: undefined });

export function OpenFile({ onOpened }: { readonly onOpened: () => void }) {
  const { open: words } = useMatchesWords();
  const { outcome, failed, read } = useReading(onOpened);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    read(event.dataTransfer.files[0]);
  };
  return (
    <section
      className={styles['open']}
      data-over={isOver || undefined}
      aria-labelledby="open-file"
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 id="open-file">{words.title}</h2>
      <p>{words.text}</p>
      <div className={styles['ways']}>
        <label className={styles['choose']}>
          <Icon name="open" />
          {words.choose}
          <input
            type="file"
            accept=".json,application/json"
            onChange={event => {
              read(event.target.files?.[0]);
              // The same file may be chosen again after it was corrected.
              event.target.value = '';
            }}
          />
        </label>
        <span className={styles['drop']}>{words.drop}</span>
      </div>
      {outcome !== undefined && <OutcomeText outcome={outcome} />}
      {failed !== undefined && <Failure error={failed.error} />}
    </section>
  );
}

function useReading(onOpened: () => void) {
  const words = useMatchesWords();
  const { language } = useLanguage();
  const host = useHost();
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<Outcome>();
  const [failed, setFailed] = useState<{ readonly error: unknown }>();
  const take = async (file: File): Promise<void> => {
    setOutcome({ file: file.name, ok: undefined });
    setFailed(undefined);
    announce(words.open.reading);
    const result = await readMatchFile(file, host, words, language);
    setOutcome({ file: file.name, ...result });
    if (result.ok) onOpened();
  };
  const read = (file: File | undefined): void => {
    if (file === undefined) return;
    take(file).catch((error: unknown) => {
      setOutcome(undefined);
      setFailed({ error });
    });
  };
  return { outcome, failed, read };
}

function OutcomeText({ outcome }: { readonly outcome: Outcome }) {
  const { open: words } = useMatchesWords();
  const name = useGameName();
  if (outcome.ok === undefined) return <p className={styles['reading']}>{words.reading}</p>;
  if (!outcome.ok)
    return (
      <div role="alert" className={styles['failed']}>
        <b>{words.failed(cleanText(outcome.file))}</b>
        <p>{outcome.why}</p>
      </div>
    );
  return (
    <div role="alert" className={styles['done']}>
      <Icon name="check" />
      <p>{(outcome.isKnown ? words.known : words.done)(name(outcome.game))}</p>
      <LinkButton to={paths.replay(outcome.id)}>{words.show}</LinkButton>
    </div>
  );
}
