/** What all parts of the scene share: the eye, the tower as it stands, and what moves. */
import type { Vector3 } from 'three';
import { Occupancy } from '../maths/occupancy.js';
import { Eye } from './eye.js';

export class Stage {
  readonly eye: Eye;
  /** Called when the camera is where it will be drawn from. */
  readonly seers = new Set<() => void>();
  occupancy = new Occupancy([]);
  /** Where each pawn is drawn, by colour. */
  readonly pawns: Vector3[] = [];
  /** The place beside the tower where the measuring rod stands. */
  rod: { readonly at: Vector3; readonly top: number } | undefined;
  /** Where the stone is that was built last, while something falls. */
  newest: Vector3 | undefined;
  /** What casts shadows has moved. */
  isShadowStale = true;
  /** When a mouse was moved over the scene last, and when it was dragged, in milliseconds. */
  hovered = Number.NEGATIVE_INFINITY;
  dragged = Number.NEGATIVE_INFINITY;
  #invalidate: () => void = () => undefined;

  constructor() {
    this.eye = new Eye(() => this.wake());
  }

  /** From now on it is drawn by this. */
  connect(invalidate: () => void): void {
    this.#invalidate = invalidate;
  }

  /** Something changed: draws once more. */
  wake(): void {
    this.#invalidate();
  }

  /** Whoever points with the mouse does not want the table to turn under it. */
  isHovering(now: number): boolean {
    return now - this.hovered < 400;
  }

  isDragged(now: number): boolean {
    return now - this.dragged < 150;
  }

  /** Something that casts a shadow changed. */
  touch(): void {
    this.isShadowStale = true;
    this.wake();
  }
}
