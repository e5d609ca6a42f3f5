/** What one can say: five reactions and a line of text, as far as the host lets it be. */
import type { RoomView, TableId } from '@belfry/table';
import { classes } from '@belfry/ui';
import { type FormEvent, useState } from 'react';
import { useWish } from '../room/use-wish.js';
import styles from './composer.module.css';
import { REACTIONS_SHOWN, ReactionFace } from './reaction-face.js';
import { Sign } from './sign.js';
import { useChatWords } from './words/index.js';

/** As many characters as a table takes; here too, so that the page need not load what reads wishes. */
export const LONGEST_LINE = 300;

export function Composer({ id, view }: { readonly id: TableId; readonly view: RoomView }) {
  const words = useChatWords();
  const { wish, problem } = useWish(id, view);
  const [text, setText] = useState('');
  const line = text.trim();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (line === '') return;
    setText('');
    // What was not said can be changed and sent again, unless something else is being written by now.
    if ((await wish({ type: 'say', text: line })) === undefined) setText(now => now || text);
  };
  if (!view.seats.some(({ isYours }) => isYours)) return <p className={styles['why']}>{words.onlyPlayers}</p>;
  if (view.talk === 'none') return <p className={styles['why']}>{words.noTalk}</p>;
  return (
    <div className={styles['composer']}>
      <fieldset className={styles['reactions']} aria-label={words.reaction}>
        {REACTIONS_SHOWN.map(reaction => (
          <button
            key={reaction}
            type="button"
            className={styles['reaction']}
            onClick={() => void wish({ type: 'say', reaction })}
          >
            <ReactionFace reaction={reaction} size={30} />
            {words.reactions[reaction]}
          </button>
        ))}
      </fieldset>
      {problem !== undefined && (
        <p role="alert" className={classes(styles['why'], styles['problem'])}>
          {problem}
        </p>
      )}
      {view.talk === 'reactions' ? (
        <p className={styles['why']}>{words.onlyReactions}</p>
      ) : (
        <form className={styles['form']} onSubmit={event => void send(event)}>
          <input
            aria-label={words.write}
            placeholder={words.write}
            value={text}
            maxLength={LONGEST_LINE}
            autoComplete="off"
            enterKeyHint="send"
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className={styles['send']} aria-label={words.send} aria-disabled={line === ''}>
            <Sign name="send" size={22} />
          </button>
        </form>
      )}
    </div>
  );
}
