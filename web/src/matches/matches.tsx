/** Every match of this device: to go on with, to watch again, to save, to remove, and from files. */
import type { TablePage, TableSummary } from '@belfry/table';
import { Button, useAnnounce } from '@belfry/ui';
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
import { type Tables, tablesOf } from './tables.js';
import { useMatchesWords } from './words.js';

export function Matches() {
  const words = useMatchesWords();
  const host = useHost();
  const [limits, setLimits] = useState({ running: PAGE, over: PAGE });
  const asked = useAsked(useCallback(() => tablesOf(host, limits), [host, limits]));
  return (
    <Page
      title={words.title}
      actions={
        <LinkButton to={paths.stats} look="quiet" icon="bricks">
          {words.stats}
        </LinkButton>
      }
    >
      <div className={styles['matches']}>
        {asked.state === 'waiting' && <Waiting />}
        {asked.state === 'failed' && <Failure error={asked.error} again={asked.again} />}
        {asked.state === 'there' && (
          <Lists
            {...asked.value}
            onChanged={asked.again}
            onMore={group => setLimits({ ...limits, [group]: limits[group] + PAGE })}
          />
        )}
        <OpenFile onOpened={asked.again} />
      </div>
    </Page>
  );
}

/** How many are shown at first, and how many more each time. */
const PAGE = 30;

interface ListsProps extends Tables {
  readonly onChanged: () => void;
  readonly onMore: (group: keyof Tables) => void;
}

function Lists({ running, over, onChanged, onMore }: ListsProps) {
  const words = useMatchesWords();
  const { failed, save, doomed, setDoomed, remove } = useActions(onChanged);
  return (
    <>
      {running.total + over.total === 0 && <None />}
      {failed !== undefined && <Failure error={failed.error} />}
      <Group title={words.running} page={running} onMore={() => onMore('running')}>
        {running.tables.map(table => (
          <RunningRow key={table.id} table={table} onRemove={() => setDoomed(table)} />
        ))}
      </Group>
      <Group title={words.over} page={over} onMore={() => onMore('over')}>
        {over.tables.map(table => (
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
    const refused = await host.remove(id);
    if (refused !== undefined) throw new Error(refused.code);
    announce(words.removed);
    onChanged();
    // The button that was pressed is gone with its row.
    document.querySelector('h1')?.focus({ preventScroll: true });
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
  readonly page: TablePage<TableSummary>;
  readonly onMore: () => void;
  readonly children: ReactNode;
}

function Group({ title, page, onMore, children }: GroupProps) {
  const { more } = useMatchesWords();
  if (page.total === 0) return null;
  return (
    <section className={styles['group']}>
      <h2>{title}</h2>
      <ul>{children}</ul>
      {page.next !== undefined && <Button onClick={onMore}>{more(page.total - page.tables.length)}</Button>}
    </section>
  );
}

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
