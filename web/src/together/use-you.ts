/** Who opens a table: as the server knows them, else as this device does. */
import { FIGURES, type Figure, getSettings } from '@belfry/ui';
import { useState } from 'react';
import type { Me } from '../server/calls.js';
import { useMe } from '../server/context.js';
import { useShellWords } from '../shell/words.js';

export interface Yourself {
  /** As it stands in the field. */
  readonly name: string;
  readonly figure: Figure | undefined;
}

export function useYou() {
  const known = useMe();
  const { guest } = useShellWords();
  const [changed, setChanged] = useState<Partial<Yourself>>({});
  const settings = getSettings();
  const you: Yourself = {
    name: known?.name ?? settings.name,
    figure: FIGURES.find(each => each === known?.figure) ?? settings.figure,
    ...changed,
  };
  /** A device that only shows the table needs no name of its own. */
  const me: Me = { name: you.name.trim() || guest, ...(you.figure !== undefined && { figure: you.figure }) };
  return { you, me, setYou: (change: Partial<Yourself>): void => setChanged({ ...changed, ...change }) };
}
