/** A new pad: which game, and who plays. */
import type { ListedGame } from '@belfry/engine/words';
import { Button } from '@belfry/ui';
import { newPad, Panel } from '@belfry/ui/pad';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { useAsked } from '../../asked.js';
import { newId } from '../../new-id.js';
import { paths } from '../../paths.js';
import { usePadStore } from '../store/context.js';
import { usePadWords } from '../words/index.js';
import { GameChoice } from './game-choice.js';
import { NameFields } from './name-fields.js';
import { trimmed, troubleWith } from './names.js';
import styles from './new-pad.module.css';

interface NewPadProps {
  /** Which is chosen at first. */
  readonly first: ListedGame;
}

export function NewPad({ first }: NewPadProps) {
  const { page, list } = usePadWords();
  const [, navigate] = useLocation();
  const store = usePadStore();
  const known = useAsked(useCallback(() => store.names(), [store]));
  const [game, setGame] = useState(first);
  const [names, setNames] = useState<readonly string[]>(['', '']);
  const [said, setSaid] = useState('');
  const start = async (): Promise<void> => {
    const trouble = troubleWith(names);
    if (trouble !== undefined)
      return setSaid(trouble.code === 'missing' ? list.nameMissing : list.nameTwice(trouble.name));
    const pad = newPad({ id: newId(), game: game.id, names: trimmed(names), now: Date.now() });
    await store.put(pad);
    await store.rememberNames(pad.names, pad.started);
    navigate(paths.pad(pad.id));
  };
  return (
    <Panel title={list.newPad}>
      <form
        className={styles['form']}
        onSubmit={event => {
          event.preventDefault();
          start().catch(() => setSaid(page.failed));
        }}
      >
        <GameChoice
          value={game}
          onChange={next => {
            setGame(next);
            setNames(names.slice(0, next.players.max));
          }}
        />
        <NameFields
          names={names}
          players={game.players}
          known={known.state === 'there' ? known.value : []}
          onChange={next => {
            setNames(next);
            setSaid('');
          }}
        />
        <div className={styles['start']}>
          {said !== '' && (
            <p role="alert" className={styles['said']}>
              {said}
            </p>
          )}
          <Submit label={list.open} />
        </div>
      </form>
    </Panel>
  );
}

/** The kit's button does not send forms by itself; the hidden one lets Enter in a name field do so. */
const Submit = ({ label }: { readonly label: string }) => (
  <>
    <input type="submit" hidden />
    <Button look="primary" icon="pad" wide onClick={event => event.currentTarget.form?.requestSubmit()}>
      {label}
    </Button>
  </>
);
