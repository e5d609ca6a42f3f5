/** What is said at a table: all lines, a few reactions, and a line of one's own. */
import type { RoomView, TableId } from '@belfry/table';
import { Avatar, classes, IconButton } from '@belfry/ui';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './chat.module.css';
import { ChatSettings } from './chat-settings.js';
import { Composer } from './composer.js';
import { type Heard, heardOf, textOf } from './lines.js';
import { useChatMemory } from './memory.js';
import { ReactionFace } from './reaction-face.js';
import { useSpoken } from './use-spoken.js';
import { useChatWords } from './words/index.js';

interface ChatProps {
  readonly id: TableId;
  readonly view: RoomView;
  readonly className?: string | undefined;
}

/** As a part of the page, with its title. It is read when it is there. */
export function Chat({ id, view, className }: ChatProps) {
  const words = useChatWords();
  const title = useId();
  const [isSetting, setSetting] = useState(false);
  useSpoken(id, view);
  return (
    <section className={classes(styles['chat'], styles['panel'], className)} aria-labelledby={title}>
      <div className={styles['head']}>
        <h2 id={title}>{words.title}</h2>
        <IconButton
          icon="people"
          label={words.settings}
          aria-expanded={isSetting}
          onClick={() => setSetting(isOn => !isOn)}
        />
      </div>
      {isSetting && <ChatSettings id={id} view={view} />}
      <Talk id={id} view={view} />
    </section>
  );
}

/** Lines and what one writes, without a frame. */
export function Talk({ id, view }: Pick<ChatProps, 'id' | 'view'>) {
  const words = useChatWords();
  const { silenced, markRead } = useChatMemory(id);
  const heard = heardOf(view, silenced);
  const last = view.chat.at(-1)?.number ?? -1;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => markRead(last), [markRead, last]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new line the end is in sight.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  return (
    <>
      {heard.length === 0 ? (
        <p className={styles['empty']}>{words.nothingYet}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        <ol ref={list} className={styles['lines']} aria-label={words.title} tabIndex={0}>
          {heard.map((each, index) => (
            <Line
              key={each.line.number}
              heard={each}
              view={view}
              isFirst={heard[index - 1]?.line.name !== each.line.name}
            />
          ))}
        </ol>
      )}
      <Composer id={id} view={view} />
    </>
  );
}

interface LineProps {
  readonly heard: Heard;
  readonly view: RoomView;
  /** Of several by the same person. */
  readonly isFirst: boolean;
}

function Line({ heard: { line, seat, isOwn }, view, isFirst }: LineProps) {
  const words = useChatWords();
  const player = seat === undefined ? undefined : view.seats[seat]?.player;
  return (
    <li className={classes(styles['line'], isOwn && styles['own'], isFirst && styles['first'])}>
      {!isOwn && (
        <Avatar seat={seat ?? 0} name={line.name} figure={player?.type === 'human' ? player.figure : undefined} small />
      )}
      <p className={styles['bubble']}>
        <b className={classes(styles['name'], (isOwn || !isFirst) && styles['unseen'])}>{line.name}</b>
        {line.reaction !== undefined && <ReactionFace reaction={line.reaction} size={24} />}
        <span>{textOf(line, words)}</span>
      </p>
    </li>
  );
}
