/** The way to the table for others: the loudest thing while a seat is open. */
import { Button, classes, Hidden, useAnnounce } from '@belfry/ui';
import { Sign } from '../chat/sign.js';
import { useCopy } from '../use-copy.js';
import styles from './invitation.module.css';
import { Qr } from './qr.js';
import { type Invitation as Found, spokenCode } from './use-invitation.js';
import { useRoomWords } from './words/index.js';

interface InvitationProps {
  readonly found: Found;
  readonly open: number;
  /** The game's name. */
  readonly game: string;
}

export function Invitation({ found, open, game }: InvitationProps) {
  const { invite: words } = useRoomWords();
  if (found.link === undefined && found.code === undefined) return null;
  if (open > 0)
    return (
      <section className={classes(styles['card'], styles['loud'])}>
        <h2>{words.title(open)}</h2>
        <Ways found={found} game={game} />
      </section>
    );
  return (
    <details className={styles['card']}>
      <summary>{words.more}</summary>
      <Ways found={found} game={game} />
    </details>
  );
}

function Ways({ found: { link, code }, game }: Pick<InvitationProps, 'found' | 'game'>) {
  const { invite: words } = useRoomWords();
  return (
    <div className={styles['ways']}>
      {link !== undefined && <Qr text={link} label={words.picture} className={styles['qr']} />}
      {code !== undefined && (
        <div className={styles['code']}>
          <p>
            {link === undefined ? words.type : words.scan}{' '}
            <b>{link === undefined ? location.host : new URL(link).host}</b>
          </p>
          <Hidden>{words.code}</Hidden>
          <b className={styles['digits']}>{spokenCode(code)}</b>
        </div>
      )}
      {link !== undefined && <LinkField link={link} game={game} />}
    </div>
  );
}

function LinkField({ link, game }: { readonly link: string; readonly game: string }) {
  const { invite: words } = useRoomWords();
  const announce = useAnnounce();
  const { field, done, copy } = useCopy(link);
  const canShare = typeof navigator.share === 'function';
  // Whoever closes the sheet of the device has changed their mind.
  const send = (): void => void navigator.share({ text: words.message(game), url: link }).catch(() => undefined);
  return (
    <div className={styles['link']}>
      {canShare && (
        <Button look="primary" icon="share" onClick={send}>
          {words.send}
        </Button>
      )}
      <span className={styles['field']}>
        <input ref={field} readOnly aria-label={words.link} value={link} onFocus={({ target }) => target.select()} />
        <Button look={canShare ? 'plain' : 'primary'} onClick={() => void copy().then(came => announce(words[came]))}>
          <Sign name="copy" size={18} />
          {done === 'copied' ? words.copied : words.copy}
        </Button>
      </span>
      {done === 'selected' && <p>{words.selected}</p>}
    </div>
  );
}
