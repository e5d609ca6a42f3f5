/** Moments of a match that are worth a look of their own: wrecks, thefts, the floor that wins. Over the street, and only seen. */
import type { Highlight, Scene } from '@belfry/ui';
import type { ComponentType, CSSProperties } from 'react';
import { Carried } from './carried.js';
import type { StreetPlan } from './geometry.js';
import styles from './moments.module.css';
import { Bone, Raccoon, Snatch } from './thefts.js';
import { Won } from './won.js';
import { Drill, Wreck } from './wrecks.js';

export interface MomentProps {
  readonly highlight: Highlight;
  readonly tempo: number;
  readonly street: StreetPlan;
}

const MOMENTS: Readonly<Record<string, ComponentType<MomentProps>>> = {
  wreck: Wreck,
  drill: Drill,
  stolen: Snatch,
  thief: Raccoon,
  bone: Bone,
  won: Won,
  carried: Carried,
};

export function Highlights({ scene, ...street }: StreetPlan & { readonly scene: Scene }) {
  const { plan, column, seats } = street;
  return (
    <div className={styles['layer']} style={{ width: column * seats.length, height: plan.height }} aria-hidden="true">
      {scene.sequence.highlights.map((highlight, index) => {
        const Moment = MOMENTS[highlight.name];
        return (
          Moment && (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a scene never changes.
              key={index}
              style={
                {
                  '--at': `${highlight.at * scene.tempo}ms`,
                  '--length': `${highlight.length * scene.tempo}ms`,
                } as CSSProperties
              }
            >
              <Moment highlight={highlight} tempo={scene.tempo} street={street} />
            </div>
          )
        );
      })}
    </div>
  );
}
