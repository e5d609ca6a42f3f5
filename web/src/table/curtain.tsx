/** Covers everything while a device goes from hand to hand. Says only what everybody may know. */
import { Button, type LogLine } from '@belfry/ui';
import type { ComponentType } from 'react';
import { useTitleFocus } from '../shell/title-focus.js';
import styles from './curtain.module.css';
import { useTableWords } from './words/index.js';

interface CurtainProps {
  readonly name: string;
  readonly count: number;
  /** What happened since they last played, as a spectator saw it. */
  readonly lines: readonly LogLine[];
  readonly Cover: ComponentType | undefined;
  readonly onShow: () => void;
}

export function Curtain({ name, count, lines, Cover, onShow }: CurtainProps) {
  const { curtain, since } = useTableWords();
  // Not the button: a key that is held down a little longer must not show a hand.
  const heading = useTitleFocus();
  return (
    <main className={styles['curtain']} data-turn="curtain" data-count={count}>
      <div className={styles['card']}>
        {Cover !== undefined && (
          <div className={styles['cover']} aria-hidden="true">
            <span className={styles['bubble']}>{curtain.nothing}</span>
            <Cover />
          </div>
        )}
        <div className={styles['text']}>
          <h1 ref={heading} tabIndex={-1}>
            {curtain.title(name)}
          </h1>
          <p>{curtain.hint(name)}</p>
        </div>
        {lines.length > 0 && (
          <section className={styles['since']} aria-label={since(name)}>
            <h2>{since(name)}</h2>
            <ul>
              {lines.slice(-12).map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a moment never change.
                <li key={index}>{line.body ?? line.text}</li>
              ))}
            </ul>
          </section>
        )}
        <Button look="primary" wide onClick={onShow}>
          {curtain.show(name)}
        </Button>
      </div>
    </main>
  );
}
