/** What somebody who builds sees and decides: dice, will it hold, whom does it lift, how it lies, where it goes. */
import { ASK, Button, classes, Hidden, IconButton, TurnClock } from '@belfry/ui';
import { type TouchEvent, useRef } from 'react';
import { COLOURS, colourOnTurn, formatStone, ringsLeftAfter, type State } from '../../rules/index.js';
import { VerdictMark } from '../marks/index.js';
import type { Building, Spin } from '../model/hands.js';
import type { Failure } from '../model/show.js';
import { useTableWords } from '../use-words.js';
import styles from './card.module.css';
import { Dice } from './dice.js';
import { FailureNote } from './failure-note.js';
import { Gains } from './gains.js';
import { Gauge } from './gauge.js';
import { ShortRack } from './rack.js';
import { keyClass, SpinKeys } from './spin-keys.js';
import type { Table } from './table.js';
import type { BoardWords } from './words/catalogue.js';

interface BuildCardProps {
  readonly table: Table;
  readonly building: Building;
  readonly failure: Failure | undefined;
  /** On a phone: with the rack in it, and fewer words. */
  readonly isSheet: boolean;
  /** What was built is on its way. */
  readonly isSent: boolean;
  /** Little height: fewer lines. */
  readonly isTight: boolean;
  readonly onSpin: (axis: Spin) => void;
}

export function BuildCard(props: BuildCardProps) {
  const { table, building, failure, isSheet, isSent } = props;
  const { state, words, people } = table;
  const tableWords = useTableWords();
  const swipe = useSwipe(by => building.step(by));
  return (
    <section
      className={classes(styles['card'], styles['active'])}
      aria-label={words.build.heading}
      aria-busy={isSent}
      {...(isSheet ? swipe : {})}
    >
      {(!isSheet || building.stone === undefined) && (
        <div className={styles['head']}>
          <h2 {...ASK}>{headingOf(words, state)}</h2>
          <TurnClock />
        </div>
      )}
      {!isSheet && (
        <div className={styles['roll']}>
          <Dice dice={building.dice} isRolling={false} label={words.build.dice(...building.dice)} />
          <p className={styles['sub']}>{allowsText(words, building)}</p>
        </div>
      )}
      {failure !== undefined && <FailureNote table={table} failure={failure} />}
      {/* The sentence of the plan and of the scene says it aloud, with the names of columns. */}
      {building.misfit !== undefined && (
        <p className={styles['note']}>
          <VerdictMark verdict="falls" size={18} />
          {tableWords.refuse(building.misfit, people)}
        </p>
      )}
      {building.discards.length > 0 && <Discards {...props} />}
      <Chosen {...props} />
      {isSheet && (
        <div className={styles['diceAndRack']}>
          <Dice dice={building.dice} isRolling={false} label={words.build.dice(...building.dice)} />
          <ShortRack table={table} colour={building.colour} rack={building.rack} building={building} />
        </div>
      )}
      {isSheet && building.stone === undefined && <p className={styles['sub']}>{allowsText(words, building)}</p>}
      <Handles {...props} />
    </section>
  );
}

const headingOf = (words: BoardWords, state: State): string =>
  state.options.players === 2 ? words.build.headingOf(COLOURS[colourOnTurn(state)] ?? 'red') : words.build.heading;

function allowsText({ build }: BoardWords, { dice: [one, other], stone, takesRing }: Building): string {
  const allowed = one === other ? build.allowsAll : build.allows(one, other);
  if (stone === undefined) return `${allowed} ${build.chooseStone}`;
  const hand = build.inHand(formatStone(stone));
  return takesRing ? hand : `${allowed} ${hand}`;
}

/** The place that is shown: does it hold, and whom does it lift? */
function Chosen({ table, building, isSheet, isTight }: BuildCardProps) {
  const { words, state, readOut } = table;
  const { stone, places, current, isThinking, falling, takesRing, tryAgain } = building;
  if (stone === undefined) return null;
  const place = current === undefined ? undefined : places[current];
  const left = ringsLeftAfter(state, 'any-stone');
  return (
    <>
      {takesRing && <p className={classes(styles['note'], styles['plainNote'])}>{words.build.takesRing(left)}</p>}
      {tryAgain !== undefined && (
        <p className={classes(styles['note'], styles['plainNote'])} role="status">
          <span>
            {words.build.unknown}{' '}
            <button type="button" className={styles['link']} onClick={tryAgain}>
              {words.build.again}
            </button>
          </span>
        </p>
      )}
      {place === undefined ? (
        <>
          <p className={classes(styles['note'], styles['plainNote'])} role="status">
            {isThinking ? words.build.thinking : falling > 0 ? words.build.allFall(falling) : words.build.noPlace}
          </p>
          {isSheet && <FallsSwitch table={table} building={building} />}
        </>
      ) : (
        <>
          {readOut && (place.verdict !== undefined || tryAgain === undefined) && (
            <Gauge table={table} place={place} isShort={isSheet} />
          )}
          <Gains table={table} place={place} isShort={isSheet || isTight}>
            {isSheet && (
              <>
                <span className={classes(styles['gain'], styles['count'])}>
                  <Hidden>{positionOf(words, building)}</Hidden>
                  <span aria-hidden="true">{words.build.shortPlace((current ?? 0) + 1, places.length)}</span>
                </span>
                <FallsSwitch table={table} building={building} isShort />
              </>
            )}
          </Gains>
        </>
      )}
    </>
  );
}

