/** How a single piece gets from one box to another. Over everything else flies a copy of it; the piece itself shows when that has landed. */
import type { Arrive, Box, Way } from '../motion.js';
import styles from './flight.module.css';
import { type Scene, schedule, type Timing } from './sequence.js';

type Piece = HTMLElement | SVGElement;

const EASING = 'cubic-bezier(.2, .8, .3, 1)';
/** Sets out slowly and arrives with some speed. */
const FALLING = 'cubic-bezier(.45, .1, .75, .75)';

/** Sends pieces on their ways, at the times of the scene. */
export function perform(board: HTMLElement, ways: readonly Way[], scene: Scene | undefined): readonly Arrive[] {
  const times = schedule(
    scene,
    ways.map(({ move }) => move),
  );
  return ways.map(({ move, node, from, to, isNew, isGone }) => {
    const timing = times.get(move.piece) ?? { delay: 0, duration: 0, manner: 'slide' };
    if (isGone) return flyAway(board, node, from, to, timing);
    return timing.manner === 'slide' ? slide(node, from, to, timing) : fly(board, node, from, to, timing, isNew);
  });
}

/** Straight, where it lies. */
function slide(node: Piece, from: Box, to: Box, { delay, duration }: Timing): Arrive {
  const keyframes = [{ transform: shift(from, to) }, { transform: 'none' }];
  const animation = node.animate(keyframes, { delay, duration, easing: EASING, fill: 'backwards' });
  return () => animation.finish();
}

/** Over everything, in a bow; what drops settles with a small bounce. What is new is unseen until it sets out. */
function fly(board: HTMLElement, node: Piece, from: Box, to: Box, timing: Timing, isNew: boolean): Arrive {
  const { delay, duration, manner } = timing;
  const copy = copyOver(board, node, to);
  const way = manner === 'drop' ? dropping(from, to) : bowed(from, to);
  if (isNew) copy.style.visibility = 'hidden';
  const keyframes = isNew ? way.map(frame => ({ ...frame, visibility: 'visible' })) : way;
  const flight = copy.animate(keyframes, { delay, duration, fill: isNew ? 'none' : 'backwards' });
  // The piece itself waits for its copy.
  const hiding = node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration });
  return endOf(flight, () => {
    copy.remove();
    hiding.finish();
  });
}

/** What is gone leaves a copy, which goes where it went. */
function flyAway(board: HTMLElement, node: Piece, from: Box, to: Box, timing: Timing): Arrive {
  if (!(node instanceof HTMLElement)) return () => undefined;
  const copy = copyOver(board, node, from);
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { transform: shift(to, from), opacity: 0.2 },
    ],
    { delay: timing.delay, duration: timing.duration, easing: EASING, fill: 'backwards' },
  );
  return endOf(flight, () => copy.remove());
}

/** What is to be done when a flight is over, by itself or because somebody ends it. */
function endOf(flight: Animation, done: () => void): Arrive {
  flight.addEventListener('finish', done);
  flight.addEventListener('cancel', done);
  return () => {
    flight.finish();
    done();
  };
}

/** A copy that lies over everything on the board, exactly there. */
function copyOver(board: HTMLElement, node: Piece, box: Box): HTMLElement | SVGElement {
  const copy = node.cloneNode(true) as Piece;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('[data-piece]')]) {
    delete part.dataset['piece'];
    delete part.dataset['place'];
  }
  const over = node instanceof SVGElement ? pictureOf(node, copy) : copy;
  over.setAttribute('aria-hidden', 'true');
  over.classList.add(styles['flying'] ?? '');
  if (over instanceof HTMLElement) {
    over.inert = true;
    Object.assign(over.style, { width: `${box.width}px`, height: `${box.height}px` });
  }
  // Nothing of where the piece itself lay, and of how it glides there, is left.
  Object.assign(over.style, { top: '0', left: '0', right: 'auto', bottom: 'auto', transition: 'none' });
  board.append(over);
  const { x, y } = over instanceof HTMLElement ? inWindow(board, box) : CORNER;
  // What is fixed lies in the window, or in the board where that is a container: browsers differ, so it is measured.
  const placed = over.getBoundingClientRect();
  over.style.left = `${x - placed.x}px`;
  over.style.top = `${y - placed.y}px`;
  return over;
}

const CORNER = { x: 0, y: 0 };

function inWindow(board: HTMLElement, box: Box): { readonly x: number; readonly y: number } {
  const { x, y } = board.getBoundingClientRect();
  return { x: x + box.x, y: y + box.y };
}

/** A part of a drawing needs a drawing of its own, as large as the window; then it lies where it lay. */
function pictureOf(node: SVGElement, copy: SVGElement | HTMLElement): SVGElement {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const { parentNode } = node;
  const matrix = parentNode instanceof SVGGraphicsElement ? parentNode.getScreenCTM() : null;
  if (matrix !== null) {
    const { a, b, c, d, e, f } = matrix;
    group.setAttribute('transform', `matrix(${[a, b, c, d, e, f].join(' ')})`);
  }
  group.append(copy);
  picture.append(group);
  picture.classList.add(styles['picture'] ?? '');
  const { x, y, width, height } = node.getBoundingClientRect();
  picture.style.transformOrigin = `${x + width / 2}px ${y + height / 2}px`;
  return picture;
}

/** The transform that makes something in box `at` look as if it were in box `like`. */
function shift(like: Box, at: Box): string {
  const { x, y } = way(like, at);
  return `translate(${x}px, ${y}px) scale(${scaleOf(like, at)})`;
}

const way = (like: Box, at: Box) => ({
  x: like.x + like.width / 2 - (at.x + at.width / 2),
  y: like.y + like.height / 2 - (at.y + at.height / 2),
});

const scaleOf = (like: Box, at: Box): number =>
  at.width > 0 && like.width > 0 ? Math.min(4, Math.max(0.3, like.width / at.width)) : 1;

/** A little above the straight line, in pixels. */
const BOW = 26;

const bowed = (from: Box, to: Box): Keyframe[] => {
  const { x, y } = way(from, to);
  const scale = scaleOf(from, to);
  return [
    { transform: shift(from, to), easing: 'cubic-bezier(.3, .1, .6, .9)' },
    { transform: `translate(${x * 0.4}px, ${y * 0.4 - BOW}px) scale(${1 + (scale - 1) * 0.4})`, offset: 0.55 },
    { transform: 'none' },
  ];
};

const dropping = (from: Box, to: Box): Keyframe[] => {
  const { x, y } = way(from, to);
  const scale = scaleOf(from, to);
  return [
    { transform: shift(from, to), easing: 'cubic-bezier(.3, .1, .5, 1)' },
    {
      transform: `translate(${x * 0.06}px, ${Math.min(y * 0.1, 0) - BOW}px) scale(${1 + (scale - 1) * 0.08})`,
      offset: 0.55,
      easing: FALLING,
    },
    { transform: 'none', offset: 0.74 },
    { transform: 'translateY(1px) scale(1.05, .9)', offset: 0.82 },
    { transform: 'translateY(-4px) scale(.99, 1.02)', offset: 0.91 },
    { transform: 'none' },
  ];
};
