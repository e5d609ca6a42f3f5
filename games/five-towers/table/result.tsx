/** The end as a score sheet: what each tower counts, the main tower, what was torn down. */
import { at, type Seat } from '@belfry/engine';
import { Avatar, classes, Icon, minus, type ResultProps, type SeatInfo } from '@belfry/ui';
import { type FiveTowers, type ScoreSheet, scoreSheet, TOWER_TYPES } from '../rules/index.js';
import { TowerSign } from './art/index.js';
import styles from './result.module.css';
import { useTableWords } from './use-words.js';

export function Result(props: ResultProps<FiveTowers>) {
  const { seats } = props.people;
  return (
    <div className={styles['sheet']}>
      <div className={classes(styles['inside'], seats.length > 3 && styles['many'])}>
        <Legend seats={seats} />
        <Sheet {...props} />
      </div>
    </div>
  );
}

function Sheet({ view, result, people }: ResultProps<FiveTowers>) {
  const words = useTableWords();
  const { result: texts, board } = words.texts;
  const sheets = view.towers.map((towers, seat) => scoreSheet(towers, at(view.tornDown, seat).length));
  return (
    <table>
      <caption>{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles['corner']}>{texts.part}</span>
          </th>
          {people.seats.map((info, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            <PlayerHead key={seat} seat={seat} info={info} won={result.winners.includes(seat) ? texts.winner : ''} />
          ))}
        </tr>
      </thead>
      <tbody>
        {TOWER_TYPES.map((type, tower) => (
          <tr key={type}>
            <th scope="row">
              <span className={styles['tower']}>
                <TowerSign tower={tower} tone="text" />
                {words.tower(tower)}
              </span>
            </th>
            {sheets.map((sheet, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
              <TowerCell key={seat} sheet={sheet} tower={tower} />
            ))}
          </tr>
        ))}
        <Row
          name={board.mainTower}
          icon="star"
          cells={sheets.map(({ main }) => (main === undefined ? '–' : `+${main.points}`))}
        />
        <Row name={board.tornDown} icon="torn" cells={sheets.map(({ tornDown }) => minus(tornDown.points))} />
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          {result.scores.map((score, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            <td key={seat} className={result.winners.includes(seat) ? styles['best'] : undefined}>
              {minus(score)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Where columns are too narrow for names. Ears hear them at the head of each column. */
const Legend = ({ seats }: { readonly seats: readonly SeatInfo[] }) => (
  <div className={styles['legend']} aria-hidden="true">
    {seats.map(({ name, figure }, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
      <span key={seat}>
        <Avatar seat={seat} name={name} figure={figure} small />
        {name}
      </span>
    ))}
  </div>
);

/** `won` is the word for it; empty for the others. */
function PlayerHead({ seat, info, won }: { readonly seat: Seat; readonly info: SeatInfo; readonly won: string }) {
  return (
    <th scope="col">
      <span className={styles['player']}>
        <Avatar seat={seat} name={info.name} figure={info.figure} />
        <span className={styles['name']}>{info.name}</span>
        {won !== '' && (
          <span className={styles['won']}>
            <Icon name="bell" size={18} />
            <span className={styles['word']}>{won}</span>
          </span>
        )}
      </span>
    </th>
  );
}

/** The points, and how they come about: `8`, `4 × 2`. */
function TowerCell({ sheet, tower }: { readonly sheet: ScoreSheet; readonly tower: number }) {
  const score = sheet.towers.find(other => other.tower === tower);
  return (
    <td>
      {score === undefined ? '–' : score.points}
      {score?.topped === true && <small>{`${score.cards} × 2`}</small>}
    </td>
  );
}

interface RowProps {
  readonly name: string;
  readonly icon: 'star' | 'torn';
  readonly cells: readonly string[];
}

const Row = ({ name, icon, cells }: RowProps) => (
  <tr>
    <th scope="row">
      <span className={styles['tower']}>
        <Icon name={icon} size={18} />
        {name}
      </span>
    </th>
    {cells.map((cell, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
      <td key={seat}>{cell}</td>
    ))}
  </tr>
);
