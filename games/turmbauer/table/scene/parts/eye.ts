/** The eye: where it is, where it flies to, and what keeps it there. */
import { PerspectiveCamera } from 'three';
import type { Triple } from '../../../rules/index.js';
import {
  aim,
  bounded,
  elevationFor,
  FOV,
  type Focus,
  type Frame,
  firstView,
  framing,
  type Ground,
  hasRoom,
  type Interest,
  nearestTurn,
  sidesByTurn,
  type View,
} from '../maths/orbit.js';
import { hiddenShare } from '../maths/pick.js';

/** In milliseconds. */
const FLIGHT = 300;
/** Degrees a second while it turns by itself. */
const TURNING = 12;
/** In degrees. */
const SLIP = 3;
/** More of it than this must be seen. */
const HALF = 0.5;

interface Flight {
  readonly from: View;
  readonly to: View;
  readonly fromGround: Ground;
  readonly toGround: Ground;
  readonly start: number;
}

const NOWHERE: Ground = { x: 1, y: 1, top: 1, radius: 2 };

export class Eye {
  readonly camera = new PerspectiveCamera(FOV, 1, 0.5, 200);
  view: View = { azimuth: 70, elevation: 22, span: 14, height: 3 };
  ground = NOWHERE;
  frame: Frame = { width: 1, height: 1, inset: { top: 0, right: 0, bottom: 0, left: 0 } };
  /** Does it go by itself, or do states change without flights? */
  isStill = false;
  isTurning = false;
  #flight: Flight | undefined;
  #focus: Focus = { must: [], also: [] };
  /** Has somebody zoomed or moved it up or down? Then it goes from there only as far as it must. */
  #isHeld = false;
  /** How far somebody has tilted it: if this is more than a slip, it keeps its elevation. */
  #tilted = 0;
  #interest: Interest = 'tower';
  #isPlaced = false;
  #last = 0;
  readonly #wake: () => void;

  constructor(wake: () => void) {
    this.#wake = wake;
  }

  /** Where it is going, or is. */
  get goal(): View {
    return this.#flight?.to ?? this.view;
  }

