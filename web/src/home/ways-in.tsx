/** The two ways to play with others, above all else. Without a server: a calm note, and what goes without. */
import { classes, lazyPart, readStored, useSmallScreen, writeStored } from '@belfry/ui';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../paths.js';
import type { Reach } from '../server/reach.js';
import { Jackdaw } from '../shell/jackdaw.js';
import { LinkSign } from './signs.js';
import styles from './ways-in.module.css';
import { useHomeWords } from './words.js';

const JoinSheet = lazyPart(async () => (await import('../join/join-sheet.js')).JoinSheet);
const NoServer = lazyPart(async () => (await import('./no-server.js')).NoServer);

/** Was there a server the last time? While it is looked for, its place is kept as it was then. */
const LAST = 'belfry-server';

export function WaysIn({ reach }: { readonly reach: Reach['is'] }) {
  const [last] = useState(() => readStored(LAST));
  useEffect(() => {
    if (reach !== 'looking') writeStored(LAST, reach);
  }, [reach]);
  const isLooking = reach === 'looking';
  return (
    <div className={classes(styles['ways'], isLooking && styles['looking'])}>
      <Suspense fallback={null}>{(isLooking ? last : reach) === 'none' ? <NoServer /> : <Ways />}</Suspense>
    </div>
  );
}

function Ways() {
  const { friends } = useHomeWords();
  const [digits, ask] = useState<string>();
  const isSmall = useSmallScreen();
  return (
    <>
      <span className={styles['perch']}>
        <Jackdaw size={46} looks="left" />
      </span>
      <Link to={paths.together()} className={styles['friends']}>
        <LinkSign size={26} />
        <b>{friends.go}</b> <small>{isSmall ? friends.shortly : friends.how}</small>
      </Link>
      {isSmall ? <CodeButton onAsk={ask} /> : <CodeField onAsk={ask} />}
      {digits !== undefined && (
        <Suspense fallback={null}>
          <JoinSheet digits={digits} onClose={() => ask(undefined)} />
        </Suspense>
      )}
    </>
  );
}

interface CodeProps {
  /** Opens the sheet, with the digits so far. */
  readonly onAsk: (digits: string) => void;
}

function CodeButton({ onAsk }: CodeProps) {
  const { code } = useHomeWords();
  return (
    <button type="button" className={styles['join']} onClick={() => onAsk('')}>
      <b>{code.go}</b> <small>{code.how}</small>
    </button>
  );
}

const DIGITS = 6;

/** The sixth digit opens the sheet, which looks for the table; who asks for it earlier goes on there. */
function CodeField({ onAsk }: CodeProps) {
  const { code } = useHomeWords();
  const [digits, setDigits] = useState('');
  const ask = (typed: string): void => {
    onAsk(typed);
    setDigits('');
  };
  return (
    <form
      className={styles['code']}
      onSubmit={event => {
        event.preventDefault();
        ask(digits);
      }}
    >
      <input
        aria-label={code.field}
        placeholder={code.field}
        value={digits}
        inputMode="numeric"
        autoComplete="off"
        onChange={event => {
          const typed = event.target.value.replaceAll(/\D/g, '').slice(0, DIGITS);
          if (typed.length === DIGITS) ask(typed);
          else setDigits(typed);
        }}
      />
      <button type="submit">{code.go}</button>
    </form>
  );
}
