// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { Vector3 } from 'three';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BASE, cellAt, TABLE } from '../../rules/index.js';
import { Scene } from './index.js';
import { project } from './maths/orbit.js';
import { Eye } from './parts/eye.js';
import type { CameraHandle, SceneProps } from './props.js';

afterEach(cleanup);

const props: SceneProps = {
  stones: [
    { name: 'base', cells: BASE },
    { name: 'red-1a', cells: [cellAt(0, 0, 1)] },
  ],
  pawns: [
    { colour: 0, at: cellAt(0, 0, 2), name: 'Anna', called: 'You', isYours: true, could: 4 },
    { colour: 1, at: TABLE, name: 'Mila', called: 'Mila', isYours: false, could: 3 },
  ],
  theme: 'light',
  isStill: true,
  inset: { top: 0, right: 0, bottom: 0, left: 0 },
};

describe('without WebGL', () => {
  test('the scene says that it is lost', () => {
    const onLost = vi.fn<() => void>();
    render(<Scene {...props} onLost={onLost} />);
    expect(onLost).toHaveBeenCalledOnce();
  });

  test('the camera still answers', () => {
    const camera = createRef<CameraHandle>();
    render(<Scene {...props} ref={camera} />);
    expect(camera.current?.nearest()).toBe('right');
    camera.current?.side('back');
    expect(camera.current?.nearest()).toBe('back');
    camera.current?.turn(1);
    expect(camera.current?.nearest()).toBe('left');
  });
});

test('tags tell who stands how high, and how high one could go oneself; readers do not meet them', () => {
  const { container } = render(<Scene {...props} />);
  const tags = [...container.querySelectorAll('[data-tag]')].map(tag => tag.textContent);
  expect(tags).toEqual(['→4', 'AYou2', 'MMila0']);
  for (const tag of container.querySelectorAll('[data-tag]'))
    expect(tag.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(container.querySelector('[tabindex], button, a, input')).toBeNull();
});

test('while the tower settles there are no tags, but what made something fall is pointed at', () => {
  const film = { framesPerSecond: 60, names: ['base'], poses: new Float32Array([1, 1, 0.5, 0, 0, 0, 1]), fell: [] };
  const tagsOf = (fell: readonly string[]): (string | null)[] => {
    const { container } = render(<Scene {...props} fall={{ film: { ...film, fell }, speed: 1, newest: 'red-1a' }} />);
    return [...container.querySelectorAll('[data-tag]')].map(tag => tag.textContent);
  };
  expect(tagsOf([])).toEqual([]);
  expect(tagsOf(['red-1a'])).toEqual(['A1a']);
});

test('a picture that is folded away for a moment stays as it was', () => {
  const eye = new Eye(() => undefined);
  const { inset } = props;
  eye.resize({ width: 640, height: 360, inset });
  eye.resize({ width: 0, height: 360, inset });
  eye.step(0);
  expect(eye.frame.width).toBe(640);
  const { x, y } = project(new Vector3(1, 1, 2), eye.camera, eye.frame);
  expect([x, y].every(Number.isFinite)).toBe(true);
});
