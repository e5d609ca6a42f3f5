/** Small notices at the foot of the page: a new version, ready for offline, storage forbidden. */
import { Button, IconButton } from '@belfry/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { BrowserHost } from './host/client.js';
import { keepOffline } from './offline.js';
import { paths } from './paths.js';
import styles from './update.module.css';
import { useAppWords } from './words/index.js';

/** Milliseconds that good news stays: nobody has to do anything about it. */
const GOOD_NEWS = 5000;

/** Pages to choose something on: there is room below them. Elsewhere people play, read or keep score, and a notice waits. */
const ROOMY: readonly string[] = [paths.home, paths.matches, paths.pads, paths.learn];

export function Update({ host }: { readonly host: BrowserHost }) {
  const words = useAppWords();
  const [hasNew, setHasNew] = useState(false);
  const [isReady, setReady] = useState(false);
  const takeOver = useRef<() => void>(undefined);
  const [isForgetful, setForgetful] = useState(false);
  const [path] = useLocation();
  const hasRoom = ROOMY.includes(path);
  useEffect(() => {
    host.isKept().then(
      isKept => setForgetful(!isKept),
      // The screens say that the host has failed.
      () => undefined,
    );
  }, [host]);
  useEffect(() => {
    // Missing where a page came by plain http; while one works on the app there is none.
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (container === undefined || import.meta.env.DEV) return;
    takeOver.current = keepOffline({ ready: () => setReady(true), renewed: () => setHasNew(true) }, container);
    // If it does not come now, a table that needs it will ask for it.
    container.ready.then(async () => (await import('./keep-large.js')).keepLarge()).catch(() => undefined);
  }, []);
  useEffect(() => {
    if (!isReady || !hasRoom) return;
    const timer = setTimeout(() => setReady(false), GOOD_NEWS);
    return () => clearTimeout(timer);
  }, [isReady, hasRoom]);
  return (
    <div role="status" className={styles['notices']}>
      {hasRoom && hasNew && (
        <div className={styles['notice']}>
          <span>{words.newVersion}</span>
          <Button look="primary" onClick={() => takeOver.current?.()}>
            {words.reload}
          </Button>
          <Button onClick={() => setHasNew(false)}>{words.later}</Button>
        </div>
      )}
      {hasRoom && isReady && <Notice text={words.offlineReady} close={words.close} onClose={() => setReady(false)} />}
      {/* The list of pads says it itself. */}
      {hasRoom && isForgetful && path !== paths.pads && (
        <Notice text={words.notKept} close={words.close} onClose={() => setForgetful(false)} />
      )}
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
