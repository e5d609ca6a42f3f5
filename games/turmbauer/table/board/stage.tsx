/** The tower itself: in space, or flat. The flat view is there at once; the scene takes its place when it is ready. */
import type { Viewer } from '@belfry/engine';
import { classes, lazyPart } from '@belfry/ui';
import { type ReactNode, type Ref, Suspense } from 'react';
import type { Cell } from '../../rules/index.js';
import type { Building, Climbing } from '../model/hands.js';
import type { Held } from '../model/pointed.js';
import { Plan } from '../plan/index.js';
import type { CameraHandle, SceneProps } from '../scene/props.js';
import { Spoken } from './spoken.js';
import styles from './stage.module.css';
import type { Table } from './table.js';

const Scene = lazyPart<SceneProps & { readonly ref?: Ref<CameraHandle> }>(
  async () => (await import('../scene/index.js')).Scene,
);

interface StageProps {
  readonly table: Table;
  readonly viewer: Viewer;
  readonly building: Building | undefined;
  readonly climbing: Climbing | undefined;
  /** What the one on turn holds elsewhere. */
  readonly held: Held | undefined;
  readonly scene: SceneProps | undefined;
  readonly camera: Ref<CameraHandle>;
  /** Is the scene there to be seen? Until then it is the flat view. */
  readonly isDrawn: boolean;
  readonly onDrawn: (isDrawn: boolean) => void;
  /** Names of stones that fell. */
  readonly fallen: readonly string[];
  readonly recent: readonly Cell[] | undefined;
  /** Beside the title of the flat view. */
  readonly tools: ReactNode;
  /** In the flat view, below the map. */
  readonly note: ReactNode;
}

export function Stage(props: StageProps) {
  const { table, viewer, building, climbing, held, scene, camera, isDrawn, onDrawn, fallen, recent, tools, note } =
    props;
  const { state, people, readOut } = table;
  return (
    <>
      {scene !== undefined && (
        <div className={classes(styles['scene'], !isDrawn && styles['loading'])} aria-hidden="true">
          <Suspense fallback={null}>
            <Scene
              {...scene}
              ref={camera}
              onReady={() => onDrawn(true)}
              onLost={() => {
                onDrawn(false);
                scene.onLost?.();
              }}
            />
          </Suspense>
        </div>
      )}
      {isDrawn ? (
        <Spoken table={table} viewer={viewer} building={building} climbing={climbing} fallen={fallen} />
      ) : (
        <div className={styles['plan']} data-scrolls>
          <Plan
            view={state}
            people={people}
            viewer={viewer}
            building={building}
            climbing={climbing}
            held={held}
            readOut={readOut}
            recent={recent}
            fallen={fallen}
            tools={tools}
            note={note}
          />
        </div>
      )}
    </>
  );
}
