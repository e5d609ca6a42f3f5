/** What happened while somebody was away, before they go on. Nothing is covered that is not there again after one tap. */
import type { TableView } from '@belfry/table';
import { Avatar, Button, type LogLine, type People, useLanguage } from '@belfry/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useServerHere } from '../server/context.js';
import type { Seen } from './seen.js';
import { happenedSince, sinceWhen } from './since.js';
import styles from './since-card.module.css';
import { timeLeftText } from './urgency.js';
import { useDaysWords } from './words/index.js';
import { TIME_WORDS } from './words/time.js';

interface SinceCardProps {
  readonly view: TableView;
  /** The whole log in words: `ScreenWords.tell`. */
  readonly lines: readonly LogLine[];
  readonly people: People;
  readonly lastSeen: Seen;
  readonly onClose: () => void;
}

export function SinceCard({ view, lines, people, lastSeen, onClose }: SinceCardProps) {
  const words = useDaysWords();
  const { language } = useLanguage();
  const title = useId();
  const card = useRef<HTMLElement>(null);
  const you = typeof view.viewer === 'number' ? view.viewer : undefined;
  const { lines: news, more, said } = happenedSince(lastSeen, { lines, chat: view.chat, you });
  const isEmpty = news.length + said.length === 0;
  useEffect(() => {
    if (!isEmpty) card.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isEmpty]);
  if (isEmpty) return null;
  return (
    <section
      ref={card}
      role="dialog"
      aria-labelledby={title}
      className={styles['card']}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      <h2 id={title}>{words.since(sinceWhen(language, lastSeen.at, Date.now()))}</h2>
      <ul>
        {news.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry may have several lines, and they stay in order.
          <Row key={`${line.entry}-${index}`} seat={line.seat} people={people}>
            {line.body ?? line.text}
          </Row>
        ))}
        {said.map(({ number, seat, name, text }) => (
          <Row key={`said-${number}`} seat={seat} name={name} people={people}>
            {words.said(name, text)}
          </Row>
        ))}
      </ul>
      {more > 0 && <p className={styles['more']}>{words.more(more)}</p>}
      <Button look="primary" wide onClick={onClose}>
        <GoOn view={view} you={you} />
      </Button>
    </section>
  );
}

/** Whose turn it is, if it is the reader's; and how long they have. */
function GoOn({ view: { due, deadline }, you }: { readonly view: TableView; readonly you: number | undefined }) {
  const words = useDaysWords();
  const time = TIME_WORDS[useLanguage().language];
  const server = useServerHere();
  if (due.type !== 'seat' || due.seat !== you) return words.toTable;
  const now = server?.now() ?? Date.now();
  return time.yourTurn(deadline === undefined ? undefined : timeLeftText(time, deadline - now));
}

interface RowProps {
  readonly seat: number | undefined;
  readonly name?: string;
  readonly people: People;
  readonly children: ReactNode;
}

function Row({ seat, name, people, children }: RowProps) {
  const who = seat === undefined ? undefined : people.seats[seat];
  return (
    <li>
      <Avatar seat={seat ?? people.seats.length} name={who?.name ?? name ?? ''} figure={who?.figure} small />
      <span>{children}</span>
    </li>
  );
}
