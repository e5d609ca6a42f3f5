import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { SIDES } from '../props.js';
import {
  aim,
  azimuthOf,
  bounded,
  type Frame,
  firstView,
  framing,
  freeOf,
  type Ground,
  nearestSide,
  nearestTurn,
  project,
  sidesByTurn,
} from './orbit.js';

const desk: Frame = { width: 1116, height: 846, inset: { top: 10, right: 120, bottom: 130, left: 322 } };
const phone: Frame = { width: 360, height: 594, inset: { top: 46, right: 10, bottom: 250, left: 40 } };
const flat: Frame = { width: 740, height: 300, inset: { top: 0, right: 300, bottom: 0, left: 0 } };
const low: Ground = { x: 1, y: 1, top: 1, radius: 1.5 };
const high: Ground = { x: 1.5, y: 2, top: 26, radius: 6 };
const camera = new PerspectiveCamera();
const NOTHING = { must: [], also: [] };

describe('the eye', () => {
  test('stays above the table and outside of the tower, however it is dragged', () => {
    for (const ground of [low, high]) {
      for (const frame of [desk, phone, flat]) {
        for (const elevation of [-90, 5, 30, 60, 80, 120]) {
          for (const span of [0.1, 7, 26, 900]) {
            for (const height of [-50, 0, 3, 12, 26, 90]) {
              aim(camera, bounded({ azimuth: 123, elevation, span, height }, ground), ground, frame);
              const { x, y, z } = camera.position;
              expect(z).toBeGreaterThan(0.3);
              const isInside = Math.hypot(x - ground.x, y - ground.y) < ground.radius && z < ground.top;
              expect(isInside).toBe(false);
            }
          }
        }
      }
    }
  });

  test('looks at the middle of what panels leave', () => {
    for (const frame of [desk, phone, flat]) {
      aim(camera, { azimuth: 40, elevation: 20, span: 12, height: 4 }, low, frame);
      const free = freeOf(frame);
      const seen = project(new Vector3(1, 1, 4), camera, frame);
      expect(seen.x).toBeCloseTo(free.x + free.width / 2, 3);
      expect(seen.y).toBeCloseTo(free.y + free.height / 2, 3);
    }
  });

  test('sees as many cells as asked, between the panels', () => {
    aim(camera, { azimuth: 0, elevation: 5, span: 12, height: 5 }, low, desk);
    const [one, other] = [4.5, 5.5].map(z => project(new Vector3(1, 1, z), camera, desk).y);
    expect(((one ?? 0) - (other ?? 0)) * 12).toBeCloseTo(freeOf(desk).height, -1);
  });
});

describe('what matters', () => {
  const points = [new Vector3(3, 3, 20), new Vector3(2, 2, 22)];
  test.each([
    ['desk', desk],
    ['phone', phone],
    ['flat', flat],
  ] as const)('is brought into sight on a %s', (_, frame) => {
    const view = framing({ azimuth: 70, elevation: 22, span: 10, height: 3 }, high, { must: points, also: [] }, frame);
    aim(camera, view, high, frame);
    const free = freeOf(frame);
    for (const point of points) {
      const { x, y } = project(point, camera, frame);
      expect(x).toBeGreaterThanOrEqual(free.x);
      expect(x).toBeLessThanOrEqual(free.x + free.width);
      expect(y).toBeGreaterThanOrEqual(free.y);
      expect(y).toBeLessThanOrEqual(free.y + free.height);
    }
  });

  test('is brought into sight on the highest tower, too', () => {
    const ground = { ...high, top: 40 };
    const ends = [new Vector3(1.5, 2, 0), new Vector3(1.5, 2, 40)];
    aim(
      camera,
      framing({ azimuth: 70, elevation: 22, span: 10, height: 3 }, ground, { must: ends, also: [] }, desk),
      ground,
      desk,
    );
    for (const end of ends) {
      const { y } = project(end, camera, desk);
      expect(y).toBeGreaterThanOrEqual(desk.inset.top);
      expect(y).toBeLessThanOrEqual(desk.height - desk.inset.bottom);
    }
  });

  test('in sight already moves nothing', () => {
    const view = { azimuth: 70, elevation: 22, span: 20, height: 12 };
    expect(framing(view, high, { must: [new Vector3(1.5, 2, 12)], also: [] }, desk)).toEqual(view);
  });

  test('is all of a tower on a desk, and the part that is played in on a phone', () => {
    const tower = { ...high, top: 17, radius: 4 };
    const from = { azimuth: 70, elevation: 22 };
    expect(firstView(from, tower, NOTHING, desk).span).toBeGreaterThan(17);
    expect(firstView(from, tower, { ...NOTHING, must: [new Vector3(1, 1, 12)] }, phone).span).toBeLessThan(12);
  });
});

describe('what might as well be seen', () => {
  const place = [new Vector3(2, 2, 14), new Vector3(3, 3, 16)];
  const from = { azimuth: 70, elevation: 22 };
  const tower = { ...high, top: 17, radius: 4 };
  const isSeen = (point: Vector3, frame: Frame): boolean => {
    const { y } = project(point, camera, frame);
    return y >= frame.inset.top && y <= frame.height - frame.inset.bottom;
  };

  test.each([
    ['is seen, too, where there is room', desk, true],
    ['is not, where cells would get too small to touch', phone, false],
  ] as const)('%s', (_, frame, isRoomy) => {
    const pawn = new Vector3(1, 1, 2);
    const view = firstView(from, tower, { must: place, also: [pawn] }, frame);
    aim(camera, view, tower, frame);
    expect(place.every(point => isSeen(point, frame))).toBe(true);
    expect(isSeen(pawn, frame)).toBe(isRoomy);
    expect(freeOf(frame).height / view.span).toBeGreaterThan(20);
  });
});

describe('sides', () => {
  test('know themselves, all the way round', () => {
    for (const side of SIDES)
      for (const rounds of [-2, 0, 3]) expect(nearestSide(azimuthOf(side) + 360 * rounds + 30)).toBe(side);
  });

  test('are turned to the short way', () => {
    expect(nearestTurn(350, 10)).toBe(370);
    expect(nearestTurn(-170, 170)).toBe(-190);
    expect(sidesByTurn(azimuthOf('back') + 10)[0]).toBe(azimuthOf('back'));
  });
});
