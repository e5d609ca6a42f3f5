/** Scores from match to match: a filled point was won, a hollow one was not. The same stands below as a table. */
import { useLanguage } from '@belfry/ui';
import { whenExactly } from '../../shell/when.js';
import { meanOf } from '../model/count.js';
import { hasWon, type OwnMatch, scoreOf } from '../model/played.js';
import { useNumber } from '../numbers.js';
import { useStatsWords } from '../words.js';
import { Legend } from './legend.js';
import styles from './plots.module.css';
import { type Scale, scaleFor } from './scale.js';

const WIDTH = 320;
const HEIGHT = 150;
const LEFT = 34;
const RIGHT = 10;
const TOP = 12;
const BOTTOM = 10;
/** More would stand too close. */
const SHOWN = 30;

/** @param matches in the order in which they were played; two at least */
export function Scores({ matches, title }: { readonly matches: readonly OwnMatch[]; readonly title: string }) {
  const words = useStatsWords();
  const number = useNumber();
  const shown = matches.slice(-SHOWN);
  // Of all matches, also of those that are not shown.
  const mean = meanOf(matches.map(scoreOf));
  const scores = shown.map(scoreOf);
  const label = words.scores.label(
    shown.length,
    number(Math.min(...scores)),
    number(Math.max(...scores)),
    number(scores.at(-1) ?? 0),
  );
  return (
    <figure className={styles['plot']}>
      <figcaption>{title}</figcaption>
      <Curve shown={shown} mean={mean} label={label} />
      <Legend mean={words.scores.mean(number(mean))} />
      <ScoreTable shown={shown} title={title} />
    </figure>
  );
}

interface CurveProps {
  readonly shown: readonly OwnMatch[];
  readonly mean: number;
  readonly label: string;
}

function Curve({ shown, mean, label }: CurveProps) {
  const scale = scaleFor([...shown.map(scoreOf), mean]);
  const x = (index: number): number => LEFT + 8 + (index * (WIDTH - LEFT - RIGHT - 16)) / Math.max(1, shown.length - 1);
  const y = (value: number): number => HEIGHT - BOTTOM - scale.heightOf(value) * (HEIGHT - TOP - BOTTOM);
  const line = shown.map((match, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(scoreOf(match))}`).join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles['curve']}>
      <Grid scale={scale} y={y} />
      <path className={styles['mean']} d={`M${LEFT} ${y(mean)}H${WIDTH - RIGHT}`} />
      <path className={styles['line']} d={line} />
      {shown.map((match, index) => (
        <circle
          key={match.id}
          className={hasWon(match) ? styles['won'] : styles['lost']}
          cx={x(index)}
          cy={y(scoreOf(match))}
          r={hasWon(match) ? 5 : 4}
        />
      ))}
    </svg>
  );
}

function Grid({ scale, y }: { readonly scale: Scale; readonly y: (value: number) => number }) {
  const number = useNumber();
  return scale.ticks.map(tick => (
    <g key={tick}>
      <path className={styles['grid']} d={`M${LEFT} ${y(tick)}H${WIDTH - RIGHT}`} />
      <text className={styles['tick']} x={LEFT - 6} y={y(tick) + 4.5} textAnchor="end">
        {number(tick)}
      </text>
    </g>
  ));
}

function ScoreTable({ shown, title }: { readonly shown: readonly OwnMatch[]; readonly title: string }) {
  const { scores: words, form } = useStatsWords();
  const { language } = useLanguage();
  const number = useNumber();
  return (
    <details className={styles['details']}>
      <summary>{words.asTable}</summary>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{words.match}</th>
            <th scope="col">{words.score}</th>
            <th scope="col">{words.result}</th>
          </tr>
        </thead>
        <tbody>
          {shown.toReversed().map(match => (
            <tr key={match.id}>
              <th scope="row">{whenExactly(language, match.ended, Date.now())}</th>
              <td>{number(scoreOf(match))}</td>
              <td>{hasWon(match) ? form.won : form.lost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
