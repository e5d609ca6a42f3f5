/** On the start page: a table by its code, or one of those that are open. */
import { Dialog } from '@belfry/ui';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../paths.js';
import type { Look } from '../server/calls.js';
import { WithServer } from '../server/context.js';
import { useShellWords } from '../shell/words.js';
import { CodeForm } from './code-form.js';
import { stateWith } from './invitation.js';
import styles from './join-sheet.module.css';
import { OpenTables } from './open-tables.js';
import { useOpenTables } from './use-open-tables.js';
import { useJoinWords } from './words/index.js';

interface JoinSheetProps {
  /** Those that were typed already. */
  readonly digits?: string;
  readonly onClose: () => void;
}

export const JoinSheet = (props: JoinSheetProps) => (
  <WithServer>
    <Sheet {...props} />
  </WithServer>
);

function Sheet({ digits = '', onClose }: JoinSheetProps) {
  const words = useJoinWords();
  const shell = useShellWords();
  const found = useFound();
  return (
    <Dialog title={words.title} closeLabel={shell.close} onClose={onClose}>
      <CodeForm digits={digits} onFound={found} />
      <Open />
    </Dialog>
  );
}

/** Who sits there already goes to the table; everybody else is asked who they are. */
function useFound(): (code: string, look: Look) => void {
  const [, navigate] = useLocation();
  return useCallback(
    (code, look) => {
      if (look.kind === 'table' && look.isYours && look.table !== null) navigate(paths.play(look.table));
      else navigate(paths.join, { state: stateWith({ code }) });
    },
    [navigate],
  );
}

const SHOWN = 3;

function Open() {
  const words = useJoinWords();
  const { me, tables = [] } = useOpenTables();
  if (me === null || me === undefined || tables.length === 0) return null;
  return (
    <section className={styles['open']} aria-labelledby="open-in-sheet">
      <h3 id="open-in-sheet">{words.orOpen}</h3>
      <OpenTables tables={tables} me={me} shown={SHOWN} />
    </section>
  );
}
