/** Whom one hears on this device, and for the host what may be said at the table. */
import type { RoomView, TableId } from '@belfry/table';
import { Button } from '@belfry/ui';
import styles from './chat-settings.module.css';
import { othersOf } from './lines.js';
import { useChatMemory } from './memory.js';
import { Sign } from './sign.js';
import { TalkControl } from './talk-control.js';
import { useChatWords } from './words/index.js';

export function ChatSettings({ id, view }: { readonly id: TableId; readonly view: RoomView }) {
  const words = useChatWords();
  const { silenced, setSilenced } = useChatMemory(id);
  const others = othersOf(view);
  return (
    <div className={styles['settings']}>
      {view.isHost && <TalkControl id={id} view={view} />}
      {others.length === 0 && <p>{words.nobodyElse}</p>}
      <ul>
        {others.map(name => {
          const isSilenced = silenced.includes(name);
          return (
            <li key={name}>
              <Button look="quiet" onClick={() => setSilenced(name, !isSilenced)}>
                <Sign name={isSilenced ? 'noSound' : 'sound'} />
                {isSilenced ? words.hear(name) : words.silence(name)}
              </Button>
              {isSilenced && <small>{words.silenced(name)}</small>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
