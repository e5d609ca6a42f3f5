/** The camera by buttons and keys, and a picture to keep. */

import { boundsOf } from '../maths/occupancy.js';
import { azimuthOf, nearestSide } from '../maths/orbit.js';
import type { CameraHandle, SceneProps } from '../props.js';
import { SIDES } from '../props.js';
import { standingAt } from './pawns-mesh.js';
import type { Stage } from './stage.js';

const FROM_ABOVE = 80;
/** A pawn is looked at from near by: so many cells are seen. */
const NEAR = 10;

export function handleOf(
  stage: Stage,
  told: () => SceneProps,
  canvas: () => HTMLCanvasElement | undefined,
): CameraHandle {
  const { eye } = stage;
  return {
    side: side => eye.send({ azimuth: azimuthOf(side), elevation: Math.min(eye.goal.elevation, 34) }),
    turn(by) {
      const next = SIDES.at((SIDES.indexOf(nearestSide(eye.goal.azimuth)) + by) % SIDES.length) ?? 'front';
      eye.send({ azimuth: azimuthOf(next) });
    },
    top: () => eye.send({ elevation: FROM_ABOVE }),
    pawn(colour) {
      const { pawns, stones } = told();
      const pawn = pawns.find(other => other.colour === colour);
      if (pawn === undefined) return;
      const { z } = standingAt(pawn.at, colour, boundsOf(stones.flatMap(({ cells }) => cells)));
      eye.send({ height: z + 0.5, span: Math.min(eye.goal.span, NEAR) });
    },
    zoom: factor => eye.send({ span: eye.goal.span / factor }),
    pan: cells => eye.send({ height: eye.goal.height + cells }),
    orbit: (azimuth, elevation) =>
      eye.send({ azimuth: eye.goal.azimuth + azimuth, elevation: eye.goal.elevation + elevation }),
    nearest: () => nearestSide(eye.goal.azimuth),
    picture: () => pictureOf(canvas(), stage, told().theme),
  };
}

/** What is seen now, on the colour of the wall. */
function pictureOf(
  canvas: HTMLCanvasElement | undefined,
  stage: Stage,
  theme: SceneProps['theme'],
): Promise<Blob | undefined> {
  return new Promise(resolve => {
    const seer = () => {
      stage.seers.delete(seer);
      // The picture is drawn right after this; it can be read until the page goes on.
      queueMicrotask(() => resolve(canvas && copyOf(canvas, theme)));
    };
    stage.seers.add(seer);
    stage.wake();
  });
}

function copyOf(canvas: HTMLCanvasElement, theme: SceneProps['theme']): Promise<Blob | undefined> {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  const pen = copy.getContext('2d');
  if (pen === null) return Promise.resolve(undefined);
  const wall = pen.createRadialGradient(
    copy.width * 0.3,
    copy.height * 0.22,
    0,
    copy.width * 0.3,
    copy.height * 0.22,
    copy.width,
  );
  for (const [index, colour] of (theme === 'dark'
    ? ['#262b45', '#1b1f32', '#12141f']
    : ['#fff9ec', '#f1e3c8', '#d9c19a']
  ).entries()) {
    wall.addColorStop(index / 2, colour);
  }
  pen.fillStyle = wall;
  pen.fillRect(0, 0, copy.width, copy.height);
  pen.drawImage(canvas, 0, 0);
  return new Promise(resolve => copy.toBlob(blob => resolve(blob ?? undefined), 'image/png'));
}
