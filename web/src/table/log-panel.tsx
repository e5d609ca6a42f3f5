/** The log in words, newest first, by chapters. Each line shows its moment. */
import { classes, Icon, type LogLine } from '@belfry/ui';
import { useEffect, useRef } from 'react';
import { type Chapter, chaptersOf } from './lines.js';
import styles from './log-panel.module.css';
import { useTableWords } from './words/index.js';

interface LogPanelProps {
  readonly lines: readonly LogLine[];
  /** After how many entries the moment is that is shown; nothing if it is now. */
  readonly current: number | undefined;
  readonly onShow: (at: number | undefined) => void;
  /** What happened since the viewer's last turn. */
  readonly since: readonly LogLine[];
  /** Without a heading of its own. */
  readonly bare?: boolean;
  /** Replays read from the top. */
  readonly oldestFirst?: boolean;
}

export function LogPanel({ lines, current, onShow, since, bare = false, oldestFirst = false }: LogPanelProps) {
  const words = useTableWords();
  const chapters = chaptersOf(lines).map((chapter, number) => ({ chapter, number }));
  const news = new Set(since);
  const scroll = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment stands at another place.
  useEffect(() => {
    scroll.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <div className={styles['panel']}>
      {!bare && <h2 className={styles['title']}>{words.whatHappened}</h2>}
      {since.length > 0 && <Since lines={since} />}
      <div className={styles['scroll']} ref={scroll}>
        {lines.length === 0 && <p className={styles['empty']}>{words.nothingYet}</p>}
        {(oldestFirst ? chapters : chapters.toReversed()).map(({ chapter, number }) => (
          <ChapterView
            key={number}
            chapter={chapter}
            current={current}
            onShow={onShow}
            news={news}
            oldestFirst={oldestFirst}
          />
        ))}
      </div>
    </div>
  );
}

/** What a player may have missed, at one glance. */
function Since({ lines }: { readonly lines: readonly LogLine[] }) {
  const words = useTableWords();
  return (
    <details className={styles['since']}>
      <summary>
        {words.since(undefined)} ({lines.length})
      </summary>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a moment never change places.
          <li key={`${line.entry}-${index}`}>{line.body ?? line.text}</li>
        ))}
      </ul>
    </details>
  );
}

interface ChapterProps {
  readonly chapter: Chapter;
  readonly current: number | undefined;
  readonly onShow: (at: number | undefined) => void;
  readonly news: ReadonlySet<LogLine>;
  readonly oldestFirst: boolean;
}

function ChapterView({ chapter: { heading, lines }, current, onShow, news, oldestFirst }: ChapterProps) {
  const words = useTableWords();
  // An entry may have several lines. New ones come behind them, and are shown above.
  const keyed = lines.map((line, index) => ({ line, key: `${line.entry}-${index}` }));
  return (
    <section className={styles['chapter']}>
      {heading !== undefined && <h3 className={styles['heading']}>{heading}</h3>}
      <ol>
        {(oldestFirst ? keyed : keyed.toReversed()).map(({ line, key }) => (
          <li key={key}>
            <button
              type="button"
              className={classes(styles['line'], news.has(line) && styles['new'])}
              data-big={(oldestFirst && line.isBig) || undefined}
              aria-current={current === line.entry + 1 ? 'step' : undefined}
              aria-label={words.showMoment(line.text)}
              onClick={() => onShow(line.entry + 1)}
            >
              {oldestFirst && line.isBig === true && <Icon name="bell" size={16} />}
              {line.body ?? line.text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
