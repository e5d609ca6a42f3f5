/** One row above the street: what the chosen card can do, or else what happened last. */
import { Button, Icon, TakeBack, TurnClock } from '@belfry/ui';
import type { ReactNode } from 'react';
import styles from './say.module.css';

interface SayProps {
  /** Whose turn it is; left out while a card is chosen. */
  readonly prompt: string | undefined;
  readonly children: ReactNode;
  readonly tools: ReactNode;
  readonly putBack: { readonly label: string; readonly onClick: () => void } | undefined;
}

export const Say = ({ prompt, children, tools, putBack }: SayProps) => (
  <div className={styles['say']}>
    <div className={styles['text']}>
      {prompt !== undefined && <p className={styles['prompt']}>{prompt}</p>}
      <div>{children}</div>
    </div>
    {putBack === undefined && (
      <div className={styles['takeBack']}>
        <TakeBack isOwnTurn />
      </div>
    )}
    <TurnClock />
    {tools}
    {putBack !== undefined && (
      <Button className={styles['back']} onClick={putBack.onClick}>
        {putBack.label}
      </Button>
    )}
  </div>
);

/** A way that was asked for. */
export const WayText = ({ text }: { readonly text: string }) => (
  <span className={styles['way']}>
    <Icon name="wand" size={18} />
    {text}
  </span>
);
