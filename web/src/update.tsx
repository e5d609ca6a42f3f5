/** Small notices at the edge: a new version, ready for offline, storage forbidden. */

import { useRegisterSW } from 'virtual:pwa-register/react';
import { Button, IconButton } from '@belfry/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { BrowserHost } from './host/client.js';
import styles from './update.module.css';
import { useAppWords } from './words/index.js';

/** Milliseconds that good news stays: nobody has to do anything about it. */
const GOOD_NEWS = 5000;

export function Update({ host }: { readonly host: BrowserHost }) {
  const words = useAppWords();
  const {
    needRefresh: [hasNew, setHasNew],
    offlineReady: [isReady, setReady],
    updateServiceWorker,
  } = useRegisterSW();
  const [isForgetful, setForgetful] = useState(false);
  const [path] = useLocation();
  // Good news must not cover a table.
  const isPlaying = path.startsWith('/table');
  // Pads say it themselves.
  const isPad = path.startsWith('/pad');
  useEffect(() => {
    host.isKept().then(
      isKept => setForgetful(!isKept),
      // The screens say that the host has failed.
      () => undefined,
    );
  }, [host]);
  useEffect(() => {
    // Missing where a page came by plain http.
    const stored: Promise<unknown> | undefined = (navigator.serviceWorker as Partial<ServiceWorkerContainer>)?.ready;
    // If it does not come now, a table that needs it will ask for it.
    stored?.then(async () => (await import('./keep-large.js')).keepLarge()).catch(() => undefined);
  }, []);
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => setReady(false), GOOD_NEWS);
    return () => clearTimeout(timer);
  }, [isReady, setReady]);
  return (
    <div role="status" className={styles['notices']}>
      {hasNew && (
        <div className={styles['notice']}>
          <span>{words.newVersion}</span>
          <Button look="primary" onClick={() => void updateServiceWorker(true)}>
            {words.reload}
          </Button>
          <Button onClick={() => setHasNew(false)}>{words.later}</Button>
        </div>
      )}
      {isReady && !isPlaying && (
        <Notice text={words.offlineReady} close={words.close} onClose={() => setReady(false)} />
      )}
      {isForgetful && !isPad && <Notice text={words.notKept} close={words.close} onClose={() => setForgetful(false)} />}
    </div>
  );
}

interface NoticeProps {
  readonly text: string;
  readonly close: string;
  readonly onClose: () => void;
}

const Notice = ({ text, close, onClose }: NoticeProps) => (
  <div className={styles['notice']}>
    <span>{text}</span>
    <IconButton icon="cross" label={close} onClick={onClose} />
  </div>
);
