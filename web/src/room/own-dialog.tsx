/** Name and figure of whoever sits down, or sits already. */
import { buttonClass, Dialog, FIGURES, type Figure, getSettings, updateSettings } from '@belfry/ui';
import { type FormEvent, useId, useState } from 'react';
import { FigurePicker } from '../people/figure-picker.js';
import type { Me } from '../server/calls.js';
import { useMe } from '../server/context.js';
import { useShellWords } from '../shell/words.js';
import { NameField, nameFault } from '../together/name-field.js';
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
  const me = useMe();
  const id = useId();
  const [known] = useState(getSettings);
  const [name, setName] = useState(me?.name ?? known.name);
  const [figure, setFigure] = useState<Figure | undefined>(FIGURES.find(each => each === me?.figure) ?? known.figure);
  const [isTried, setTried] = useState(false);
  const fault = nameFault(name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (fault !== undefined) {
      document.getElementById(id)?.focus();
      return;
    }
    const you = { name: name.trim(), ...(figure !== undefined && { figure }) };
    updateSettings(you);
    onDone(you);
  };
  return (
    <Dialog title={title} closeLabel={shell.close} onClose={onClose}>
      <form className={styles['form']} onSubmit={submit}>
        <NameField id={id} value={name} fault={isTried ? fault : undefined} onChange={setName} />
        <FigurePicker label={words.figure} value={figure} onChange={setFigure} />
        <button type="submit" className={buttonClass('primary')}>
          {go}
        </button>
      </form>
    </Dialog>
  );
}
