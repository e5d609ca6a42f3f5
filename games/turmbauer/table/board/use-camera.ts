/** The camera of the scene, as buttons and keys move it. */
import { type RefObject, useMemo, useState } from 'react';
import type { Colour } from '../../rules/index.js';
import type { CameraHandle, Side } from '../scene/props.js';
import type { Camera } from './tools.js';

export function useCamera(handle: RefObject<CameraHandle | null>, colour: Colour): Camera {
  const [side, setSide] = useState<Side>();
  return useMemo(
    () => ({
      side,
      toSide(to) {
        setSide(to);
        handle.current?.side(to);
      },
      turn(by) {
        handle.current?.turn(by);
        setSide(undefined);
      },
      orbit(azimuth, elevation) {
        handle.current?.orbit(azimuth, elevation);
        setSide(undefined);
      },
      zoom: factor => handle.current?.zoom(factor),
      pan: cells => handle.current?.pan(cells),
      top() {
        handle.current?.top();
      },
      pawn() {
        handle.current?.pawn(colour);
        setSide(undefined);
      },
    }),
    [handle, side, colour],
  );
}
