/** In the bar and beside the board: who watches, the chat, what may be taken back. */
import { Fact, IconButton, useMedia } from '@belfry/ui';
import { Chat } from '../chat/chat.js';
import { ChatButton } from '../chat/chat-button.js';
import styles from './around.module.css';
import { AwayNotes } from './away-notes.js';
import { NARROW } from './notices.js';
import { usePlaying } from './playing.js';
import { dueSeat } from './times.js';
import { usePlayWords } from './words/index.js';

export function Facts() {
  const { presence } = usePlaying();
  const words = usePlayWords();
  const count = presence?.watchers ?? 0;
  if (count === 0) return null;
  return (
    <Fact icon="eye">
      <span>{words.watchers(count)}</span>
    </Fact>
  );
}

/** There when it is allowed, not greyed: the menu says why it is not. */
export function Tools({ onUndo }: { readonly onUndo: (() => void) | undefined }) {
  const { id, view, me } = usePlaying();
  const words = usePlayWords();
  const next = dueSeat(view);
  const until = words.undo.until(next === undefined || next === me ? undefined : view.seats[next]?.name);
  const isNarrow = useMedia(NARROW);
  return (
    <>
      {onUndo !== undefined && (
        <span title={until}>
          <IconButton
            icon="undo"
            label={words.undo.button}
            showLabel="desk"
            aria-description={until}
            onClick={onUndo}
          />
        </span>
      )}
      {isNarrow && <ChatButton id={id} view={view} />}
    </>
  );
}

export function Aside() {
  const { id, view } = usePlaying();
  const isNarrow = useMedia(NARROW);
  if (isNarrow) return null;
  return (
    <>
      <AwayNotes isCard />
      <div className={styles['aside']}>
        <Chat id={id} view={view} className={styles['chat']} />
      </div>
    </>
  );
}
