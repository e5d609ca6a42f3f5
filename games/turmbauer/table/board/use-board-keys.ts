/** The whole game by keys. Those that belong to what has the focus are left to it. */
import { useKeys } from '@belfry/ui';
import { useEffect, useRef } from 'react';
import { sizeOf } from '../../rules/index.js';
import type { Climbing, Spin } from '../model/hands.js';
import { SIDES } from '../scene/props.js';
import { type Camera, SIDE_KEYS } from './tools.js';
import type { BuildingHand } from './use-building.js';

interface KeysInput {
  readonly building: BuildingHand | undefined;
  readonly climbing: Climbing | undefined;
  readonly camera: Camera;
  readonly onSpin: (axis: Spin, back: boolean) => void;
  readonly onSwitch: () => void;
  /** There if something is being shown. */
  readonly skip: (() => void) | undefined;
}

const SPINS: Readonly<Record<string, Spin>> = { q: 'turn', w: 'tip', e: 'roll' };

/** In degrees. */
const TURN = 15;
const TILT = 8;
const ZOOM = 1.25;

/** What keys do with the camera; with Shift in smaller steps, or the other way of moving. */
function cameraKeys(
  { toSide, turn, orbit, zoom, pan, top, pawn }: Camera,
  isShifted: boolean,
): Record<string, () => void> {
  return {
    a: () => (isShifted ? orbit(-TURN, 0) : turn(-1)),
    d: () => (isShifted ? orbit(TURN, 0) : turn(1)),
    PageUp: () => (isShifted ? orbit(0, TILT) : pan(1)),
    PageDown: () => (isShifted ? orbit(0, -TILT) : pan(-1)),
    '+': () => zoom(ZOOM),
    '-': () => zoom(1 / ZOOM),
    t: top,
    p: pawn,
    ...Object.fromEntries(SIDES.map(side => [SIDE_KEYS[side].toLowerCase(), () => toSide(side)])),
  };
}

/** So long after a show Enter is still meant to skip it, in milliseconds. */
const LATE = 400;

export function useBoardKeys({ building, climbing, camera, onSpin, onSwitch, skip }: KeysInput): void {
  const isShifted = useShift();
  const isShowing = skip !== undefined;
  const ended = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isShowing) return;
    return () => {
      ended.current = performance.now();
    };
  }, [isShowing]);
  useKeys(key => {
    if (skip !== undefined && (key === 'Escape' || (key === 'Enter' && !isTaken(key)))) return skip();
    const spin = SPINS[key];
    if (spin !== undefined) return onSpin(spin, isShifted.current);
    const look = cameraKeys(camera, isShifted.current)[key];
    if (look !== undefined) return look();
    if (/^[1-6]$/.test(key)) return building && pickSize(building, Number(key));
    if (key === 'v') return onSwitch();
    if (key === 'Escape') return building === undefined ? climbing?.choose(undefined) : building.putBack();
    if (isTaken(key)) return;
    if (key === 'Enter' && performance.now() - ended.current < LATE) return;
    if (key === 'Enter') return building === undefined ? climbing?.go() : building.build();
    if (building !== undefined) walk(building, key);
    else if (climbing !== undefined) walkFields(climbing, key);
  });
}

/** The first stone of a size that can be built; asked again, the other one. */
function pickSize(building: BuildingHand, size: number): void {
  const stones = building.rack.filter(({ stone, by }) => sizeOf(stone) === size && by !== 'nothing');
  const at = stones.findIndex(({ stone }) => stone === building.stone);
  const next = stones[(at + 1) % stones.length];
  if (next !== undefined) building.pick(next.stone);
}

function walk(building: BuildingHand, key: string): void {
  if (key === 'ArrowRight') building.step(1);
  if (key === 'ArrowLeft') building.step(-1);
  if (key === 'ArrowUp') building.layer(1);
  if (key === 'ArrowDown') building.layer(-1);
}

function walkFields({ fields, chosen, choose }: Climbing, key: string): void {
  const by = key === 'ArrowRight' || key === 'ArrowUp' ? 1 : key === 'ArrowLeft' || key === 'ArrowDown' ? -1 : 0;
  if (by === 0 || fields.length === 0) return;
  const at = fields.findIndex(({ to, ring }) => to === chosen?.to && ring === chosen.ring);
  choose(fields[(at < 0 && by < 0 ? fields.length - 1 : at + by + fields.length) % fields.length]);
}

const LISTS = '[role="listbox"], [role="grid"], [role="slider"], [role="radiogroup"]';

/** Arrows move in a list, and Enter presses a button, wherever the focus is. */
function isTaken(key: string): boolean {
  const focused = document.activeElement;
  if (focused === null) return false;
  if (key.startsWith('Arrow')) return focused.closest(LISTS) !== null;
  return key === 'Enter' && focused.closest(`button, a, summary, ${LISTS}`) !== null;
}

/** Is Shift held? */
function useShift() {
  const isShifted = useRef(false);
  useEffect(() => {
    const note = (event: KeyboardEvent): void => {
      isShifted.current = event.shiftKey;
    };
    addEventListener('keydown', note, true);
    addEventListener('keyup', note, true);
    return () => {
      removeEventListener('keydown', note, true);
      removeEventListener('keyup', note, true);
    };
  }, []);
  return isShifted;
}
