/** The pad: every pawn at its height. A pawn is the picker for what is noted of its colour. */
import type { Seat } from '@belfry/engine';
import { Avatar, classes } from '@belfry/ui';
import { Leads, PlayerColumn, PlayerColumns } from '@belfry/ui/pad';
import type { Colour } from '../rules/index.js';
import { ColumnArt } from './art.js';
import type { SeatSheet, TurmbauerSheet } from './model/fold.js';
import styles from './seats.module.css';
import { useColourName } from './use-colour-name.js';
import { useWords } from './words/index.js';

interface SeatsProps {
  readonly names: readonly string[];
  readonly sheet: TurmbauerSheet;
  readonly chosen: Colour;
  readonly onChoose: (colour: Colour) => void;
}

const LEAST_ROOM = 9;

export function Seats({ names, sheet, chosen, onChoose }: SeatsProps) {
  const room = Math.max(LEAST_ROOM, ...sheet.colours.map(({ height }) => height));
  return (
    <PlayerColumns columns={names.length} className={styles['seats']}>
      {sheet.seats.map((seat, index) => (
        <PlayerColumn key={names[index]} name={names[index] ?? ''} className={styles['seat']}>
          <Head seat={index} name={names[index] ?? ''} sheet={sheet} />
          <div className={styles['pawns']}>
            {seat.colours.map(colour => (
              <Pawn
                key={colour}
                colour={colour}
                sheet={sheet}
                room={room}
                isChosen={colour === chosen}
                onChoose={() => onChoose(colour)}
              />
            ))}
          </div>
          <Sums seat={seat} isNarrow={names.length > 2} />
        </PlayerColumn>
      ))}
    </PlayerColumns>
  );
}

function Head({ seat, name, sheet }: { readonly seat: Seat; readonly name: string; readonly sheet: TurmbauerSheet }) {
  const words = useWords();
  return (
    <h2 className={styles['head']}>
      <Avatar seat={seat} name={name} small />
      <span className={styles['name']}>{name}</span>
      {sheet.winners.includes(seat) && <Leads />}
      {sheet.collapsedBy === seat && <span className={styles['out']}>{words.out}</span>}
    </h2>
  );
}

interface PawnProps {
  readonly colour: Colour;
  readonly sheet: TurmbauerSheet;
  readonly room: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Pawn({ colour, sheet, room, isChosen, onChoose }: PawnProps) {
  const words = useWords();
  const name = useColourName()(colour);
  const height = sheet.colours[colour]?.height ?? 0;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={words.noteHeight(name, height)}
      className={classes(styles['pawn'], isChosen && styles['chosen'])}
      onClick={onChoose}
    >
      <span className={styles['art']}>
        <ColumnArt colour={colour} height={height} room={room} />
      </span>
      <b>{height}</b>
      <span className={styles['colour']}>{name}</span>
    </button>
  );
}

/** On a narrow page the referee's table has to do. */
function Sums({ seat, isNarrow }: { readonly seat: SeatSheet; readonly isNarrow: boolean }) {
  const words = useWords();
  return (
    <dl className={classes(styles['sums'], isNarrow && styles['narrow'])}>
      {seat.colours.length > 1 && <Sum name={words.sum} value={seat.height} />}
      <Sum name={words.steps.parts} value={seat.parts} />
      <Sum name={words.steps.rings} value={seat.rings} />
    </dl>
  );
}

const Sum = ({ name, value }: { readonly name: string; readonly value: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
