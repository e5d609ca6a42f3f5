/** Somebody else's towers, small. */
import { at } from '@belfry/engine';
import { classes, type Size, useSize } from '@belfry/ui';
import { useRef } from 'react';
import type { Card, Towers } from '../../rules/index.js';
import { Scene, TowerArt, TowerSign } from '../art/index.js';
import { ordersOf } from './pieces.js';
import styles from './players.module.css';

interface SmallSceneProps {
  readonly towers: Readonly<Towers>;
  readonly pieces: readonly (readonly string[])[];
  readonly landed: readonly Card[];
}

/** Silhouettes, each with the number on its top. */
export function SmallScene({ towers, pieces, landed }: SmallSceneProps) {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref, BEFORE_MEASURED);
  return (
    <div ref={ref} className={styles['scene']} aria-hidden="true">
      {size.known && <Silhouettes towers={towers} pieces={pieces} landed={landed} size={size} />}
    </div>
  );
}

const BEFORE_MEASURED = { width: 320, height: 110 };

/** So many storeys find room; a higher tower has lower ones. */
const USUAL_STOREYS = 7;

/** How the number of a top stands under its tower: beside the tower's sign, close beside it, below it, or without it. */
type Signs = 'beside' | 'close' | 'stacked' | 'bare';

const GROUND: Readonly<Record<Signs, (text: number) => number>> = {
  beside: text => 3 + 18 * text,
  close: text => 1 + 15 * text,
  stacked: text => 4 + 26 * text,
  bare: text => 1 + 14 * text,
};

function signsFor(width: number, height: number, text: number): Signs {
  const column = width / 5 / text;
  if (column >= 42) return 'beside';
  if (column >= 31) return 'close';
  return height >= 70 * text ? 'stacked' : 'bare';
}

interface SilhouettesProps extends SmallSceneProps {
  readonly size: Size;
}

function Silhouettes({ towers, pieces, landed, size: { width, height, text } }: SilhouettesProps) {
  const orders = ordersOf(towers, landed);
  const signs = signsFor(width, height, text);
  const ground = GROUND[signs](text);
  const room = height - ground - 3;
  return (
    <>
      <Scene width={width} height={height} ground={ground} />
      <div className={styles['towers']} style={{ paddingBottom: ground }}>
        {towers.map((values, tower) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tower is its place.
          <div key={tower} className={styles['tower']}>
            <TowerArt
              tower={tower}
              values={values}
              width={Math.min(width / 5, 110, 20 + room * 0.8)}
              height={Math.max(20, room)}
              detail={0}
              storey={Math.min(height > 120 ? 20 : 14, room / USUAL_STOREYS)}
              pieces={at(pieces, tower)}
              orders={at(orders, tower)}
            />
            <span className={classes(styles['sign'], styles[signs])} style={{ height: ground }}>
              {signs !== 'bare' && <TowerSign tower={tower} size={signs === 'beside' ? 15 : 12} tone="text" />}
              <b>{values.at(-1) ?? '–'}</b>
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
