import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { framesOf, lengthOf } from '../../model/film.js';
import { chipsAt, impactsOf, puffsAt } from './debris.js';
import { poseAt } from './film.js';
import { rideOn } from './ride.js';
import { hopAt, wayOver } from './way.js';

/** A stone that falls from a height of 4 and lies on the table from the fifth frame on; the base stays. */
const heights = [4.5, 4.2, 3.3, 1.8, 0.5, 0.5, 0.5];
const film = {
  framesPerSecond: 10,
  names: ['base', 'red-1a'],
  poses: new Float32Array(heights.flatMap(z => [1, 1, 0.5, 0, 0, 0, 1, 0.5, 0.5, z, 0, 0, 0, 1])),
  fell: ['red-1a'],
};

describe('a film', () => {
  test('has as many frames as it was told', () => {
    expect(framesOf(film)).toBe(7);
    expect(lengthOf(film)).toBeCloseTo(0.6);
  });

  test('is shown between its frames, and stands before its start and after its end', () => {
    expect(poseAt(film, 1, 0.15).at.z).toBeCloseTo(3.75);
    expect(poseAt(film, 1, -1).at.z).toBe(4.5);
    expect(poseAt(film, 1, 9).at.z).toBe(0.5);
    expect(poseAt(film, 0, 0.33).at.toArray()).toEqual([1, 1, 0.5]);
  });
});

describe('debris', () => {
  test('flies where something hits, from then on, and never under the table', () => {
    const impacts = impactsOf(film);
    expect(impacts.map(({ seconds }) => seconds)).toContain(0.5);
    expect(chipsAt(impacts, 0)).toEqual([]);
    const chips = chipsAt(impacts, 2);
    expect(chips.length).toBeGreaterThan(0);
    for (const { at } of chips) expect(at.z).toBeGreaterThan(0);
  });

  test('is the same whenever it is shown, and dust is gone in the end', () => {
    const impacts = impactsOf(film);
    expect(chipsAt(impacts, 0.55)).toEqual(chipsAt(impactsOf(film), 0.55));
    expect(puffsAt(impacts, 0.55).length).toBeGreaterThan(0);
    expect(puffsAt(impacts, 9)).toEqual([]);
  });
});

describe('a pawn', () => {
  test('rides on what stays', () => {
    const ride = rideOn(film, 0, new Vector3(1, 1, 0.5), new Vector3(0.5, 0.5, 1));
    expect(ride.at(0.4).at.toArray()).toEqual([0.5, 0.5, 1]);
  });

  test('comes to lie on the table if its stone falls', () => {
    const ride = rideOn(film, 1, new Vector3(0.5, 0.5, 4.5), new Vector3(0.5, 0.5, 5));
    expect(ride.at(0).at.z).toBe(5);
    const { at } = ride.at(9);
    expect(at.z).toBeGreaterThan(0);
    expect(at.z).toBeLessThan(0.5);
  });

  test('hops from field to field and ends on the last', () => {
    const way = [new Vector3(0, 0, 1), new Vector3(1, 0, 1), new Vector3(1, 1, 2)];
    expect(hopAt(way, 0)).toEqual(way[0]);
    expect(hopAt(way, 1)).toEqual(way[2]);
    expect(hopAt(way, 0.5)).toEqual(way[1]);
    expect(hopAt(way, 0.25).z).toBeGreaterThan(1.3);
  });

  test('is led over the heads of others', () => {
    const way = [new Vector3(0, 0, 1), new Vector3(1, 0, 1), new Vector3(2, 0, 1)];
    const over = wayOver(way, place => place.x === 1);
    expect(Math.max(...over.getPoints(40).map(({ z }) => z))).toBeGreaterThan(2);
    const plain = wayOver(way, () => false);
    expect(Math.max(...plain.getPoints(40).map(({ z }) => z))).toBeLessThan(1.8);
  });
});
