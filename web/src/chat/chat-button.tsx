/** The chat where there is no room for it: a button with the count of new lines, and the chat as a sheet. */
import type { RoomView, TableId } from '@belfry/table';
import { Button, Dialog } from '@belfry/ui';
import { useState } from 'react';
import { useShellWords } from '../shell/words.js';
import { Talk } from './chat.js';
import styles from './chat-button.module.css';
import { ChatSettings } from './chat-settings.js';
import { heardOf } from './lines.js';
import { useChatMemory } from './memory.js';
import { Sign } from './sign.js';
import { useSpoken } from './use-spoken.js';
import { useChatWords } from './words/index.js';

const MOST_COUNTED = 9;

export function ChatButton({ id, view }: { readonly id: TableId; readonly view: RoomView }) {
  const words = useChatWords();
  const [isOpen, setOpen] = useState(false);
  const { silenced, read } = useChatMemory(id);
  useSpoken(id, view);
  const unread = heardOf(view, silenced).filter(({ line, isOwn }) => !isOwn && line.number > read).length;
  const label = unread === 0 ? words.title : words.unread(unread);
  return (
    <>
      <button type="button" className={styles['button']} aria-label={label} title={label} onClick={() => setOpen(true)}>
        <Sign name="chat" size={24} />
        {unread > 0 && <span className={styles['count']}>{unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}</span>}
      </button>
      {isOpen && <ChatDialog id={id} view={view} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ChatDialogProps {
  readonly id: TableId;
  readonly view: RoomView;
  readonly onClose: () => void;
}

function ChatDialog({ id, view, onClose }: ChatDialogProps) {
  const words = useChatWords();
  const shell = useShellWords();
  const [isSetting, setSetting] = useState(false);
  return (
    <Dialog title={words.title} closeLabel={shell.close} onClose={onClose}>
      <div className={styles['sheet']}>
        <Button
          look="quiet"
          icon="people"
          className={styles['settings']}
          aria-expanded={isSetting}
          onClick={() => setSetting(isOn => !isOn)}
        >
          {words.settings}
        </Button>
        {isSetting && <ChatSettings id={id} view={view} />}
        <Talk id={id} view={view} />
      </div>
    </Dialog>
  );
}
