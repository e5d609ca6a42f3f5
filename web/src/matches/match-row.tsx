/** One match in the list, with what can be done with it. */
import type { TableSummary } from '@belfry/table';
import { Icon, IconButton, useLanguage } from '@belfry/ui';
import type { ReactNode } from 'react';
import { useGameName } from '../games.js';
import { Emblem } from '../home/emblem.js';
import { findPlayable } from '../playable.js';
import { LinkButton } from '../shell/link-button.js';
import { whenExactly } from '../shell/when.js';
import { useShellWords } from '../shell/words.js';
import styles from './matches.module.css';
import { everybody, scoresText, turnText, winnersText } from './tables.js';
import { useMatchesWords } from './words.js';

/** Where its addresses are, and what it says of a match that has not begun. */
export interface Place {
  /** Does a heading of its own stand above the lists? */
  readonly isNamed: boolean;
  readonly table: (id: string) => string;
  readonly replay: (id: string) => string;
  /** Where the end of a match is shown, if not by its replay. */
  readonly result?: (id: string) => string;
  readonly stateOf?: (table: TableSummary) => string;
}

interface MatchRowProps {
  readonly table: TableSummary;
  readonly place: Place;
  /** There for those who may. */
  readonly onRemove: (() => void) | undefined;
}

export function RunningRow({ table, place, onRemove }: MatchRowProps) {
  const words = useMatchesWords();
  const shell = useShellWords();
  const title = useTitle(table);
  const state = place.stateOf?.(table) ?? turnText(table, shell);
  return (
    <Row table={table} place={place} line={everybody(table)} state={state}>
      <LinkButton to={place.table(table.id)} look="primary" icon="play" label={words.of(words.continue, title)}>
        {words.continue}
      </LinkButton>
      {onRemove && <IconButton icon="trash" label={words.of(words.remove, title)} onClick={onRemove} />}
    </Row>
  );
}

export function OverRow({ table, place, onRemove, onSave }: MatchRowProps & { readonly onSave: () => void }) {
  const words = useMatchesWords();
  const shell = useShellWords();
  const { language } = useLanguage();
  const title = useTitle(table);
  return (
    <Row table={table} place={place} line={scoresText(table, shell)} state={words.wonBy(winnersText(table, language))}>
      {place.result && (
        <LinkButton to={place.result(table.id)} look="quiet" label={words.of(words.result, title)}>
          {words.result}
        </LinkButton>
      )}
      {findPlayable(table.game) !== undefined && (
        <LinkButton to={place.replay(table.id)} icon="eye" label={words.of(words.watch, title)}>
          {words.watch}
        </LinkButton>
      )}
      <IconButton icon="save" label={words.of(words.save, title)} onClick={onSave} />
      {onRemove && <IconButton icon="trash" label={words.of(words.remove, title)} onClick={onRemove} />}
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
  readonly place: Place;
  readonly line: string;
  readonly state: string;
  readonly children: ReactNode;
}

function Row({ table, place, line, state, children }: RowProps) {
  const name = useGameName();
  const { language } = useLanguage();
  const Heading = place.isNamed ? 'h4' : 'h3';
  return (
    <li className={styles['row']}>
      <Emblem game={table.game} size={52} />
      <div className={styles['what']}>
        <Heading>{name(table.game)}</Heading>
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
