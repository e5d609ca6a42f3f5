/** On a phone: who is here, in one line; it leads to what is open. */
import { Icon, lazyPart } from '@belfry/ui';
import { Suspense, useState } from 'react';
import { Somebody, useHere } from './lobby.js';
import styles from './lobby.module.css';
import { useListWords } from './words/index.js';

const JoinSheet = lazyPart(async () => (await import('../../join/join-sheet.js')).JoinSheet);

/** So many by name. */
const NAMED = 3;

export function HereLine() {
  const words = useListWords();
  const here = useHere();
  const [isOpen, open] = useState(false);
  if (here === undefined || here.total === 0) return null;
  const named = here.people.slice(0, NAMED);
  const names = named.map(({ name }) => name);
  return (
    <>
      <button type="button" className={styles['line']} onClick={() => open(true)}>
        <span className={styles['faces']}>
          {named.map(({ name, figure }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several may have the same name.
            <Somebody key={index} name={name} figure={figure} />
          ))}
        </span>
        <span>{words.areHere(names, here.total - named.length)}</span>
        <Icon name="forward" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <JoinSheet onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
