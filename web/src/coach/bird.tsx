/** The jackdaw and what it says: beside the log where there is one, else in a strip above the board that never changes its height. */
import { Button, classes, IconButton, useKeys, useMedia } from '@belfry/ui';
import type { TipText } from '@belfry/ui/coach';
import { useEffect, useId, useRef, useState } from 'react';
import { Jackdaw } from '../shell/jackdaw.js';
import styles from './bird.module.css';
import type { Lesson } from './memory.js';
import { useCoachWords } from './words/index.js';

interface BirdProps {
  readonly told: TipText | undefined;
  readonly lesson: Lesson;
  readonly onGotIt: () => void;
}

export function Bird(props: BirdProps) {
  const { told, lesson, onGotIt } = props;
  // As the table's styles have it: is there room for the log beside the board?
  const isNarrow = useMedia('(max-width: 1080px)');
  useKeys(key => {
    if (key === 'g' && told !== undefined) onGotIt();
  });
  if (lesson.isAway) return isNarrow ? null : <Gone lesson={lesson} />;
  return isNarrow ? <Strip {...props} /> : <Perch {...props} />;
}

/** Where the bird sat; the menu calls it back too. */
function Gone({ lesson }: { readonly lesson: Lesson }) {
  const words = useCoachWords();
  return (
    <aside className={classes(styles['perch'], styles['gone'])} aria-label={words.label}>
      <Button look="quiet" onClick={lesson.callBack}>
        <Jackdaw size={30} looks="left" />
        {words.callBack}
      </Button>
    </aside>
  );
}

/** The foot of the log. */
function Perch({ told, lesson, onGotIt }: BirdProps) {
  const words = useCoachWords();
  const { stays, press } = useKeptFocus(told, onGotIt);
  return (
    <aside className={styles['perch']} aria-label={words.label}>
      <div className={styles['bubble']} data-quiet={told === undefined || undefined}>
        <Said told={told} />
        <div className={styles['buttons']}>
          {told !== undefined && (
            <Button look="primary" icon="check" aria-keyshortcuts="G" onClick={press}>
              {words.gotIt}
            </Button>
          )}
        </div>
      </div>
      <div className={styles['branch']}>
        <span className={styles['bird']}>
          <Jackdaw size={58} looks="left" />
        </span>
        <Button look="quiet" ref={stays} onClick={lesson.sendAway}>
          {words.sendAway}
        </Button>
      </div>
    </aside>
  );
}

/** Between bar and board. The bird folds it open, over the board: long texts, and the way to send it off. */
function Strip({ told, lesson, onGotIt }: BirdProps) {
  const words = useCoachWords();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { stays, press } = useKeptFocus(told, onGotIt);
  useKeys(key => {
    if (key === 'Escape') setIsOpen(false);
  });
  return (
    <aside className={styles['strip']} aria-label={words.label} data-coach>
      <div className={classes(styles['fold'], isOpen && styles['open'])} id={id}>
        <button
          type="button"
          className={styles['toggle']}
          ref={stays}
          aria-label={isOpen ? words.less : words.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles['bird']}>
            <Jackdaw size={34} />
          </span>
        </button>
        <Said told={told} />
        {told !== undefined && (
          <IconButton
            icon="check"
            label={words.gotIt}
            className={styles['check']}
            aria-keyshortcuts="G"
            onClick={() => {
              setIsOpen(false);
              press();
            }}
          />
        )}
        {isOpen && (
          <Button
            className={styles['away']}
            onClick={() => {
              lesson.sendAway();
              document.querySelector<HTMLElement>('main h1')?.focus();
            }}
          >
            {words.sendAway}
          </Button>
        )}
      </div>
    </aside>
  );
}

/** What is to be said must have been there, empty, before. */
function Said({ told }: Pick<BirdProps, 'told'>) {
  const words = useCoachWords();
  return (
    <div className={styles['said']}>
      <div role="status">
        {told !== undefined && (
          <p key={told.title}>
            <b>{told.title}</b> {told.text}
          </p>
        )}
      </div>
      {told === undefined && <p className={styles['quiet']}>{words.quiet}</p>}
    </div>
  );
}

/** Whoever pressed the button that goes with the last tip goes on at the one that stays. */
function useKeptFocus(told: TipText | undefined, onGotIt: () => void) {
  const stays = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isPressed.current && told === undefined) stays.current?.focus();
    isPressed.current = false;
  });
  const press = (): void => {
    isPressed.current = true;
    onGotIt();
  };
  return { stays, press };
}
