/** The matches of one place, those that run and those that were played: to go on with, to watch again, to save, to remove. */
import type { TablePage, TableSummary } from '@belfry/table';
import { Button, useAnnounce } from '@belfry/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useAsked } from '../asked.js';
import { saveRecord } from '../files.js';
import { useHost } from '../host/context.js';
import { Failure } from '../shell/failure.js';
import { OverRow, type Place, RunningRow } from './match-row.js';
import styles from './matches.module.css';
import { RemoveDialog } from './remove-dialog.js';
import type { Tables } from './tables.js';
import { useMatchesWords } from './words.js';

/** How many are shown at first, and how many more each time. */
const PAGE = 30;

/** What the host has, asked again when something changes. */
export function useTables(ask: (limits: Readonly<Record<keyof Tables, number>>) => Promise<Tables>) {
  const [limits, setLimits] = useState({ running: PAGE, over: PAGE });
  const asked = useAsked(useCallback(() => ask(limits), [ask, limits]));
  return { asked, onMore: (group: keyof Tables) => setLimits({ ...limits, [group]: limits[group] + PAGE }) };
}

interface ListsProps extends Tables {
  readonly place: Place;
  readonly mayRemove: (table: TableSummary) => boolean;
  readonly isForAll: boolean;
  readonly onChanged: () => void;
  readonly onMore: (group: keyof Tables) => void;
}

export function MatchLists({ running, over, place, mayRemove, isForAll, onChanged, onMore }: ListsProps) {
  const words = useMatchesWords();
  const { failed, save, doomed, setDoomed, remove } = useActions(onChanged);
  const rowOf = (table: TableSummary) => ({
    table,
    place,
    onRemove: mayRemove(table) ? () => setDoomed(table) : undefined,
  });
  return (
    <>
      {failed !== undefined && <Failure error={failed.error} />}
      <Group title={words.running} place={place} page={running} onMore={() => onMore('running')}>
        {running.tables.map(table => (
          <RunningRow key={table.id} {...rowOf(table)} />
        ))}
      </Group>
      <Group title={words.over} place={place} page={over} onMore={() => onMore('over')}>
        {over.tables.map(table => (
          <OverRow key={table.id} {...rowOf(table)} onSave={() => save(table)} />
        ))}
      </Group>
      {doomed !== undefined && (
        <RemoveDialog
          table={doomed}
          isForAll={isForAll}
          onRemove={() => remove(doomed)}
          onClose={() => setDoomed(undefined)}
        />
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
  readonly place: Place;
  readonly page: TablePage<TableSummary>;
  readonly onMore: () => void;
  readonly children: ReactNode;
}

function Group({ title, place, page, onMore, children }: GroupProps) {
  const { more } = useMatchesWords();
  if (page.total === 0) return null;
  const Heading = place.isNamed ? 'h3' : 'h2';
  return (
    <section className={styles['group']}>
      <Heading>{title}</Heading>
      <ul>{children}</ul>
      {page.next !== undefined && <Button onClick={onMore}>{more(page.total - page.tables.length)}</Button>}
    </section>
  );
}
