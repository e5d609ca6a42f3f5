/** Which game shall go round on this one device? */
import { Dialog, Icon, useLanguage } from '@belfry/ui';
import { Link } from 'wouter';
import { paths } from '../paths.js';
import { PLAYABLE } from '../playable.js';
import { useShellWords } from '../shell/words.js';
import { Emblem } from './emblem.js';
import styles from './one-device.module.css';
import { useHomeWords } from './words.js';

export function OneDevice({ onClose }: { readonly onClose: () => void }) {
  const { noServer, players } = useHomeWords();
  const { close } = useShellWords();
  const { language } = useLanguage();
  return (
    <Dialog title={noServer.one} closeLabel={close} onClose={onClose}>
      <ul className={styles['games']}>
        {PLAYABLE.map(({ id, name, players: { min, max } }) => (
          <li key={id}>
            <Link to={paths.setup(id, 'people')}>
              <Emblem game={id} size={44} />
              <b>{name[language]}</b> <small>{players(min, max)}</small>
              <Icon name="forward" />
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
