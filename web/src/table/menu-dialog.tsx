/** What else can be done at a table: leave, change the pace, save. */
import type { TableId, TableView } from '@belfry/table';
import { BOT_SPEEDS, Button, Dialog, type GameScreen, Segments, updateSettings, useSettings } from '@belfry/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { CoachButton } from '../coach/menu-button.js';
import { saveRecord } from '../files.js';
import { useHost } from '../host/context.js';
import { paths } from '../paths.js';
import { Failure } from '../shell/failure.js';
import { SettingsForm } from '../shell/settings/settings-form.js';
import { useShellWords } from '../shell/words.js';
import styles from './menu-dialog.module.css';
import { useTableWords } from './words/index.js';

interface MenuDialogProps {
  readonly id: TableId;
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly onClose: () => void;
}

export function MenuDialog({ id, screen, view, onClose }: MenuDialogProps) {
  const words = useTableWords();
  const host = useHost();
  const { botSpeed } = useSettings();
  const { speeds } = useShellWords().settings;
  const [, navigate] = useLocation();
  const [showsSettings, setShowsSettings] = useState(false);
  const [error, setError] = useState<unknown>();
  const isRunning = view.due.type !== 'over';
  if (showsSettings)
    return (
      <Dialog key="settings" title={words.settings} closeLabel={words.close} onClose={onClose}>
        <SettingsForm />
      </Dialog>
    );
  return (
    <Dialog key="menu" title={words.menu} closeLabel={words.close} onClose={onClose}>
      <div className={styles['menu']}>
        <Button icon="home" onClick={() => navigate(paths.home)}>
          {words.leave}
        </Button>
        <p className={styles['help']}>{words.leaveHelp}</p>
        <h3>{words.botSpeed}</h3>
        <Segments
          label={words.botSpeed}
          value={botSpeed}
          choices={BOT_SPEEDS.map(value => ({ value, name: speeds[value] }))}
          onChange={speed => updateSettings({ botSpeed: speed })}
        />
        <Button icon="gear" onClick={() => setShowsSettings(true)}>
          {words.settings}
        </Button>
        <CoachButton screenId={screen.rules.id} tableId={id} onDone={onClose} />
        <Button icon="save" onClick={() => void saveRecord(host, id, screen.rules.id).catch(setError)}>
          {words.exportRecord}
        </Button>
        {isRunning && <p className={styles['help']}>{words.exportRunning}</p>}
        {error !== undefined && <Failure error={error} />}
        {view.fate !== undefined && <FateView fate={view.fate} />}
      </div>
    </Dialog>
  );
}

export function FateView({ fate }: { readonly fate: NonNullable<TableView['fate']> }) {
  const words = useTableWords();
  const { key } = fate;
  return (
    <details>
      <summary>{words.fate}</summary>
      <p className={styles['help']}>{words.fateHelp}</p>
      <dl className={styles['fate']}>
        <dt>{words.commitment}</dt>
        <dd>{'draw' in fate ? fate.draw.commitment : fate.commitment}</dd>
        {key !== undefined && (
          <>
            <dt>{words.key}</dt>
            <dd>{key}</dd>
          </>
        )}
      </dl>
    </details>
  );
}
