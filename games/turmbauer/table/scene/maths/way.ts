/** The line that a pawn's way is drawn with, and the hops that it takes along it. */
import { CatmullRomCurve3, Vector3 } from 'three';

/** Above the ground, and above the higher one of two fields between them. */
const LOW = 0.2;
const ARC = 0.42;
const LEAP = 0.25;
/** Above the head of a pawn that is passed over. */
const OVER = 1.2;

/** The line over these places, where pawns stand; it arches over steps, and over what `isTaken`. */
export function wayOver(places: readonly Vector3[], isTaken: (place: Vector3) => boolean): CatmullRomCurve3 {
  const last = places.length - 1;
  const lifts = places.map((place, index) => (index > 0 && index < last && isTaken(place) ? OVER : LOW));
  const points = places.flatMap((place, index) => {
    const here = new Vector3(place.x, place.y, place.z + (lifts[index] ?? LOW));
    const before = places[index - 1];
    if (before === undefined) return [here];
    const rise = Math.abs(place.z - before.z);
    const most = Math.max(place.z + (lifts[index] ?? LOW), before.z + (lifts[index - 1] ?? LOW));
    const between = new Vector3(
      (place.x + before.x) / 2,
      (place.y + before.y) / 2,
      most + ARC - LOW + (rise > 1 ? LEAP : 0),
    );
    return [between, here];
  });
  return new CatmullRomCurve3(points, false, 'centripetal', 0.5);
}

/** Where a pawn is that hops over these places; `moment` goes from 0 to 1. */
export function hopAt(places: readonly Vector3[], moment: number): Vector3 {
  const steps = places.length - 1;
  const first = places[0] ?? new Vector3();
  if (steps < 1) return first.clone();
  const along = Math.min(Math.max(moment, 0), 1) * steps;
  const step = Math.min(Math.floor(along), steps - 1);
  const part = along - step;
  const from = places[step] ?? first;
  const to = places[step + 1] ?? first;
  const high = 0.45 + Math.abs(to.z - from.z) * 0.35;
  const at = from.clone().lerp(to, part);
  at.z += 4 * high * part * (1 - part);
  return at;
}
