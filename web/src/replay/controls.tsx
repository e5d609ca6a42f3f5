/** Moves through a match: buttons, slider, keys, playing by itself as fast as somebody likes; and whose eyes look. */
import type { Eye } from '@belfry/table';
import { IconButton } from '@belfry/ui';
import styles from './controls.module.css';
import { Eyes } from './eyes.js';
import { type Mark, markAfter, markBefore } from './marks.js';
import { Rail } from './rail.js';
import { SPEEDS, type Speed } from './speed.js';
import { usePlaying } from './use-playing.js';
import type { Scores } from './use-replay.js';
import { type ReplayMoves, useReplayKeys } from './use-replay-keys.js';
import { useReplayWords } from './words.js';

interface ControlsProps {
  readonly at: number;
  readonly end: number;
  /** What just happened. */
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly eyes: readonly Eye[];
  readonly eye: Eye;
  readonly hasSecrets: boolean;
  readonly names: readonly string[];
  /** What those look like who sit there. */
  readonly figures: readonly (string | undefined)[];
  readonly scores: Scores | undefined;
  readonly scoreName: string;
  readonly speed: Speed;
  /** How long what led to this moment took, at the usual speed; nothing while it is still to be seen. */
  readonly seen: number | undefined;
  readonly onJump: (at: number) => void;
  /** To the next moment, which is to be seen happening. */
  readonly onStep: () => void;
  readonly onEye: (eye: Eye) => void;
  readonly onSpeed: (speed: Speed) => void;
}

export function Controls(props: ControlsProps) {
  const { at, end, text, marks, eyes, scores, scoreName, speed, onJump, onStep } = props;
  const words = useReplayWords();
  const { isPlaying, setPlaying } = usePlaying({ at, end, speed, seen: props.seen, step: onStep });
  const go = (moment: number | undefined): void => {
    if (moment !== undefined && moment >= 0 && moment <= end) onJump(moment);
  };
  const moves: ReplayMoves = {
    back: () => go(at - 1),
    forward: isRunning => (isRunning ? go(at + 1) : at < end && onStep()),
    first: () => go(0),
    last: () => go(end),
    previousMark: () => go(markBefore(marks, at)?.at ?? 0),
    nextMark: () => go(markAfter(marks, at)?.at),
    toggle: () => {
      if (!isPlaying && at === end) go(0);
      setPlaying(!isPlaying);
    },
  };
  useReplayKeys(moves);
  return (
    <section className={styles['controls']} aria-label={words.moment}>
      <div className={styles['row']}>
        <div className={styles['buttons']}>
          <IconButton icon="first" label={words.first} className={styles['far']} off={at === 0} onClick={moves.first} />
          <IconButton icon="back" label={words.previous} off={at === 0} onClick={moves.back} />
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? words.pause : words.play}
            className={styles['play']}
            onClick={moves.toggle}
          />
          <IconButton icon="forward" label={words.next} off={at === end} onClick={() => moves.forward(false)} />
          <IconButton icon="last" label={words.last} className={styles['far']} off={at === end} onClick={moves.last} />
        </div>
        <SpeedMenu speed={speed} onChange={props.onSpeed} />
        <p className={styles['text']}>
          <b>{words.momentOf(at, end)}</b> {text}
        </p>
        {eyes.length > 1 && (
          <Eyes
            eyes={eyes}
            eye={props.eye}
            names={props.names}
            figures={props.figures}
            hasSecrets={props.hasSecrets}
            onChange={props.onEye}
          />
        )}
      </div>
      <Rail
        at={at}
        end={end}
        text={text}
        marks={marks}
        scores={scores}
        scoreName={scoreName}
        onJump={onJump}
        onPreviousMark={moves.previousMark}
        onNextMark={moves.nextMark}
      />
      <p className={styles['keys']}>{words.keys}</p>
    </section>
  );
}

interface SpeedMenuProps {
  readonly speed: Speed;
  readonly onChange: (speed: Speed) => void;
}

function SpeedMenu({ speed, onChange }: SpeedMenuProps) {
  const words = useReplayWords();
  return (
    <select
      className={styles['speed']}
      aria-label={words.speed}
      title={words.speed}
      value={speed}
      onChange={event => onChange(SPEEDS.find(value => String(value) === event.target.value) ?? 1)}
    >
      {SPEEDS.map(value => (
        <option key={value} value={value}>
          {value === 0.5 ? '½' : value}×
        </option>
      ))}
    </select>
  );
}
