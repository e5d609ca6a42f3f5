/** What is worth a look of its own, over the street. How it is drawn is loaded apart, before it is needed. */
import type { Seat } from '@belfry/engine';
import { lazyExtra, type Scene, useLanguage } from '@belfry/ui';
import { Suspense, useEffect } from 'react';
import type { State } from '../../rules/index.js';
import type { HousePlan } from '../art/plan.js';

export interface MomentsProps {
  readonly scene: Scene | undefined;
  readonly view: State;
  readonly plan: HousePlan;
  /** The houses from left to right, and how wide a plot is. */
  readonly seats: readonly Seat[];
  readonly column: number;
}

const Highlights = lazyExtra(async () => (await import('../moments/index.js')).Highlights);

export function Moments({ scene, ...street }: MomentsProps) {
  const { language } = useLanguage();
  const isAlive = scene !== undefined;
  useEffect(() => {
    // Nobody waits for it: without it the match goes on as well.
    if (isAlive) Highlights.load(language).catch(() => undefined);
  }, [isAlive, language]);
  if (scene === undefined || scene.sequence.highlights.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Highlights key={scene.id} scene={scene} {...street} />
    </Suspense>
  );
}
