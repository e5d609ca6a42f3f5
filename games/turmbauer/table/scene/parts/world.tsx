/** The scene as react-three-fiber runs it: what is told goes in, and a frame is drawn when something asks for one. */
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { PCFShadowMap } from 'three';
import { hasRoom } from '../maths/orbit.js';
import type { SceneProps } from '../props.js';
import type { Quality } from './quality.js';
import { Scenery } from './scenery.js';
import type { Stage } from './stage.js';
import { useMade } from './use-part.js';

/** Slower than this, in milliseconds a frame, it is drawn coarser while it moves. */
const SLOW = 24;
/** After so long without a change the picture is drawn fine again, in milliseconds. */
const REST = 180;

interface WorldProps {
  readonly stage: Stage;
  readonly told: SceneProps;
  readonly quality: Quality;
  /** The element that tells benches how much was drawn. */
  readonly element: HTMLElement;
}

export function World({ stage, told, quality, element }: WorldProps) {
  const scenery = useMade(() => new Scenery(stage, quality), [stage, quality]);
  const { gl, scene, invalidate } = useThree();
  useLayoutEffect(() => {
    gl.shadowMap.enabled = true;
    gl.shadowMap.type = PCFShadowMap;
    gl.shadowMap.autoUpdate = false;
    gl.setClearAlpha(0);
    stage.connect(invalidate);
    return () => stage.connect(() => undefined);
  }, [gl, invalidate, stage]);
  useLayoutEffect(() => scenery.setTheme(told.theme, scene, gl), [scenery, told.theme, scene, gl]);
  useLayoutEffect(() => scenery.update(told), [scenery, told]);
  useEffect(() => {
    void document.fonts?.ready.then(() => scenery.rewrite());
  }, [scenery]);
  useDrawing(stage, scenery, quality, element, told.onReady);
  return <primitive object={scenery.object} />;
}

function useDrawing(
  stage: Stage,
  scenery: Scenery,
  { finest, coarse }: Quality,
  element: HTMLElement,
  onReady: SceneProps['onReady'],
): void {
  const setDpr = useFineness();
  const ready = useRef(onReady);
  ready.current = onReady;
  const isCompiled = useCompiled(stage);
  const pace = useRef({ last: 0, wasMoving: false, mean: 16, isReady: false, resting: 0 });
  useEffect(() => () => clearTimeout(pace.current.resting), []);
  useFrame(({ gl, scene, invalidate }) => {
    if (!isCompiled()) return;
    const { eye } = stage;
    const run = pace.current;
    const now = performance.now();
    if (run.wasMoving) run.mean += (Math.min(now - run.last, 100) - run.mean) * 0.15;
    run.last = now;
    const azimuth = eye.view.azimuth;
    const isPlaying = scenery.step(now);
    const isFlying = eye.step(now);
    const isMoving = isPlaying || isFlying;
    const followed = scenery.follow(scene, !isMoving && azimuth === eye.view.azimuth && !stage.isDragged(now));
    if (followed.isShadowStale || stage.isShadowStale) gl.shadowMap.needsUpdate = true;
    stage.isShadowStale = false;
    for (const seer of stage.seers) seer();
    gl.render(scene, eye.camera);
    element.dataset['calls'] = `${gl.info.render.calls}`;
    element.dataset['triangles'] = `${gl.info.render.triangles}`;
    element.dataset['fine'] = `${scenery.isFine}`;
    const goesOn = isMoving || followed.isMoving;
    const isBusy = goesOn || stage.isDragged(now);
    if (isBusy && run.mean > SLOW) setDpr(coarse);
    clearTimeout(run.resting);
    if (isBusy && !goesOn) run.resting = window.setTimeout(invalidate, REST);
    if (!isBusy) setDpr(finest);
    run.wasMoving = goesOn;
    if (goesOn) invalidate();
    if (!run.isReady && hasRoom(eye.frame)) {
      run.isReady = true;
      ready.current?.();
    }
  }, 1);
}

/** Shaders are made beside the page, which would stand still otherwise; the plan is there meanwhile. */
function useCompiled({ eye }: Stage): () => boolean {
  const { gl, scene, invalidate } = useThree();
  const state = useRef<'none' | 'compiling' | 'done'>('none');
  return () => {
    if (state.current === 'none') {
      state.current = 'compiling';
      const goOn = (): void => {
        state.current = 'done';
        invalidate();
      };
      gl.compileAsync(scene, eye.camera).then(goOn, goOn);
    }
    return state.current === 'done';
  };
}

/** How many pixels are drawn for one of the page. Each time it is set, the picture is drawn once more: only if it changes. */
function useFineness(): (most: number) => void {
  const get = useThree(state => state.get);
  return most => {
    const { viewport, setDpr } = get();
    const wanted = Math.min(devicePixelRatio, most);
    if (viewport.dpr !== wanted) setDpr(wanted);
  };
}
