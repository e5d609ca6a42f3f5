/** Without a server: a calm note, and what goes without. */
import { Icon, lazyPart } from '@belfry/ui';
import { Suspense, useState } from 'react';
import { NoLineSign } from './signs.js';
import styles from './ways-in.module.css';
import { useHomeWords } from './words.js';

const OneDevice = lazyPart(async () => (await import('./one-device.js')).OneDevice);

export function NoServer() {
  const { noServer } = useHomeWords();
  const [isAsked, ask] = useState(false);
  return (
    <>
      <p className={styles['none']} role="status">
        <NoLineSign size={22} />
        <b>{noServer.title}</b> <span>{noServer.text}</span>
      </p>
      <button type="button" className={styles['one']} onClick={() => ask(true)}>
        <Icon name="people" size={24} />
        <b>{noServer.one}</b> <small>{noServer.how}</small>
      </button>
      {isAsked && (
        <Suspense fallback={null}>
          <OneDevice onClose={() => ask(false)} />
        </Suspense>
      )}
    </>
  );
}
