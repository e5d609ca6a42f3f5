/** Using an invitation: to sit down, or only to look on. */
import { getSettings } from '@belfry/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { rememberSomebody } from '../home/somebody.js';
import { paths } from '../paths.js';
import type { Invitation, Me } from '../server/calls.js';
import { useServer } from '../server/context.js';
import { useShellWords } from '../shell/words.js';

export interface Coming {
  readonly come: (as: Me) => Promise<void>;
  readonly watch: () => Promise<void>;
  readonly isBusy: boolean;
  readonly problem: unknown;
}

/** @param again what the invitation is good for has changed. */
export function useComing(invitation: Invitation, again: () => void): Coming {
  const server = useServer();
  const shell = useShellWords();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const go = async (as: Me & { readonly watch?: true }): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { table, seat } = await server.calls.join(invitation, as);
      await server.renewed();
      rememberSomebody(true);
      // Who was somebody here may have another name now: not only at this table.
      if (as.watch === undefined) await server.beSomebody(as).catch(() => undefined);
      // Others took the last seat meanwhile: they may look on, if they want.
      if (seat === null && as.watch === undefined) again();
      else if (table !== null) navigate(paths.play(table), { replace: true });
      setBusy(false);
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  const watch = async (): Promise<void> => {
    const { name, figure } = getSettings();
    await go({ name: name.trim() || shell.guest, ...(figure !== undefined && { figure }), watch: true });
  };
  return { come: go, watch, isBusy, problem };
}
