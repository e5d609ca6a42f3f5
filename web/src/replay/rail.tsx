/** The way through a match: how the scores went, bells where something big happened, the slider, and buttons from bell to bell. */
import { Button, Icon } from '@belfry/ui';
import type { CSSProperties, MouseEvent } from 'react';
import { Graph } from './graph.js';
import { type Mark, markAfter } from './marks.js';
import styles from './rail.module.css';
import type { Scores } from './use-replay.js';
import { useReplayWords } from './words.js';

interface RailProps {
  readonly at: number;
  readonly end: number;
  /** What just happened. */
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly scores: Scores | undefined;
  readonly scoreName: string;
  readonly onJump: (at: number) => void;
  readonly onPreviousMark: () => void;
  readonly onNextMark: () => void;
}

export function Rail({ at, end, text, marks, scores, scoreName, onJump, ...to }: RailProps) {
  const words = useReplayWords();
  return (
    <div className={styles['rail']}>
      <MarkButton way="back" label={words.previousMark} off={at === 0} onClick={to.onPreviousMark} />
      <div className={styles['way']}>
        {scores !== undefined && <Graph at={at} end={end} scores={scores} label={words.graph(scoreName)} />}
        <div className={styles['slot']} style={partOf(at, end)}>
          <Marks at={at} end={end} marks={marks} onJump={onJump} />
          <input
            type="range"
            className={styles['slider']}
            min={0}
            max={end}
            value={at}
            aria-label={words.moment}
            aria-valuetext={`${words.momentOf(at, end)}: ${text}`}
            onChange={event => onJump(Number(event.target.value))}
          />
        </div>
      </div>
      <MarkButton
        way="forward"
        label={words.nextMark}
        off={markAfter(marks, at) === undefined}
        onClick={to.onNextMark}
      />
    </div>
  );
}

interface MarkButtonProps {
  readonly way: 'back' | 'forward';
  readonly label: string;
  readonly off: boolean;
  readonly onClick: () => void;
}

const MarkButton = ({ way, label, off, onClick }: MarkButtonProps) => (
  <Button look="quiet" className={styles['button']} aria-label={label} title={label} off={off} onClick={onClick}>
    {way === 'back' && <Icon name="back" size={14} />}
    <Icon name="bell" size={20} />
    {way === 'forward' && <Icon name="forward" size={14} />}
  </Button>
);

interface MarksProps {
  readonly at: number;
  readonly end: number;
  readonly marks: readonly Mark[];
  readonly onJump: (at: number) => void;
}

/** For the eye and the mouse; whoever has neither goes by the buttons, the keys and the log. */
function Marks({ at, end, marks, onJump }: MarksProps) {
  const press = ({ target }: MouseEvent): void => {
    const moment = (target as Element).closest<HTMLElement>('[data-at]')?.dataset['at'];
    if (moment !== undefined) onJump(Number(moment));
  };
  return (
    <div
      className={styles['marks']}
      data-many={marks.length > MOST_BELLS || undefined}
      aria-hidden="true"
      onClick={press}
    >
      {marks.map(mark => (
        <span
          key={mark.at}
          className={styles['mark']}
          data-at={mark.at}
          data-now={mark.at === at || undefined}
          title={mark.text}
          style={partOf(mark.at, end)}
        >
          <Icon name="bell" size={16} />
        </span>
      ))}
    </div>
  );
}

/** On a phone. */
const MOST_BELLS = 14;

/** How far along the way a moment is, for the styles. */
const partOf = (at: number, end: number): CSSProperties => ({ '--part': at / Math.max(1, end) }) as CSSProperties;
