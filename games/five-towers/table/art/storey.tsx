/** One card as a storey. */
import { type ComponentType, memo } from 'react';
import { type Card, type TowerIndex, type TowerType, towerOf, type Value, valueOn } from '../../rules/index.js';
import { CandyRoof, CandyStorey } from './candy.js';
import { type Detail, moved, ROOF, type StoreyBox, storeyWidth, typeOf } from './geometry.js';
import { Plate, plateWidth } from './plate.js';
import { SandRoof, SandStorey } from './sand.js';
import { ScaryRoof, ScaryStorey } from './scary.js';
import { ScrapRoof, ScrapStorey } from './scrap.js';
import { Gold } from './special.js';
import { TreeRoof, TreeStorey } from './tree.js';

const STOREYS: Readonly<Record<TowerType, ComponentType<StoreyBox>>> = {
  candy: CandyStorey,
  scary: ScaryStorey,
  tree: TreeStorey,
  scrap: ScrapStorey,
  sand: SandStorey,
};

const ROOFS: Readonly<Record<TowerType, ComponentType<StoreyBox>>> = {
  candy: CandyRoof,
  scary: ScaryRoof,
  tree: TreeRoof,
  scrap: ScrapRoof,
  sand: SandRoof,
};

/** Where the number stands: out of the way of the gold. */
const plateHeight = (value: Value): number => (value === 8 ? 0.42 : value === 9 ? 0.57 : 0.46);

interface StoreyShapeProps {
  readonly tower: TowerIndex;
  readonly value: Value;
  readonly w: number;
  readonly h: number;
  readonly detail: Detail;
}

/** A storey inside another drawing: it stands on 0,0. */
export const StoreyShape = memo(function StoreyShape({ tower, value: v, w, h, detail }: StoreyShapeProps) {
  const type = typeOf(tower);
  const Walls = STOREYS[type];
  const Roof = ROOFS[type];
  const box: StoreyBox = { v, w, h, detail, plate: detail > 0 ? plateWidth(v, h) : 0 };
  return (
    <>
      <Walls {...box} />
      {v === 0 && (
        <g transform={moved(0, -h * 0.98)}>
          <Roof {...box} h={h * 1.02} />
        </g>
      )}
      <Gold {...box} />
      {detail > 0 && <Plate type={type} v={v} h={h} y={-h * plateHeight(v)} />}
    </>
  );
});

/** How wide the widest storey of a card is, in its drawing; the rest is for what leans out. */
const FULL = 0.9;
/** A twig leans out far. */
const FULL_TREE = 0.72;
/** What a storey needs above it and below: merlons, gumdrops, brackets. */
const HEADROOM = 1.75;

export interface StoreyArtProps {
  readonly card: Card;
  readonly width: number;
  readonly height: number;
}

/** One card, centred. Says nothing by itself: what stands beside it names it. */
export function StoreyArt({ card, width, height }: StoreyArtProps) {
  const value = valueOn(card);
  const h = Math.min(width * 0.39, height / (value === 0 ? 1.3 + ROOF : HEADROOM));
  const full = typeOf(towerOf(card)) === 'tree' ? FULL_TREE : FULL;
  const w = storeyWidth(value, width * full, 0.54);
  const y = value === 0 ? height - h * 0.22 : height / 2 + h * 0.5;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false">
      <ellipse
        cx={width / 2}
        cy={y + (value === 9 ? h * 0.3 : 1)}
        rx={w / 2 + 2}
        ry={h * 0.09}
        fill="var(--ink)"
        opacity="0.13"
      />
      <g transform={moved(width / 2, y)}>
        <StoreyShape tower={towerOf(card)} value={value} w={w} h={h} detail={h < 30 ? 1 : 2} />
      </g>
    </svg>
  );
}