  /** The picture has this size, and panels cover so much of it. Folded away for a moment, it stays as it was. */
  resize(frame: Frame): void {
    if (!hasRoom(frame)) return;
    const isSame = frame.width === this.frame.width && frame.height === this.frame.height;
    this.frame = frame;
    if (isSame && this.#isPlaced) this.#keepInSight();
    else this.#place();
    this.#wake();
  }

  /** The tower is this large now. */
  setGround(ground: Ground): void {
    if (sameGround(ground, this.#flight?.toGround ?? this.ground)) return;
    if (!this.#isPlaced) this.ground = ground;
    const view = this.#isHeld || !this.#isPlaced ? this.goal : this.#afresh(ground);
    this.#fly(view, ground);
  }

  /** What matters now: it is brought into sight. */
  setFocus(focus: Focus, interest: Interest): void {
    this.#focus = focus;
    this.#interest = interest;
    if (this.#isPlaced) this.#keepInSight();
  }

  /** Turns by as little as shows more than half of each of these, to one of the four sides. */
  reveal(things: readonly (readonly Triple[])[], has: (x: number, y: number, z: number) => boolean): void {
    const trial = new PerspectiveCamera();
    const hidden = (azimuth: number) => {
      aim(trial, { ...this.goal, azimuth }, this.ground, this.frame);
      return Math.max(...things.map(cells => hiddenShare(cells, trial.position.toArray(), has)));
    };
    if (hidden(this.goal.azimuth) <= HALF) return;
    const sides = sidesByTurn(this.goal.azimuth).map(azimuth => ({ azimuth, share: hidden(azimuth) }));
    const best = sides.find(({ share }) => share <= HALF) ?? sides.toSorted((a, b) => a.share - b.share)[0];
    if (best !== undefined) this.#fly({ ...this.goal, azimuth: best.azimuth }, this.#flight?.toGround ?? this.ground);
  }

  /** Somebody moves it: at once, without a flight. */
  drag(by: { azimuth?: number; elevation?: number; height?: number; zoom?: number }): void {
    this.#tilted += by.elevation ?? 0;
    this.#isHeld ||= by.height !== undefined || by.zoom !== undefined;
    const { azimuth, elevation, height, span } = this.view;
    if (this.#flight !== undefined) this.ground = this.#flight.toGround;
    this.#flight = undefined;
    this.#set({
      azimuth: azimuth + (by.azimuth ?? 0),
      elevation: elevation + (by.elevation ?? 0),
      height: height + (by.height ?? 0),
      span: span * (by.zoom ?? 1),
    });
  }

  /** Somebody sends it there. */
  send(to: Partial<View>): void {
    if (to.elevation !== undefined) this.#tilted = Number.POSITIVE_INFINITY;
    this.#isHeld ||= to.height !== undefined || to.span !== undefined;
    const azimuth = to.azimuth === undefined ? this.goal.azimuth : nearestTurn(this.goal.azimuth, to.azimuth);
    this.#fly({ ...this.goal, ...to, azimuth }, this.#flight?.toGround ?? this.ground);
  }

  /** A step of what moves by itself; says whether it goes on. */
  step(now: number): boolean {
    const passed = Math.min(now - this.#last, 50);
    this.#last = now;
    if (this.#flight !== undefined) this.#followFlight(now, this.#flight);
    if (this.isTurning && !this.isStill)
      this.view = { ...this.view, azimuth: this.view.azimuth + (TURNING * passed) / 1000 };
    aim(this.camera, this.view, this.ground, this.frame);
    return this.#flight !== undefined || (this.isTurning && !this.isStill);
  }

  #followFlight(now: number, { from, to, fromGround, toGround, start }: Flight): void {
    const moment = Math.min((now - start) / FLIGHT, 1);
    const eased = 1 - (1 - moment) ** 3;
    const mix = (a: number, b: number) => a + (b - a) * eased;
    this.view = {
      azimuth: mix(from.azimuth, to.azimuth),
      elevation: mix(from.elevation, to.elevation),
      span: mix(from.span, to.span),
      height: mix(from.height, to.height),
    };
    this.ground = {
      x: mix(fromGround.x, toGround.x),
      y: mix(fromGround.y, toGround.y),
      top: toGround.top,
      radius: toGround.radius,
    };
    if (moment === 1) this.#flight = undefined;
  }

  #place(): void {
    this.#isPlaced = true;
    const ground = this.#flight?.toGround ?? this.ground;
    this.#flight = undefined;
    this.ground = ground;
    this.#set(this.#isHeld ? framing(this.view, ground, this.#focus, this.frame) : this.#afresh(ground));
  }

  #afresh(ground: Ground): View {
    const elevation = Math.abs(this.#tilted) > SLIP ? this.goal.elevation : elevationFor(this.#interest);
    return firstView({ azimuth: this.goal.azimuth, elevation }, ground, this.#focus, this.frame, this.#interest);
  }

  #keepInSight(): void {
    const ground = this.#flight?.toGround ?? this.ground;
    this.#fly(framing(this.#isHeld ? this.goal : this.#afresh(ground), ground, this.#focus, this.frame), ground);
  }

  #fly(to: View, ground: Ground): void {
    const goal = bounded(to, ground);
    if (sameView(goal, this.goal) && sameGround(ground, this.#flight?.toGround ?? this.ground)) return;
    if (this.isStill || !this.#isPlaced) {
      this.ground = ground;
      this.#flight = undefined;
      this.#set(goal);
      return;
    }
    const start = performance.now();
    this.#flight = { from: this.view, to: goal, fromGround: this.ground, toGround: ground, start };
    this.#wake();
  }

  #set(view: View): void {
    this.view = bounded(view, this.ground);
    this.#wake();
  }
}

const sameGround = (a: Ground, b: Ground): boolean =>
  a.x === b.x && a.y === b.y && a.top === b.top && a.radius === b.radius;

const sameView = (a: View, b: View): boolean =>
  a.azimuth === b.azimuth && a.elevation === b.elevation && a.span === b.span && a.height === b.height;
