/** A link that makes another device one's own, as a picture to scan too. */
import { Button } from '@belfry/ui';
import { useCallback } from 'react';
import { useAsked } from '../asked.js';
import { Qr } from '../room/qr.js';
import { useServer } from '../server/context.js';
import { Failure } from '../shell/failure.js';
import { useCopy } from '../use-copy.js';
import styles from './device-link.module.css';
import { usePlayWords } from './words/index.js';

export function DeviceLink() {
  const { device: words } = usePlayWords();
  const { calls } = useServer();
  const asked = useAsked(useCallback(() => calls.deviceLink(), [calls]));
  if (asked.state === 'waiting') return <p role="status">{words.waiting}</p>;
  if (asked.state === 'failed') return <Failure error={asked.error} again={asked.again} />;
  return <Link link={asked.value} />;
}

function Link({ link }: { readonly link: string }) {
  const { device: words } = usePlayWords();
  const { field, done, copy } = useCopy(link);
  return (
    <div className={styles['device']}>
      <p>{words.text}</p>
      <Qr text={link} label={words.picture} className={styles['code']} />
      <input
        ref={field}
        className={styles['link']}
        aria-label={words.link}
        value={link}
        readOnly
        onFocus={event => event.target.select()}
      />
      <Button look="primary" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <p role="status">{done === 'copied' && words.copied}</p>
    </div>
  );
}
