/** What can be done with all of it: saved as files, forgotten, counted again. */
import type { TableId } from '@belfry/table';
import { Button, Dialog, saveFile, useAnnounce, useLanguage } from '@belfry/ui';
import { useState } from 'react';
import { useGameName } from '../games.js';
import { paths } from '../paths.js';
import { LinkButton } from '../shell/link-button.js';
import { whenExactly } from '../shell/when.js';
import { useShellWords } from '../shell/words.js';
import { statsCsv, statsFile } from './export.js';
import type { End } from './model/counted.js';
import type { Played } from './model/played.js';
import styles from './stats.module.css';
import { useStatsWords } from './words.js';

interface SaveProps {
  readonly matches: readonly Played[];
  readonly ends: ReadonlyMap<TableId, End>;
  readonly since: number | undefined;
}

export function SaveCard({ matches, ends, since }: SaveProps) {
  const { keep: words } = useStatsWords();
  const gameName = useGameName();
  const save = (ending: 'json' | 'csv', type: string, text: string): void => {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`belfry-stats-${day}.${ending}`, new Blob([text], { type }));
  };
  const saveJson = (): void => {
    const file = statsFile(matches, ends, { now: Date.now(), since });
    save('json', 'application/json', `${JSON.stringify(file, undefined, 2)}\n`);
  };
  return (
    <section className={styles['card']} aria-labelledby="stats-save">
      <h2 id="stats-save">{words.title}</h2>
      <p>{words.text}</p>
      <div className={styles['ways']}>
        <Button icon="save" onClick={saveJson}>
          {words.json}
        </Button>
        <Button icon="save" onClick={() => save('csv', 'text/csv', statsCsv(matches, words.columns, gameName))}>
          {words.csv}
        </Button>
      </div>
    </section>
  );
}

interface ForgetProps {
  readonly since: number | undefined;
  /** Is there anything that counts? */
  readonly canForget: boolean;
  /** Could it not be kept since when matches count? */
  readonly isUnkept: boolean;
  readonly onForget: () => void;
  readonly onUndo: () => void;
}

export function ForgetCard({ since, canForget, isUnkept, onForget, onUndo }: ForgetProps) {
  const { forget: words } = useStatsWords();
  const { language } = useLanguage();
  const announce = useAnnounce();
  const [isAsking, setAsking] = useState(false);
  const forget = (): void => {
    setAsking(false);
    onForget();
    announce(words.done);
  };
  const undo = (): void => {
    onUndo();
    announce(words.undone);
  };
  return (
    <section className={styles['card']} aria-labelledby="stats-forget">
      <h2 id="stats-forget">{words.title}</h2>
      <p>{since === undefined ? words.text : words.state(whenExactly(language, since, Date.now()))}</p>
      {since !== undefined && isUnkept && <p role="alert">{words.notKept}</p>}
      <div className={styles['ways']}>
        {since !== undefined && (
          <Button icon="undo" onClick={undo}>
            {words.undo}
          </Button>
        )}
        {canForget && (
          <Button icon="trash" onClick={() => setAsking(true)}>
            {words.go}
          </Button>
        )}
        <LinkButton to={paths.matches} look="quiet">
          {words.remove}
        </LinkButton>
      </div>
      {isAsking && <ForgetDialog onForget={forget} onClose={() => setAsking(false)} />}
    </section>
  );
}

function ForgetDialog({ onForget, onClose }: { readonly onForget: () => void; readonly onClose: () => void }) {
  const { forget: words } = useStatsWords();
  const shell = useShellWords();
  return (
    <Dialog title={words.sure} closeLabel={shell.close} onClose={onClose}>
      <p className={styles['warning']}>{words.warning}</p>
      <div className={styles['ways']}>
        <Button look="danger" icon="trash" onClick={onForget}>
          {words.yes}
        </Button>
        <Button onClick={onClose}>{words.no}</Button>
      </div>
    </Dialog>
  );
}
