import { PerspectiveCamera, Vector3 } from 'three';
import { expect, test, vi } from 'vitest';
import { type Cell, cellAt, TABLE } from '../../../rules/index.js';
import { Occupancy } from '../maths/occupancy.js';
import { project } from '../maths/orbit.js';
import type { Field } from '../props.js';
import { Picker } from './picker.js';
import type { Stage } from './stage.js';

const FRAME = { width: 800, height: 600, inset: { top: 0, right: 0, bottom: 0, left: 0 } };

/** A column of three cells on the table, looked at from the front and above. */
function picture() {
  const camera = new PerspectiveCamera(24, FRAME.width / FRAME.height);
  camera.up.set(0, 0, 1);
  camera.position.set(0, -25, 14);
  camera.lookAt(0, 0, 1);
  camera.updateMatrixWorld();
  const occupancy = new Occupancy([0, 1, 2].map(z => cellAt(0, 0, z)));
  const picker = new Picker({ occupancy, eye: { camera, frame: FRAME } } as unknown as Stage);
  const at = (x: number, y: number, z: number) => project(new Vector3(x, y, z), camera, FRAME);
  return { picker, at };
}

const fieldTo = (to: Cell): Field => ({ to, by: 'foot' });
const TOP = cellAt(0, 0, 3);

test('the wood around the tower leads down to the table, and only if somebody can go there', () => {
  const { picker, at } = picture();
  const onField = vi.fn<(field: Field) => void>();
  const wood = at(3, -2, 0);
  picker.tap(wood, false, { fields: [fieldTo(TOP), fieldTo(TABLE)], onField } as never);
  expect(onField.mock.calls).toEqual([[fieldTo(TABLE)]]);
  picker.tap(wood, false, { fields: [fieldTo(TOP)], onField } as never);
  picker.tap(at(60, 60, 0), false, { fields: [fieldTo(TABLE)], onField } as never);
  expect(onField).toHaveBeenCalledOnce();
});

test('a field is touched itself, or near by', () => {
  const { picker, at } = picture();
  const onField = vi.fn<(field: Field) => void>();
  const fields = [fieldTo(TABLE), fieldTo(TOP)];
  const top = at(0.5, 0.5, 3);
  picker.tap(top, false, { fields, onField } as never);
  picker.tap({ ...top, x: top.x + 20 }, true, { fields, onField } as never);
  // A side of the tower is no field, and not the table.
  picker.tap(at(0.5, 0, 0.5), false, { fields: [fieldTo(TABLE)], onField } as never);
  expect(onField.mock.calls).toEqual([[fieldTo(TOP)], [fieldTo(TOP)]]);
});
