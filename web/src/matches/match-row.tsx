/** One match in the list, with what can be done with it. */
import type { TableSummary } from '@belfry/table';
import { Icon, IconButton, useLanguage } from '@belfry/ui';
import type { ReactNode } from 'react';
import { useGameName } from '../games.js';
import { Emblem } from '../home/emblem.js';
import { paths } from '../paths.js';
import { findPlayable } from '../playable.js';
import { LinkButton } from '../shell/link-button.js';
import { whenExactly } from '../shell/when.js';
import { useShellWords } from '../shell/words.js';
import styles from './matches.module.css';
import { everybody, scoresText, turnText, winnersText } from './tables.js';
import { useMatchesWords } from './words.js';

interface MatchRowProps {
  readonly table: TableSummary;
  readonly onRemove: () => void;
}

export function RunningRow({ table, onRemove }: MatchRowProps) {
  const words = useMatchesWords();
  const shell = useShellWords();
  const title = useTitle(table);
  return (
    <Row table={table} line={everybody(table)} state={turnText(table, shell)}>
      <LinkButton to={paths.table(table.id)} look="primary" icon="play" label={words.of(words.continue, title)}>
        {words.continue}
      </LinkButton>
      <IconButton icon="trash" label={words.of(words.remove, title)} onClick={onRemove} />
    </Row>
  );
}

export function OverRow({ table, onRemove, onSave }: MatchRowProps & { readonly onSave: () => void }) {
  const words = useMatchesWords();
  const shell = useShellWords();
  const { language } = useLanguage();
  const title = useTitle(table);
  return (
    <Row table={table} line={scoresText(table, shell)} state={words.wonBy(winnersText(table, language))}>
      {findPlayable(table.game) !== undefined && (
        <LinkButton to={paths.replay(table.id)} icon="eye" label={words.of(words.watch, title)}>
          {words.watch}
        </LinkButton>
      )}
      <IconButton icon="save" label={words.of(words.save, title)} onClick={onSave} />
      <IconButton icon="trash" label={words.of(words.remove, title)} onClick={onRemove} />
    </Row>
  );
}

/** A match by its game and its time. */
function useTitle(table: TableSummary): string {
  const name = useGameName();
  const { language } = useLanguage();
  return `${name(table.game)}, ${whenExactly(language, table.changed, Date.now())}`;
}

interface RowProps {
  readonly table: TableSummary;
  readonly line: string;
  readonly state: string;
  readonly children: ReactNode;
}

function Row({ table, line, state, children }: RowProps) {
  const name = useGameName();
  const { language } = useLanguage();
  return (
    <li className={styles['row']}>
      <Emblem game={table.game} size={52} />
      <div className={styles['what']}>
        <h3>{name(table.game)}</h3>
        <p className={styles['when']}>{whenExactly(language, table.changed, Date.now())}</p>
      </div>
      <div className={styles['who']}>
        <p className={styles['state']}>
          <Icon name="bell" size={18} />
          {state}
        </p>
        <p>{line}</p>
      </div>
      <div className={styles['actions']}>{children}</div>
    </li>
  );
}
