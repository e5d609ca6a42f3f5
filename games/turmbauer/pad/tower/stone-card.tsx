/** A stone is asked about: which one, is it allowed there, does it hold? */
import { Button, classes, IconButton } from '@belfry/ui';
import { formatStone, sizeOf } from '../../rules/index.js';
import { Gauge } from '../../table/board/gauge.js';
import { SpinKeys } from '../../table/board/spin-keys.js';
import type { Table } from '../../table/board/table.js';
import { VerdictMark } from '../../table/marks/index.js';
import { StonePicture } from '../../table/marks/stone-picture.js';
import type { Spin } from '../../table/model/hands.js';
import { useTableWords } from '../../table/use-words.js';
import styles from './tower.module.css';
import type { Asking } from './use-asking.js';
import { useTowerWords } from './use-words.js';

interface StonesProps {
  readonly asking: Asking;
}

/** Those that are left, in a row. */
export function Stones({ asking }: StonesProps) {
  const words = useTowerWords();
  const left = asking.rack.filter(({ where }) => where === 'rack');
  if (left.length === 0) return <p className={styles['hint']}>{words.noStones}</p>;
  return (
    <ul className={styles['stones']} aria-label={words.stones}>
      {left.map(({ stone }) => {
        const isInHand = asking.stone === stone;
        return (
          <li key={stone}>
            <button
              type="button"
              className={classes(styles['stone'], isInHand && styles['inHand'])}
              aria-pressed={isInHand}
              aria-label={words.stone(formatStone(stone), sizeOf(stone))}
              onClick={() => (isInHand ? asking.putBack() : asking.pick(stone))}
            >
              <b>{formatStone(stone)}</b>
              <StonePicture stone={stone} colour={asking.colour} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface StoneCardProps {
  readonly table: Table;
  readonly asking: Asking;
  readonly onSpin: (axis: Spin) => void;
}

/** What can be done with the stone in hand. */
export function StoneCard({ table, asking, onSpin }: StoneCardProps) {
  const words = useTowerWords();
  if (asking.stone === undefined) return null;
  return (
    <>
      <Handles words={table.words} asking={asking} onSpin={onSpin} />
      <Button
        look="primary"
        icon="check"
        wide
        className={styles['big'] ?? ''}
        off={asking.place === undefined}
        onClick={() => asking.build()}
      >
        {(asking.place?.verdict === 'falls' ? words.placeAnyway : words.place)(formatStone(asking.stone))}
      </Button>
    </>
  );
}

interface AnswerProps {
  readonly table: Table;
  readonly asking: Asking;
  readonly isShort: boolean;
}

/** What the rules say, and the statics. The sentence of the tower says it aloud. */
export function Answer({ table, asking: { stone, way, place, places }, isShort }: AnswerProps) {
  const words = useTowerWords();
  const rules = useTableWords();
  if (stone === undefined) return <p className={styles['hint']}>{words.chooseStone}</p>;
  if (way === undefined)
    return <p className={styles['hint']}>{places.length === 0 ? words.nowhere : words.choosePlace(places.length)}</p>;
  if (way.misfit !== undefined)
    return (
      <div className={classes(styles['answer'], styles['no'])}>
        <h3>
          <VerdictMark verdict="falls" /> {words.forbidden}
        </h3>
        <p>{rules.refuse(way.misfit, table.people)}</p>
      </div>
    );
  return (
    <>
      <div className={classes(styles['answer'], styles['yes'])}>
        <h3>
          <VerdictMark verdict="firm" /> {words.allowed}
        </h3>
      </div>
      {place !== undefined && <Gauge table={table} place={place} isShort={isShort} />}
    </>
  );
}

interface HandlesProps {
  readonly words: Table['words'];
  readonly asking: Asking;
  readonly onSpin: (axis: Spin) => void;
}

/** Turn, tip, roll, and the places that are allowed one after the other. */
function Handles({ words: { build }, asking, onSpin }: HandlesProps) {
  const words = useTowerWords();
  const { places, current, way } = asking;
  const off = way === undefined || way.cells.length === 0;
  return (
    <>
      <div className={styles['spins']}>
        <SpinKeys words={build} off={off} onSpin={onSpin} />
      </div>
      <div className={styles['step']}>
        <IconButton icon="back" label={build.previous} off={places.length === 0} onClick={() => asking.step(-1)} />
        <span>{current === undefined ? words.places(places.length) : build.place(current + 1, places.length)}</span>
        <IconButton icon="forward" label={build.next} off={places.length === 0} onClick={() => asking.step(1)} />
      </div>
    </>
  );
}
