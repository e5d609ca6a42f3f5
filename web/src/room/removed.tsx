/** Said once to whoever lost their seat. */
import type { RoomView } from '@belfry/table';
import { Button } from '@belfry/ui';
import { paths } from '../paths.js';
import { LinkButton } from '../shell/link-button.js';
import { hostOf } from './people.js';
import styles from './room.module.css';
import { useRoomWords } from './words/index.js';

export function Removed({ view, onClose }: { readonly view: RoomView; readonly onClose: () => void }) {
  const { removed: words } = useRoomWords();
  return (
    <section role="alert" className={styles['removed']}>
      <h2>{words.title}</h2>
      <p>{words.text(hostOf(view))}</p>
      <div>
        <Button look="primary" onClick={onClose}>
          {words.watch}
        </Button>
        <LinkButton to={paths.home}>{words.home}</LinkButton>
      </div>
    </section>
  );
}
