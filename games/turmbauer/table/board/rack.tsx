/** The stones of a colour: in six pairs with a reason under each, or, where there is little room, those that are left in a row. */
import { classes } from '@belfry/ui';
import { COLOURS, type Colour, formatStone, seatOf, sizeOf } from '../../rules/index.js';
import { RingMark } from '../marks/index.js';
import { StonePicture } from '../marks/stone-picture.js';
import type { Building, RackStone } from '../model/hands.js';
import { type Pair, pairsOf } from '../model/rack.js';
import styles from './rack.module.css';
import { type Table, whoAt } from './table.js';

interface RackProps {
  readonly table: Table;
  readonly colour: Colour;
  readonly rack: readonly RackStone[];
  readonly building: Building | undefined;
}

const labelOf = ({ table, colour }: RackProps): string =>
  table.words.rack.label(whoAt(table, seatOf(table.state, colour)), COLOURS[colour] ?? 'red');

/** All twelve, at the foot of a wide board. */
export function Rack(props: RackProps) {
  const { table, colour, rack } = props;
  return (
    <ul className={styles['rack']} aria-label={labelOf(props)} data-rack>
      {pairsOf(rack, table.state, colour).map(pair => (
        <li key={pair.size} className={styles['pair']} data-reason={pair.reason.code} data-by={byOf(pair)}>
          <div className={styles['two']}>
            {pair.stones.map(stone => (
              <StoneButton key={stone.stone} {...props} stone={stone} pair={pair} />
            ))}
          </div>
          <span className={styles['why']}>
            {byOf(pair) === 'ring' && <RingMark size={14} />}
            {table.words.rack.reason(pair.reason)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Only what is left, in a row that scrolls. */
export function ShortRack(props: RackProps) {
  const { table, colour, rack } = props;
  const left = pairsOf(rack, table.state, colour).flatMap(pair =>
    pair.stones.filter(({ where }) => where === 'rack').map(stone => ({ stone, pair })),
  );
  return (
    <ul className={styles['short']} aria-label={labelOf(props)} data-rack>
      {left
        .toSorted((a, b) => orderOf(a.stone) - orderOf(b.stone))
        .map(({ stone, pair }) => (
          <li key={stone.stone}>
            <StoneButton {...props} stone={stone} pair={pair} isShort />
          </li>
        ))}
      {left.length === 0 && <li className={styles['none']}>{table.words.rack.none}</li>}
    </ul>
  );
}

/** What can be built comes first. */
const ORDER = { dice: 0, ring: 1, nothing: 2 } as const;
const orderOf = ({ by }: RackStone): number => ORDER[by];

const byOf = ({ stones }: Pair): RackStone['by'] =>
  (['dice', 'ring'] as const).find(way => stones.some(({ by }) => by === way)) ?? 'nothing';

interface StoneButtonProps extends Omit<RackProps, 'rack'> {
  readonly stone: RackStone;
  readonly pair: Pair;
  readonly isShort?: boolean;
}

function StoneButton({
  table,
  colour,
  building,
  stone: { stone, by, where },
  pair,
  isShort = false,
}: StoneButtonProps) {
  const { words } = table;
  const name = formatStone(stone);
  const isInHand = building?.stone === stone;
  const canBuild = building !== undefined && by !== 'nothing';
  const state =
    where === 'rack' ? words.rack.reason(pair.reason) : where === 'tower' ? words.rack.built : words.rack.boxed;
  return (
    <button
      type="button"
      className={classes(styles['stone'], isInHand && styles['inHand'])}
      data-by={canBuild ? by : 'nothing'}
      data-where={where}
      data-size={sizeOf(stone)}
      aria-pressed={canBuild ? isInHand : undefined}
      aria-disabled={!canBuild || undefined}
      aria-label={`${words.rack.stone(name, sizeOf(stone))}: ${isInHand ? words.rack.inHand : state}`}
      onClick={canBuild ? () => (isInHand ? building.putBack() : building.pick(stone)) : undefined}
    >
      <b className={styles['name']}>{name}</b>
      <StonePicture stone={stone} colour={colour} />
      {isInHand && !isShort && <span className={styles['tag']}>{words.rack.inHand}</span>}
      {isShort && !isInHand && by !== 'dice' && (
        <span className={styles['small']}>
          {canBuild && by === 'ring' ? <RingMark size={14} /> : words.rack.short(pair.reason)}
        </span>
      )}
    </button>
  );
}
