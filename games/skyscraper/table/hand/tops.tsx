/** All houses, each by its top floor: what one decides about. */
import type { Seat } from '@belfry/engine';
import { classes, type People, whoOf } from '@belfry/ui';
import { type Floor, firstCard, formatCard, type State, secondCard, valueIn } from '../../rules/index.js';
import { Half } from '../art/half.js';
import { HouseBadge } from '../art/index.js';
import type { Choice } from '../board/choice.js';
import { houseFacts } from '../board/describe.js';
import type { TableWords } from '../words/catalogue.js';
import styles from './hand.module.css';
import type { HandWords } from './words/index.js';

interface TopsProps {
  readonly view: State;
  readonly people: People;
  readonly words: TableWords;
  readonly hand: HandWords;
  readonly seats: readonly Seat[];
  readonly choice: Choice | undefined;
}

export const Tops = ({ view, people, words, hand, seats, choice }: TopsProps) => (
  <ul className={styles['tops']} aria-label={hand.tops}>
    {seats.map((seat, index) => {
      const floors = view.skyscrapers[seat] ?? [];
      const top = floors.at(-1);
      const { you, name } = whoOf(people, seat);
      return (
        <li
          key={seat}
          className={classes(
            styles['top'],
            index === 0 && styles['own'],
            choice?.verdicts.get(seat)?.type === 'can' && styles['target'],
          )}
        >
          <div role="img" aria-label={words.board.house(houseFacts(words, view, people, seat))}>
            <b>{you ? words.board.you : name}</b>
            {top === undefined ? <HouseBadge seat={seat} width={34} /> : <TopArt floor={top} />}
            <small>
              {words.board.floors(floors.length, view.options.floors)}
              {top?.dog === true && ` · ${hand.dog}`}
            </small>
          </div>
        </li>
      );
    })}
  </ul>
);

const DIGIT = { size: 0.62, y: 0.46, dx: 0 };

function TopArt({ floor }: { readonly floor: Floor }) {
  const shared = { y: 1, h: 32, w: 34, line: 2, digit: DIGIT } as const;
  const half = (card: number) => ({ value: valueIn(floor, card) ?? 0, joker: formatCard(card) === 'joker' });
  return (
    <svg viewBox="0 0 70 34" className={styles['floor']} aria-hidden="true" focusable="false">
      <Half {...shared} {...half(firstCard(floor))} side="left" x={1} />
      <Half {...shared} {...half(secondCard(floor))} side="right" x={35} />
    </svg>
  );
}
