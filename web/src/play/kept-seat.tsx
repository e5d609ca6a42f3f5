/** A bot plays for whoever looks: it kept their seat, and gives it back. */
import { Button, Face, type LogLine } from '@belfry/ui';
import { useEffect, useState } from 'react';
import { leaveOffAt, leftOffAt } from './left-off.js';
import styles from './notes.module.css';
import { useBird, usePlaying, useWish } from './playing.js';
import { usePlayWords } from './words/index.js';

export function KeptSeat({ lines }: { readonly lines: readonly LogLine[] }) {
  const { id, view, me } = usePlaying();
  const policy = me === undefined ? undefined : view.seats[me]?.standIn;
  const isOwn = me !== undefined && policy === undefined;
  useEffect(() => {
    if (isOwn) leaveOffAt(id, view.count);
  }, [id, isOwn, view.count]);
  if (policy === undefined || view.due.type === 'over') return null;
  return <Card policy={policy} lines={lines} />;
}

function Card({ policy, lines }: { readonly policy: string; readonly lines: readonly LogLine[] }) {
  const { id, me } = usePlaying();
  const words = usePlayWords();
  const bird = useBird()(policy);
  const { wish, problem, isBusy } = useWish();
  const [isOpen, setOpen] = useState(false);
  const [since] = useState(() => leftOffAt(id));
  const made = since === undefined ? undefined : lines.filter(({ seat, entry }) => seat === me && entry >= since);
  const count = new Set(made?.map(({ entry }) => entry)).size;
  return (
    <section className={styles['kept']} role="status">
      <Face figure={bird.figure} size={44} />
      <div>
        <h2>{words.kept.title(bird.name)}</h2>
        <p>{made === undefined ? words.kept.points : words.kept.moves(count)}</p>
        {problem !== undefined && <p className={styles['wrong']}>{problem}</p>}
      </div>
      <div className={styles['buttons']}>
        <Button look="primary" off={isBusy} onClick={() => void wish({ type: 'return' })}>
          {words.kept.take}
        </Button>
        {count > 0 && (
          <Button aria-expanded={isOpen} onClick={() => setOpen(open => !open)}>
            {isOpen ? words.kept.hide : words.kept.see}
          </Button>
        )}
      </div>
      {isOpen && (
        <ul>
          {made?.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a moment never change places.
            <li key={`${line.entry}-${index}`}>{line.body ?? line.text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
