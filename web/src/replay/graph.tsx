/** How the scores went, one stepped line for each seat: told apart by colour and by dashes. */
import styles from './graph.module.css';

interface GraphProps {
  readonly at: number;
  readonly end: number;
  /** After each entry, by seat, as far as they are known. */
  readonly scores: readonly (readonly number[])[];
  readonly label: string;
}

const WIDTH = 1000;
const HEIGHT = 56;
const LINES = ['one', 'two', 'three', 'four', 'five'] as const;

export function Graph({ at, end, scores, label }: GraphProps) {
  const all = scores.flat();
  // Not spread: a long match has more scores than a function takes arguments.
  const low = all.reduce((least, score) => Math.min(least, score), 0);
  const high = all.reduce((most, score) => Math.max(most, score), 1);
  const x = (moment: number): number => (moment / Math.max(1, end)) * WIDTH;
  const y = (score: number): number => HEIGHT - 3 - ((score - low) / (high - low)) * (HEIGHT - 6);
  const seats = scores[0] ?? [];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={styles['graph']}
    >
      {seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places.
        <path key={seat} className={styles[LINES[seat % LINES.length] ?? 'one']} d={steps(scores, seat, x, y)} />
      ))}
      <path className={styles['now']} d={`M${x(at)},0V${HEIGHT}`} />
    </svg>
  );
}

type Scale = (value: number) => number;

function steps(scores: readonly (readonly number[])[], seat: number, x: Scale, y: Scale): string {
  let path = `M0,${y(scores[0]?.[seat] ?? 0)}`;
  let last = scores[0]?.[seat];
  for (const [moment, line] of scores.entries()) {
    const score = line[seat];
    if (score === undefined || score === last) continue;
    path += `H${x(moment)}V${y(score)}`;
    last = score;
  }
  return `${path}H${x(scores.length - 1)}`;
}
