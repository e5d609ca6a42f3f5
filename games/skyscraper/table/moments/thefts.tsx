/** What is taken: half a floor, a card, a dog. */
import type { CSSProperties } from 'react';
import { SpecialArt } from '../art/card.js';
import { doorSpot, floorSpot, goneSpot, type Spot } from './geometry.js';
import type { MomentProps } from './index.js';
import styles from './moments.module.css';

interface Facts {
  readonly by?: number;
  readonly floor?: number;
  readonly isSuper?: boolean;
}

const factsOf = (facts: unknown): Facts => (facts as Facts | undefined) ?? {};

/** From one spot to another, for a style that says how. */
const between = (from: Spot, to: Spot, size: number): CSSProperties =>
  ({
    left: from.x - size / 2,
    top: from.y - size,
    '--x': `${to.x - from.x}px`,
    '--y': `${to.y - from.y}px`,
  }) as CSSProperties;

/** A floor of somebody else is grabbed. */
export function Snatch({ highlight, street }: MomentProps) {
  const { plan } = street;
  const { x, y } = goneSpot(street, highlight.seat ?? 0);
  return (
    <span
      className={styles['snatch']}
      style={{ left: x - plan.half - 4, top: y - plan.floor / 2 - 4, width: plan.half * 2 + 8, height: plan.floor + 8 }}
    />
  );
}

/** The thief looks out of the victim's door and is off with a card. */
export function Raccoon({ highlight, street }: MomentProps) {
  const { by = 0, isSuper = false } = factsOf(highlight.facts);
  const size = Math.max(40, Math.min(96, street.plan.floor * 1.35));
  const from = doorSpot(street, highlight.seat ?? 0);
  const to = doorSpot(street, by);
  return (
    <div className={styles['door']}>
      <div className={styles['raccoon']} style={{ ...between(from, to, size), '--size': `${size}px` } as CSSProperties}>
        <SpecialArt card={isSuper ? 'super-thief' : 'thief'} width={size} />
      </div>
    </div>
  );
}

/** A bone flies to the dog that follows it. */
export function Bone({ highlight, street }: MomentProps) {
  const { by = 0, floor = 0 } = factsOf(highlight.facts);
  const { plan } = street;
  const size = Math.max(26, plan.floor * 0.8);
  const dog = floorSpot(street, highlight.seat ?? 0, floor);
  const to = { x: dog.x + plan.half + plan.dog / 2, y: dog.y + size / 2 };
  return (
    <div className={styles['bone']} style={between(doorSpot(street, by), to, size)}>
      <SpecialArt card="bone" width={size} />
    </div>
  );
}
