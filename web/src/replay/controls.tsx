/** Moves through a match: buttons, slider, keys, playing by itself; and whose eyes look. */
import type { Eye } from '@belfry/table';
import { IconButton } from '@belfry/ui';
import { useEffect, useState } from 'react';
import styles from './controls.module.css';
import { Eyes } from './eyes.js';
import { Graph } from './graph.js';
import type { Scores } from './use-replay.js';
import { useReplayWords } from './words.js';

interface ControlsProps {
  readonly at: number;
  readonly end: number;
  /** What just happened. */
  readonly text: string;
  readonly eyes: readonly Eye[];
  readonly eye: Eye;
  readonly names: readonly string[];
  readonly scores: Scores | undefined;
  readonly scoreName: string;
  readonly onChange: (to: { readonly at?: number; readonly eye?: Eye }) => void;
}

/** Milliseconds a moment is shown while it plays. */
const STEP = 1200;

export function Controls({ at, end, text, eyes, eye, names, scores, scoreName, onChange }: ControlsProps) {
  const words = useReplayWords();
  const [isPlaying, setPlaying] = useState(false);
  const go = (moment: number): void => onChange({ at: Math.min(Math.max(0, moment), end) });
  const toggle = (): void => {
    if (!isPlaying && at === end) go(0);
    setPlaying(!isPlaying);
  };
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= end) return setPlaying(false);
    const timer = setTimeout(() => onChange({ at: at + 1 }), STEP);
    return () => clearTimeout(timer);
  }, [isPlaying, at, end, onChange]);
  useReplayKeys({ at, end, go, toggle });
  return (
    <section className={styles['controls']} aria-label={words.moment}>
      <div className={styles['row']}>
        <div className={styles['buttons']}>
          <IconButton icon="first" label={words.first} off={at === 0} onClick={() => go(0)} />
          <IconButton icon="back" label={words.previous} off={at === 0} onClick={() => go(at - 1)} />
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? words.pause : words.play}
            className={styles['play']}
            onClick={toggle}
          />
          <IconButton icon="forward" label={words.next} off={at === end} onClick={() => go(at + 1)} />
          <IconButton icon="last" label={words.last} off={at === end} onClick={() => go(end)} />
        </div>
        <p className={styles['text']}>
          <b>{words.momentOf(at, end)}</b> {text}
        </p>
        {eyes.length > 1 && <Eyes eyes={eyes} eye={eye} names={names} onChange={chosen => onChange({ eye: chosen })} />}
      </div>
      {scores !== undefined && <Graph at={at} end={end} scores={scores} label={words.graph(scoreName)} />}
      <input
        type="range"
        className={styles['slider']}
        min={0}
        max={end}
        value={at}
        aria-label={words.moment}
        aria-valuetext={`${words.momentOf(at, end)}: ${text}`}
        onChange={event => go(Number(event.target.value))}
      />
      <p className={styles['keys']}>{words.keys}</p>
    </section>
  );
}

interface Keys {
  readonly at: number;
  readonly end: number;
  readonly go: (moment: number) => void;
  readonly toggle: () => void;
}

/** Unlike the keys of a table these hold down: an arrow runs through the match. */
function useReplayKeys({ at, end, go, toggle }: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.matches('input, select, textarea')) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key === ' ' && target.matches('button, a, summary')) return;
      const wish = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: end }[event.key];
      if (wish !== undefined) go(wish);
      else if (event.key === ' ') toggle();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [at, end, go, toggle]);
}
