/** A table by its code: the sixth digit looks for it by itself. */
import { Button, buttonClass, Icon, useAnnounce, useLanguage } from '@belfry/ui';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Look } from '../server/calls.js';
import { useServer } from '../server/context.js';
import { CodeField, DIGITS } from './code-field.js';
import styles from './code-form.module.css';
import { explainProblem, isDead } from './problems.js';
import { useJoinWords } from './words/index.js';

interface CodeFormProps {
  /** Those that were typed elsewhere. */
  readonly digits?: string;
  /** There is a table. */
  readonly onFound: (code: string, look: Look) => void;
}

export function CodeForm({ digits: first = '', onFound }: CodeFormProps) {
  const words = useJoinWords();
  const { language } = useLanguage();
  const announce = useAnnounce();
  const { calls } = useServer();
  const hint = useId();
  const field = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState(first);
  const [problem, setProblem] = useState<unknown>();
  /** What was asked last counts. */
  const asked = useRef('');
  const look = useCallback(
    async (code: string) => {
      asked.current = code;
      setProblem(undefined);
      announce(words.looking);
      try {
        const found = await calls.look({ code });
        if (asked.current === code) onFound(code, found);
      } catch (error) {
        if (asked.current === code) setProblem(error);
      }
    },
    [calls, onFound, announce, words],
  );
  const type = (typed: string): void => {
    setDigits(typed);
    setProblem(undefined);
    asked.current = '';
    if (typed.length === DIGITS && typed !== digits) void look(typed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed before this came.
  useEffect(() => {
    // After whoever else has an idea where to begin: the dialog, or the page.
    queueMicrotask(() => field.current?.focus());
    if (first.length === DIGITS) void look(first);
  }, []);
  const left = DIGITS - digits.length;
  return (
    <div className={styles['form']}>
      <p id={hint}>{words.typeDigits}</p>
      <CodeField ref={field} value={digits} onChange={type} isWrong={problem !== undefined} describedBy={hint} />
      {problem === undefined ? (
        <p className={buttonClass('plain', styles['state'])}>{left > 0 ? words.toGo(left) : words.looking}</p>
      ) : (
        <>
          <p className={styles['problem']} role="alert">
            <Icon name="cross" />
            {explainProblem(words, language, problem)}
          </p>
          <div className={styles['again']}>
            <Button
              onClick={() => {
                type('');
                field.current?.focus();
              }}
            >
              {words.typeAgain}
            </Button>
            {!isDead(problem) && <Button onClick={() => void look(digits)}>{words.again}</Button>}
          </div>
        </>
      )}
    </div>
  );
}
