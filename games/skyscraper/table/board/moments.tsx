/** What is worth a look of its own, over the street. How it is drawn is loaded apart, before it is needed. */
import type { Seat } from '@belfry/engine';
import { lazyPart, type Scene, useLanguage } from '@belfry/ui';
import { Suspense, useEffect } from 'react';
import type { State } from '../../rules/index.js';
import type { HousePlan } from '../art/plan.js';
import { loadSequences } from '../direct.js';

export interface MomentsProps {
  readonly scene: Scene | undefined;
  readonly view: State;
  readonly plan: HousePlan;
  /** The houses from left to right, and how wide a plot is. */
  readonly seats: readonly Seat[];
  readonly column: number;
}

const Highlights = lazyPart(async () => (await import('../moments/index.js')).Highlights);

export function Moments({ scene, ...street }: MomentsProps) {
  const { language } = useLanguage();
  // Nobody waits for it: without it everything is there, only at once.
  useEffect(() => {
    const load = async (): Promise<void> => {
      await Promise.all([loadSequences(), Highlights.load(language)]);
    };
    load().catch(() => undefined);
  }, [language]);
  if (scene === undefined || scene.sequence.highlights.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Highlights key={scene.id} scene={scene} {...street} />
    </Suspense>
  );
}
