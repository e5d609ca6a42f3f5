/** Big moments, shown over the board: a top, a bid of five, a teardown. What draws them comes with the first scene. */
import { lazyPart, type Scene, useLanguage } from '@belfry/ui';
import { type RefObject, Suspense, useEffect } from 'react';

export interface MomentsProps {
  readonly scene: Scene;
  readonly board: RefObject<HTMLElement | null>;
}

const Moments = lazyPart<MomentsProps>(async () => (await import('./moments.js')).Moments);

export function MomentsOf({ scene, board }: Pick<MomentsProps, 'board'> & { readonly scene: Scene | undefined }) {
  const { language } = useLanguage();
  const isAlive = scene !== undefined;
  useEffect(() => {
    // Without them the match goes on as well.
    if (isAlive) Moments.load(language).catch(() => undefined);
  }, [isAlive, language]);
  if (scene?.sequence.highlights.some(({ name }) => name !== 'said') !== true) return null;
  return (
    <Suspense fallback={null}>
      <Moments key={scene.id} scene={scene} board={board} />
    </Suspense>
  );
}