const positionOf = (words: BoardWords, { current, places }: Building): string =>
  words.build.place((current ?? 0) + 1, places.length);

/** Turn, tip, roll, the places one after the other, and at last: build. */
function Handles({ table, building, isSheet, isTight, onSpin }: BuildCardProps) {
  const { words } = table;
  const { build } = words;
  const { stone, places, current } = building;
  if (stone === undefined) return null;
  const place = current === undefined ? undefined : places[current];
  const off = place === undefined;
  const spins = <SpinKeys words={build} off={off} onSpin={onSpin} hasShortcuts />;
  const previous = (
    <IconButton
      className={keyClass}
      icon="back"
      label={build.previous}
      off={places.length < 2}
      onClick={() => building.step(-1)}
    />
  );
  const next = (
    <IconButton
      className={keyClass}
      icon="forward"
      label={build.next}
      off={places.length < 2}
      onClick={() => building.step(1)}
    />
  );
  return (
    <>
      {isSheet ? (
        <div className={styles['thumb']}>
          {previous}
          {spins}
          {next}
        </div>
      ) : (
        <>
          <div className={styles['spins']}>{spins}</div>
          <div className={styles['step']}>
            {previous}
            <div className={classes(styles['middle'], isTight && styles['inLine'])}>
              {positionOf(words, building)}
              {building.tryAgain === undefined && !isTight && <small>{build.order}</small>}
              <FallsSwitch table={table} building={building} isShort={isTight} />
            </div>
            {next}
          </div>
        </>
      )}
      <Button
        look="primary"
        icon="check"
        wide
        className={classes(styles['big'], building.takesRing && styles['gold'])}
        off={off}
        onClick={building.build}
      >
        {place?.verdict === 'falls' ? build.anyway(formatStone(stone)) : build.button(formatStone(stone))}
      </Button>
    </>
  );
}

interface FallsSwitchProps extends Pick<BuildCardProps, 'table' | 'building'> {
  /** A mark and a number instead of words. */
  readonly isShort?: boolean;
}

/** Places where the stone would fall are not offered, unless somebody asks for them. */
function FallsSwitch({ table: { words, readOut }, building, isShort = false }: FallsSwitchProps) {
  const { falling, showsFalling } = building;
  if (!readOut || falling === 0) return null;
  const text = showsFalling ? words.build.hideFalling : words.build.showFalling(falling);
  const turn = (): void => building.showFalling(!showsFalling);
  return isShort ? (
    <button type="button" className={styles['falling']} aria-label={text} title={text} onClick={turn}>
      <span className={styles['chip']} data-on={showsFalling || undefined}>
        <VerdictMark verdict="falls" size={15} /> {falling}
      </span>
    </button>
  ) : (
    <button type="button" className={styles['link']} onClick={turn}>
      {text}
    </button>
  );
}

/** Nothing can be built: which stone goes into the box? */
function Discards({ table: { words }, building }: BuildCardProps) {
  const canUseRing = building.rack.some(({ by }) => by === 'ring');
  return (
    <div>
      <p className={styles['sub']}>
        <b>{words.build.discard}</b> {words.build.discardHelp(canUseRing)}
      </p>
      {building.stone === undefined && (
        <div className={styles['buttons']}>
          {building.discards.map(stone => (
            <Button
              key={stone}
              onClick={() => building.discard(stone)}
              aria-label={words.build.discardStone(formatStone(stone))}
            >
              {formatStone(stone)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

const FAR = 48;

/** A swipe over the sheet leads to the next place. */
function useSwipe(step: (by: 1 | -1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      const isScrolling = event.target instanceof Element && event.target.closest('[data-rack]') !== null;
      from.current = touch && !isScrolling ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (from.current === undefined || touch === undefined) return;
      const [dx, dy] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      from.current = undefined;
      if (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) step(dx < 0 ? 1 : -1);
    },
  };
}
