/** The tower on its table, in space. */
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { Drawing } from './parts/drawing.js';
import { handleOf } from './parts/handle.js';
import { listen } from './parts/hands.js';
import { Picker } from './parts/picker.js';
import { Stage } from './parts/stage.js';
import { Tags } from './parts/tags.js';
import type { CameraHandle, SceneProps } from './props.js';
import styles from './scene.module.css';

export function Scene({ ref, ...told }: SceneProps & { readonly ref?: Ref<CameraHandle> }) {
  const outer = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const [stage] = useState(() => new Stage());
  const latest = useRef<SceneProps>(told);
  useLayoutEffect(() => {
    latest.current = told;
  });
  useImperativeHandle(ref, () => {
    const canvas = () => holder.current?.querySelector('canvas') ?? undefined;
    return handleOf(stage, () => latest.current, canvas);
  }, [stage]);
  useDrawing(holder, stage, latest);
  useHands(outer, stage, latest);
  useLayoutEffect(() => {
    const { width, height } = stage.eye.frame;
    stage.eye.resize({ width, height, inset: told.inset });
  }, [stage, told.inset]);
  return (
    <div ref={outer} className={styles['scene']} data-theme={told.theme}>
      <div ref={holder} className={styles['canvas']} aria-hidden="true" />
      <Tags stage={stage} pawns={told.pawns} ghost={told.ghost} fall={told.fall} labels={told.labels} />
    </div>
  );
}

type Held<T> = { readonly current: T };

/** Draws as long as it is there, and whenever something is told. */
function useDrawing(holder: Held<HTMLElement | null>, stage: Stage, latest: Held<SceneProps>): void {
  const drawing = useRef<Drawing>(undefined);
  useEffect(() => {
    if (holder.current === null) return;
    const started = Drawing.start(holder.current, stage, () => latest.current);
    if (started === undefined) latest.current.onLost?.();
    drawing.current = started;
    return () => {
      drawing.current = undefined;
      started?.end();
    };
  }, [holder, stage, latest]);
  useEffect(() => drawing.current?.render());
}

/** Fingers, mouse and wheel. */
function useHands(outer: Held<HTMLElement | null>, stage: Stage, latest: Held<SceneProps>): void {
  useEffect(() => {
    if (outer.current === null) return;
    const picker = new Picker(stage);
    let over: number | undefined;
    return listen(outer.current, stage, {
      tap: (spot, isFinger) => picker.tap(spot, isFinger, latest.current),
      hover(spot) {
        if (spot !== undefined) stage.hovered = performance.now();
        const cell = spot && picker.faceAt(spot);
        if (cell === over) return;
        over = cell;
        latest.current.onHover?.(cell);
      },
      hasWheel: () => latest.current.onWheel !== undefined,
      wheel: step => latest.current.onWheel?.(step),
    });
  }, [outer, stage, latest]);
}
