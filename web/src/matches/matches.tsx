/** Every match of this device: to go on with, to watch again, to save, to remove, and from files. */
import type { TableSummary } from '@belfry/table';
import { useAnnounce } from '@belfry/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useAsked } from '../asked.js';
import { saveRecord } from '../files.js';
import { useHost } from '../host/context.js';
import { paths } from '../paths.js';
import { Failure } from '../shell/failure.js';
import { Jackdaw } from '../shell/jackdaw.js';
import { LinkButton } from '../shell/link-button.js';
import { Page } from '../shell/page.js';
import { Waiting } from '../shell/waiting.js';
import { OverRow, RunningRow } from './match-row.js';
import styles from './matches.module.css';
import { OpenFile } from './open-file.js';
import { RemoveDialog } from './remove-dialog.js';
import { isRunning } from './tables.js';
import { useMatchesWords } from './words.js';

export function Matches() {
  const words = useMatchesWords();
  const host = useHost();
  const asked = useAsked(useCallback(() => host.list(), [host]));
  return (
    <Page title={words.title}>
      <div className={styles['matches']}>
        {asked.state === 'waiting' && <Waiting />}
        {asked.state === 'failed' && <Failure error={asked.error} again={asked.again} />}
        {asked.state === 'there' && <Lists tables={asked.value} onChanged={asked.again} />}
        <OpenFile onOpened={asked.again} />
      </div>
    </Page>
  );
}

interface ListsProps {
  readonly tables: readonly TableSummary[];
  readonly onChanged: () => void;
}

function Lists({ tables, onChanged }: ListsProps) {
  const words = useMatchesWords();
  const { failed, save, doomed, setDoomed, remove } = useActions(onChanged);
  const running = tables.filter(isRunning);
  const over = tables.filter(table => !isRunning(table));
  return (
    <>
      {tables.length === 0 && <None />}
      {failed !== undefined && <Failure error={failed.error} />}
      <Group title={words.running} isEmpty={running.length === 0}>
        {running.map(table => (
          <RunningRow key={table.id} table={table} onRemove={() => setDoomed(table)} />
        ))}
      </Group>
      <Group title={words.over} isEmpty={over.length === 0}>
        {over.map(table => (
          <OverRow key={table.id} table={table} onRemove={() => setDoomed(table)} onSave={() => save(table)} />
        ))}
      </Group>
      {doomed !== undefined && (
        <RemoveDialog table={doomed} onRemove={() => remove(doomed)} onClose={() => setDoomed(undefined)} />
      )}
    </>
  );
}

/** Saving and removing, and what went wrong with it. */
function useActions(onChanged: () => void) {
  const words = useMatchesWords();
  const announce = useAnnounce();
  const host = useHost();
  const [doomed, setDoomed] = useState<TableSummary>();
  const [failed, setFailed] = useState<{ readonly error: unknown }>();
  const attempt = (doing: Promise<void>): void => {
    setFailed(undefined);
    doing.catch((error: unknown) => setFailed({ error }));
  };
  const takeAway = async ({ id }: TableSummary): Promise<void> => {
    setDoomed(undefined);
    await host.remove(id);
    announce(words.removed);
    onChanged();
    // The button that was pressed is gone with its row.
    document.querySelector('h1')?.focus();
  };
  return {
    failed,
    doomed,
    setDoomed,
    save: (table: TableSummary) => attempt(saveRecord(host, table.id, table.game)),
    remove: (table: TableSummary) => attempt(takeAway(table)),
  };
}

interface GroupProps {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

const Group = ({ title, isEmpty, children }: GroupProps) =>
  isEmpty ? null : (
    <section className={styles['group']}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );

function None() {
  const { none } = useMatchesWords();
  return (
    <section className={styles['none']}>
      <Jackdaw size={96} />
      <div>
        <h2>{none.title}</h2>
        <p>{none.text}</p>
        <LinkButton to={paths.home} look="primary" icon="play">
          {none.go}
        </LinkButton>
      </div>
    </section>
  );
}
