/** A dialog in the middle of a desk, a sheet from the bottom on a phone. Escape and the backdrop close it. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button.js';
import { classes } from './classes.js';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: ReactNode;
  /** What the cross says. */
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly size?: 'normal' | 'large' | 'wide';
  /** Stays in sight below what scrolls. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

export function Dialog({ title, closeLabel, onClose, size = 'normal', foot, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  /** Where the last press began: text may be selected from inside to outside. */
  const pressed = useRef<EventTarget>(null);
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      // Whoever opened it goes on where they were; a browser forgets when the dialog is gone at once.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is for the backdrop.
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classes(styles['dialog'], size !== 'normal' && styles[size])}
      onCancel={event => {
        // Where the browser closes it all the same, `close` follows. Cancelled file pickers inside are not meant.
        if (!event.cancelable || event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => ref.current?.open === false && onClose()}
      onPointerDown={event => {
        pressed.current = event.target;
      }}
      onClick={event => event.target === ref.current && pressed.current === ref.current && onClose()}
    >
      <div className={styles['inside']}>
        <div className={styles['head']}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="cross" label={closeLabel} onClick={onClose} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
        <div className={styles['body']} tabIndex={0}>
          {children}
        </div>
        {foot !== undefined && <div className={styles['foot']}>{foot}</div>}
      </div>
    </dialog>
  );
}
