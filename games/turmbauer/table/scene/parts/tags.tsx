/** Names and heights beside the measuring rod, and a sign at the ghost. Decoration: all of it is said elsewhere, too. */
import { classes } from '@belfry/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Vector3 } from 'three';
import { COLOURS, heightOf, tripleOf } from '../../../rules/index.js';
import { Badge, Crown, inkOf, VerdictMark } from '../../marks/index.js';
import { centreOf } from '../maths/occupancy.js';
import { isNarrow, project, ROD, rightOf } from '../maths/orbit.js';
import { pushApart } from '../maths/tags.js';
import type { SceneProps } from '../props.js';
import styles from '../scene.module.css';
import type { Stage } from './stage.js';

const GAP = 3;
/** Between the rod and its tags, in pixels. */
const AWAY = 20;
const AWAY_NARROW = 11;

interface TagsProps extends Pick<SceneProps, 'pawns' | 'ghost' | 'fall' | 'labels'> {
  readonly stage: Stage;
}

/** What lies on a tag: whose it is, or how high somebody could go. */
interface Tag {
  readonly key: string;
  readonly colour: number;
  readonly name: string;
  readonly called: string;
  readonly height: number;
  readonly kind: 'is' | 'could';
  readonly hasWon: boolean;
}

export function Tags({ stage, pawns, ghost, fall, labels = [] }: TagsProps) {
  const root = useRef<HTMLDivElement>(null);
  const tags = fall === undefined ? tagsOf(pawns) : [];
  const culprit = fall && culpritOf(fall, pawns);
  const told = useRef({ tags, ghost, labels });
  useLayoutEffect(() => {
    told.current = { tags, ghost, labels };
    stage.wake();
  });
  useEffect(() => {
    const seer = () => {
      if (root.current === null) return;
      layOut(root.current, stage, told.current.tags);
      layOutSigns(root.current, stage, told.current.ghost);
      layOutLabels(root.current, stage, told.current.labels);
    };
    stage.seers.add(seer);
    stage.wake();
    return () => {
      stage.seers.delete(seer);
    };
  }, [stage]);
  return (
    <div ref={root} className={styles['tags']} aria-hidden="true">
      <svg className={styles['lines']} aria-hidden="true" focusable="false">
        {tags.map(({ key, colour, kind }) => (
          <g key={key} data-line={key} style={{ color: kind === 'could' ? 'var(--act)' : inkOf(colour) }}>
            {kind === 'is' && <path className={styles['dotted']} data-part="far" />}
            {kind === 'could' && <path className={styles['rise']} data-part="rise" />}
            <path className={styles['near']} data-part="near" />
            <circle r="4" data-part="dot" />
          </g>
        ))}
        {ghost !== undefined && fall === undefined && (
          <g data-line="ghost" className={styles[ghost.verdict ?? 'unknown']}>
            <path className={styles['near']} data-part="near" />
            <circle r="4.5" data-part="dot" />
          </g>
        )}
        {culprit !== undefined && (
          <g data-line="newest" style={{ color: inkOf(culprit.colour) }}>
            <path className={styles['near']} data-part="near" />
            <circle r="4.5" data-part="dot" />
          </g>
        )}
      </svg>
      {tags.map(({ key, colour, name, called, height, kind, hasWon }) => (
        <div key={key} data-tag={key} className={classes(styles[kind], hasWon && styles['won'])}>
          {kind === 'is' ? <Badge colour={colour} name={name} size={20} /> : <span>→</span>}
          {kind === 'is' && <span className={styles['name']}>{called}</span>}
          <b>{height}</b>
          {hasWon && <Crown />}
        </div>
      ))}
      {labels.map(({ at, text }) => (
        <div key={at} data-label={at} className={styles['label']}>
          {text}
        </div>
      ))}
      {culprit !== undefined && (
        <div data-tag="newest" className={styles['is']}>
          <Badge colour={culprit.colour} name={culprit.name} size={20} />
          <b>{culprit.stone}</b>
        </div>
      )}
      {ghost !== undefined && fall === undefined && (
        <div data-tag="ghost" className={styles['ghost']}>
          {ghost.verdict !== undefined && <VerdictMark verdict={ghost.verdict} size={18} />}
          <b>{ghost.stone}</b>
          {ghost.word !== undefined && <span>{ghost.word}</span>}
        </div>
      )}
    </div>
  );
}

