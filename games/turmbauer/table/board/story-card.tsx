/** How it went: everybody's height by round as lines, and what they built, lost and spent. */
import { at, type Json } from '@belfry/engine';
import { classes, Hidden } from '@belfry/ui';
import { useMemo } from 'react';
import { type Colour, coloursOfSeat } from '../../rules/index.js';
import { Badge, inkOf } from '../marks/index.js';
import { type Chapter, storyOf } from '../model/story.js';
import { pushApart } from '../scene/maths/tags.js';
import card from './card.module.css';
import styles from './story-card.module.css';
import { type Table, whoAt } from './table.js';

interface StoryCardProps {
  readonly table: Table;
  readonly log: readonly Json[];
}

interface Line extends Chapter {
  /** What they are called, and whose initial stands for them. */
  readonly name: string;
  readonly initial: string;
  /** Somebody's only or first one. */
  readonly colour: Colour;
}

export function StoryCard({ table, log }: StoryCardProps) {
  const { state, words } = table;
  const { story } = words;
  const { players } = state.options;
  const chapters = useMemo(() => storyOf(log, players), [log, players]);
  const lines = chapters.map(
    (chapter, seat): Line => ({
      ...chapter,
      name: words.owner({ who: whoAt(table, seat), colour: undefined }),
      initial: whoAt(table, seat).name,
      colour: at(coloursOfSeat(state, seat), 0),
    }),
  );
  return (
    <section className={card['card']} aria-label={story.title}>
      <div className={card['head']}>
        <h3 className={styles['title']}>{story.title}</h3>
        <span className={card['sub']}>{story.axis}</span>
      </div>
      <Graph lines={lines} label={story.spoken(lines)} />
      <table className={styles['counts']}>
        <thead>
          <tr>
            <th scope="col">
              <Hidden>{story.player}</Hidden>
            </th>
            <th scope="col">{story.built}</th>
            <th scope="col">{story.fell}</th>
            <th scope="col">{story.rings}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, initial, colour, built, fell, rings }) => (
            <tr key={colour}>
              <th scope="row">
                <span className={styles['who']}>
                  <Badge colour={colour} name={initial} size={20} />
                  <span>{name}</span>
                </span>
              </th>
              <td>{built}</td>
              <td>{fell}</td>
              <td>{rings}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const WIDE = 300;
const HIGH = 150;
const LEFT = 26;
const RIGHT = 30;
const FOOT = 20;
const HEAD = 12;
const BADGE = 20;
/** Lines are told apart by more than their colour. */
const DASHES = ['', '8 4', '2 4', '9 3 2 3'] as const;

function Graph({ lines, label }: { readonly lines: readonly Line[]; readonly label: string }) {
  const last = Math.max(1, ...lines.map(({ heights }) => heights.length - 1));
  const top = Math.max(1, ...lines.flatMap(({ heights }) => heights));
  const x = (round: number): number => LEFT + (round / last) * (WIDE - LEFT - RIGHT);
  const y = (height: number): number => HIGH - FOOT - (height / top) * (HIGH - FOOT - HEAD);
  const ends = lines.map(({ heights }) => y(at(heights, heights.length - 1)));
  const badges = pushApart(
    ends.map(end => ({ at: end, size: BADGE })),
    1,
    0,
    HIGH,
  );
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDE} ${HIGH}`} className={styles['graph']}>
      {ticks(top, 4).map(height => (
        <g key={height}>
          <path className={styles['rule']} d={`M${LEFT},${y(height)}H${WIDE - RIGHT}`} />
          <text x={LEFT - 6} y={y(height) + 4} textAnchor="end">
            {height}
          </text>
        </g>
      ))}
      {ticks(last, 4).map(round => (
        <text key={round} x={x(round)} y={HIGH - 4} textAnchor="middle">
          {round}
        </text>
      ))}
      {lines.map(({ colour, heights }, seat) => (
        <path
          key={colour}
          className={classes(styles['line'])}
          stroke={inkOf(colour)}
          strokeDasharray={DASHES[seat]}
          d={heights.map((height, round) => `${round === 0 ? 'M' : 'L'}${x(round)},${y(height)}`).join('')}
        />
      ))}
      {lines.map(({ colour, initial }, seat) => (
        <g key={colour} transform={`translate(${WIDE - BADGE - 2} ${at(badges, seat) - BADGE / 2})`}>
          <Badge colour={colour} name={initial} size={BADGE} />
        </g>
      ))}
    </svg>
  );
}

/** Round numbers from 0, about so many. */
function ticks(most: number, about: number): number[] {
  const step = [1, 2, 3, 5, 10, 20].find(size => most / size <= about) ?? 50;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
