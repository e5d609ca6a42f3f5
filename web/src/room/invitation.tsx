/** The way to the table for others: the loudest thing while a seat is open. */
import { Button, classes, Dialog, Hidden, useAnnounce } from '@belfry/ui';
import { useState } from 'react';
import { Sign } from '../chat/sign.js';
import { useShellWords } from '../shell/words.js';
import { useCopy } from '../use-copy.js';
import dialogs from './dialogs.module.css';
import styles from './invitation.module.css';
import { Qr } from './qr.js';
import { type RenewableInvitation as Found, spokenCode } from './use-invitation.js';
import { useRoomWords } from './words/index.js';

interface InvitationProps {
  readonly found: Found;
  readonly open: number;
  /** The game's name. */
  readonly game: string;
}

export function Invitation({ found, open, game }: InvitationProps) {
  const { invite: words } = useRoomWords();
  const [isAsked, setAsked] = useState(false);
  if (found.link === undefined && found.code === undefined && found.renewal !== 'failed') return null;
  const ways = <Ways found={found} game={game} onRenew={() => setAsked(true)} />;
  return (
    <>
      {open > 0 ? (
        <section className={classes(styles['card'], styles['loud'])}>
          <h2>{words.title(open)}</h2>
          {ways}
        </section>
      ) : (
        <details className={styles['card']}>
          <summary>{words.more}</summary>
          {ways}
        </details>
      )}
      {isAsked && <RenewDialog renew={found.renew} onClose={() => setAsked(false)} />}
    </>
  );
}

interface WaysProps extends Pick<InvitationProps, 'found' | 'game'> {
  readonly onRenew: () => void;
}

function Ways({ found: { link, code, renewal }, game, onRenew }: WaysProps) {
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
      {/* Of another link nothing was copied yet. */}
      {link !== undefined && <LinkField key={link} link={link} game={game} />}
      {(link !== undefined || renewal === 'failed') && (
        <div className={styles['renewal']}>
          <Button look="quiet" icon="round" off={renewal === 'busy'} onClick={onRenew}>
            {words.renew}
          </Button>
          {renewal === 'done' && <p>{words.renewed}</p>}
          {renewal === 'failed' && <p role="alert">{words.notRenewed}</p>}
        </div>
      )}
    </div>
  );
}

interface RenewDialogProps extends Pick<Found, 'renew'> {
  readonly onClose: () => void;
}

function RenewDialog({ renew, onClose }: RenewDialogProps) {
  const { invite: words, seat } = useRoomWords();
  const shell = useShellWords();
  const announce = useAnnounce();
  const go = async (): Promise<void> => {
    onClose();
    if (await renew()) announce(words.renewed);
  };
  return (
    <Dialog title={words.renew} closeLabel={shell.close} onClose={onClose}>
      <div className={dialogs['form']}>
        <p>{words.renewHelp}</p>
        <div className={dialogs['buttons']}>
          <Button onClick={onClose}>{seat.cancel}</Button>
          <Button look="primary" onClick={() => void go()}>
            {words.renewGo}
          </Button>
        </div>
      </div>
    </Dialog>
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
