/** Name and figure of whoever sits down, or sits already. */
import { buttonClass, Dialog, updateSettings } from '@belfry/ui';
import { type FormEvent, useId, useState } from 'react';
import { FigurePicker } from '../people/figure-picker.js';
import type { Me } from '../server/calls.js';
import { useShellWords } from '../shell/words.js';
import { NameField, nameFault } from '../together/name-field.js';
import { useYou } from '../together/use-you.js';
import { useTogetherWords } from '../together/words/index.js';
import styles from './dialogs.module.css';

interface OwnDialogProps {
  readonly title: string;
  /** What the button says. */
  readonly go: string;
  readonly onDone: (you: Me) => void;
  readonly onClose: () => void;
}

export function OwnDialog({ title, go, onDone, onClose }: OwnDialogProps) {
  const shell = useShellWords();
  const words = useTogetherWords();
  const { you, me, setYou } = useYou();
  const id = useId();
  const [isTried, setTried] = useState(false);
  const fault = nameFault(you.name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (fault !== undefined) {
      document.getElementById(id)?.focus();
      return;
    }
    updateSettings({ name: me.name, figure: you.figure });
    onDone(me);
  };
  return (
    <Dialog title={title} closeLabel={shell.close} onClose={onClose}>
      <form className={styles['form']} onSubmit={submit}>
        <NameField id={id} value={you.name} fault={isTried ? fault : undefined} onChange={name => setYou({ name })} />
        <FigurePicker label={words.figure} value={you.figure} onChange={figure => setYou({ figure })} />
        <button type="submit" className={buttonClass('primary')}>
          {go}
        </button>
      </form>
    </Dialog>
  );
}