/** Whose stone it was, if anything falls: `red-5a` is red's 5a. */
function culpritOf({ newest, film }: NonNullable<SceneProps['fall']>, pawns: SceneProps['pawns']) {
  if (film.fell.length === 0) return undefined;
  const [name = '', stone = ''] = newest.split('-');
  const pawn = pawns.find(({ colour }) => COLOURS[colour] === name);
  return pawn && { colour: pawn.colour, name: pawn.name, stone };
}

/** The highest first; how high one could go for the one who is addressed, or nobody. */
function tagsOf(pawns: SceneProps['pawns']): Tag[] {
  const are = pawns.map(
    ({ colour, name, called, at, hasWon = false }): Tag => ({
      key: `is-${colour}`,
      colour,
      name,
      called,
      height: heightOf(at),
      kind: 'is',
      hasWon,
    }),
  );
  const could = pawns
    .filter(({ isYours, could: height, at }) => isYours && height !== undefined && height > heightOf(at))
    .map(
      ({ colour, name, called, could: height = 0 }): Tag => ({
        key: `could-${colour}`,
        colour,
        name,
        called,
        height,
        kind: 'could',
        hasWon: false,
      }),
    );
  return [...are, ...could].toSorted((a, b) => b.height - a.height || a.colour - b.colour);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Off the rod's edge, in pixels. */
const BESIDE = 6;
const beside = ({ x, y }: Point): Point => ({ x: x + BESIDE, y });

function layOut(root: HTMLElement, stage: Stage, tags: readonly Tag[]): void {
  const { eye, rod } = stage;
  if (rod === undefined) return;
  const { width } = eye.frame;
  root.classList.toggle(styles['narrow'] ?? '', isNarrow(width));
  const right = rightOf(eye.view.azimuth);
  const onRod = (height: number, side: 1 | -1): Point =>
    project(
      new Vector3(rod.at.x, rod.at.y, height).addScaledVector(right, (side * ROD.width) / 2),
      eye.camera,
      eye.frame,
    );
  const find = (key: string) => root.querySelector<HTMLElement>(`[data-tag="${key}"]`);
  const sizes = tags.map(({ key }) => ({ width: find(key)?.offsetWidth ?? 0, height: find(key)?.offsetHeight ?? 0 }));
  // Beside the rod, for its numbers are to be read.
  const edges = tags.map(({ height }) => beside(onRod(height, 1)));
  const [foot, tip] = [beside(onRod(0, 1)), beside(onRod(rod.top, 1))];
  const wishes = edges.map(({ y }, index) => ({ at: y, size: sizes[index]?.height ?? 0 }));
  const { inset, height: tall } = eye.frame;
  const middles = pushApart(wishes, GAP, inset.top + 4, tall - inset.bottom - 4);
  for (const [index, tag] of tags.entries()) {
    const edge = edges[index] ?? { x: 0, y: 0 };
    const y = middles[index] ?? edge.y;
    const x = Math.min(
      acrossAt(foot, tip, y) + (isNarrow(width) ? AWAY_NARROW : AWAY),
      width - inset.right - (sizes[index]?.width ?? 0) - 6,
    );
    const own = find(tag.key);
    if (own !== null) own.style.transform = `translate(${x}px, ${y}px) translateY(-50%)`;
    const pawn = stage.pawns[tag.colour];
    const from = pawn && project(pawn.clone().setZ(pawn.z + 0.12), eye.camera, eye.frame);
    const isHeight = tag.kind === 'could' ? heightNow(tags, tag.colour) : undefined;
    drawLine(root, tag.key, {
      far: tag.kind === 'is' && from ? [from, onRod(tag.height, -1)] : undefined,
      rise: isHeight === undefined ? undefined : [beside(onRod(isHeight, 1)), edge],
      near: [edge, { x: x + 2, y }],
      dot: edge,
      isSeen: edge.y > 0 && edge.y < tall,
    });
  }
}

/** Where a line through two points is at this height of the picture. */
const acrossAt = (one: Point, other: Point, y: number): number =>
  Math.abs(other.y - one.y) < 1 ? one.x : one.x + ((other.x - one.x) * (y - one.y)) / (other.y - one.y);

const heightNow = (tags: readonly Tag[], colour: number): number | undefined =>
  tags.find(tag => tag.kind === 'is' && tag.colour === colour)?.height;

function layOutSigns(root: HTMLElement, stage: Stage, ghost: SceneProps['ghost']): void {
  if (ghost !== undefined) layOutSign(root, stage, 'ghost', new Vector3(...centreOf(ghost.cells)));
  if (stage.newest !== undefined) layOutSign(root, stage, 'newest', stage.newest);
}

/** Left of a stone if there is room, otherwise above it. */
function layOutSign(root: HTMLElement, { eye }: Stage, key: string, at: Vector3): void {
  const own = root.querySelector<HTMLElement>(`[data-tag="${key}"]`);
  if (own === null) return;
  const middle = project(at, eye.camera, eye.frame);
  const cell = eye.frame.height / (eye.view.span * 1.1);
  const wanted = middle.x - own.offsetWidth - Math.max(cell * 2.6, 70);
  const left = eye.frame.inset.left + 8;
  const x = Math.max(wanted, left);
  const y = wanted < left - cell * 1.5 ? middle.y - cell * 2.4 : middle.y;
  own.style.transform = `translate(${x}px, ${y}px) translateY(-50%)`;
  drawLine(root, key, { near: [{ x: x + own.offsetWidth - 2, y }, middle], dot: middle });
}

/** Just above their fields. */
function layOutLabels(root: HTMLElement, { eye }: Stage, labels: NonNullable<SceneProps['labels']>): void {
  for (const { at } of labels) {
    const [x, y, z] = tripleOf(at);
    const spot = project(new Vector3(x + 0.5, y + 0.5, z + 0.25), eye.camera, eye.frame);
    const own = root.querySelector<HTMLElement>(`[data-label="${at}"]`);
    if (own !== null) own.style.transform = `translate(${spot.x}px, ${spot.y}px) translate(-50%, -50%)`;
  }
}

interface Lines {
  /** Is the place on the rod in the picture? If not, no line leads there. */
  readonly isSeen?: boolean;
  readonly far?: readonly [Point, Point] | undefined;
  readonly rise?: readonly [Point, Point] | undefined;
  readonly near: readonly [Point, Point];
  readonly dot: Point;
}

function drawLine(root: HTMLElement, key: string, { isSeen = true, far, rise, near, dot }: Lines): void {
  const group = root.querySelector<SVGGElement>(`[data-line="${key}"]`);
  if (group !== null) group.style.visibility = isSeen ? '' : 'hidden';
  const set = (part: string, line: readonly [Point, Point] | undefined) => {
    const path = group?.querySelector(`[data-part="${part}"]`);
    if (line !== undefined) path?.setAttribute('d', `M${round(line[0])} L${round(line[1])}`);
  };
  set('far', far);
  set('near', near);
  if (rise !== undefined) group?.querySelector('[data-part="rise"]')?.setAttribute('d', arrow(...rise));
  const circle = group?.querySelector('[data-part="dot"]');
  circle?.setAttribute('cx', dot.x.toFixed(1));
  circle?.setAttribute('cy', dot.y.toFixed(1));
}

const round = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** From one height up to another, beside the numbers. */
function arrow(from: Point, to: Point): string {
  const way = { x: to.x - from.x, y: to.y - from.y };
  const long = Math.max(Math.hypot(way.x, way.y), 1);
  const at = (along: number, aside: number): string =>
    round({
      x: to.x - (way.x / long) * along - (way.y / long) * aside,
      y: to.y - (way.y / long) * along + (way.x / long) * aside,
    });
  return `M${round(from)}L${at(10, 0)}M${at(13, -7)}L${at(4, 0)}L${at(13, 7)}Z`;
}
