/** The tower in space beside the board: in lessons, on the pad. Something else stands in until it is there, and where it cannot be. */
import { classes, isMotionOff, lazyPart } from '@belfry/ui';
import { type ReactNode, type Ref, Suspense, useState } from 'react';
import { useTheme } from '../board/use-theme.js';
import type { CameraHandle, SceneProps } from '../scene/props.js';
import styles from './live.module.css';

const Scene = lazyPart<SceneProps & { readonly ref?: Ref<CameraHandle> }>(
  async () => (await import('../scene/index.js')).Scene,
);

/** What the scene is told. */
export type Facts = Omit<SceneProps, 'theme' | 'isStill' | 'inset' | 'onReady' | 'onLost'>;

interface LiveProps {
  /** Nothing if there is nothing to be shown in space. */
  readonly facts: Facts | undefined;
  readonly inset?: SceneProps['inset'];
  readonly camera?: Ref<CameraHandle>;
  /** What is seen instead. */
  readonly instead: ReactNode;
  /** Lies over the scene. */
  readonly children?: ReactNode;
}

const MARGINS = { top: 8, right: 8, bottom: 8, left: 8 } as const;

export function Live({ facts, inset = MARGINS, camera, instead, children }: LiveProps) {
  const theme = useTheme();
  const [stage, setStage] = useState<'loading' | 'ready' | 'lost'>(() => (hasGraphics() ? 'loading' : 'lost'));
  const isSeen = stage === 'ready' && facts !== undefined;
  return (
    <>
      {!isSeen && instead}
      {facts !== undefined && stage !== 'lost' && (
        <div className={classes(styles['scene'], !isSeen && styles['loading'])} aria-hidden="true">
          <Suspense fallback={null}>
            <Scene
              {...facts}
              {...(camera !== undefined && { ref: camera })}
              theme={theme}
              isStill={isMotionOff()}
              inset={inset}
              onReady={() => setStage('ready')}
              onLost={() => setStage('lost')}
            />
          </Suspense>
        </div>
      )}
      {isSeen && children}
    </>
  );
}

/** Is it worth loading the scene? */
function hasGraphics(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}
