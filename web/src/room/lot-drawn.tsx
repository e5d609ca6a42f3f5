/** The seats in the order the lot has drawn, one after the other, laid over the table for a moment. */
import { Avatar, Button, useAnnounce } from '@belfry/ui';
import { type CSSProperties, useEffect, useId } from 'react';
import styles from './lot-drawn.module.css';
import { useRoomWords } from './words/index.js';

/** Milliseconds: long enough to read it, and for whom that is too short the list of seats says it all the time. */
const SHOWN = 9000;

interface LotDrawnProps {
  /** In turn order. */
  readonly names: readonly { readonly name: string; readonly figure?: string | undefined }[];
  readonly onClose: () => void;
}

export function LotDrawn({ names, onClose }: LotDrawnProps) {
  const { lot: words } = useRoomWords();
  const announce = useAnnounce();
  const title = useId();
  const begins = words.begins(names[0]?.name ?? '');
  useEffect(() => announce(begins), [announce, begins]);
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN);
    const onKey = ({ key }: KeyboardEvent): void => void (key === 'Escape' && onClose());
    addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', onKey);
    };
  }, [onClose]);
  return (
    <section className={styles['card']} aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      <ol className={styles['order']}>
        {names.map(({ name, figure }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <li key={seat} style={{ '--turn': seat } as CSSProperties}>
            <Avatar seat={seat} name={name} figure={figure} />
            <b>{name}</b>
          </li>
        ))}
      </ol>
      <p className={styles['begins']}>{begins}</p>
      <p className={styles['check']}>{words.check}</p>
      <Button look="primary" onClick={onClose}>
        {words.close}
      </Button>
    </section>
  );
}
