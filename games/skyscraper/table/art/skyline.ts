/** A far town of houses of many heights, always the same one. */
import { round } from './ink.js';

interface Skyline {
  readonly far: string;
  readonly near: string;
  /** Lit windows in the near houses. */
  readonly windows: string;
}

/** A row of numbers between 0 and 1 that looks like chance and is none. */
function numbers(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}

interface Block {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly shape: number;
}

export function skyline(width: number, height: number, size: number): Skyline {
  const next = numbers();
  const far = row(next, width, size, height * 0.34, height * 0.66);
  const near = row(next, width, size, height * 0.16, height * 0.4);
  const windows = near.filter(({ shape }) => shape > 0.45).flatMap(block => lit(next, block, height));
  return { far: outline(far, height), near: outline(near, height), windows: windows.join('') };
}

function row(next: () => number, width: number, size: number, low: number, high: number): Block[] {
  const blocks: Block[] = [];
  for (let x = -10; x < width + 10; ) {
    const block = { x, width: size * (0.7 + next()), height: low + next() * (high - low), shape: next() };
    blocks.push(block);
    x += block.width;
  }
  return blocks;
}

const outline = (blocks: readonly Block[], ground: number): string =>
  `M-10 ${ground}${blocks.map(block => `V${round(ground - block.height)}${top(block)}`).join('')}V${ground}Z`;

function top({ width, shape }: Block): string {
  const part = (share: number): number => round(width * share);
  if (shape < 0.3) return `l${part(0.5)} ${part(-0.45)}l${part(0.5)} ${part(0.45)}`;
  if (shape < 0.45) return `h${part(0.3)}v${part(-0.35)}h${part(0.4)}v${part(0.35)}h${part(0.3)}`;
  return `h${part(1)}`;
}

function lit(next: () => number, { x, width, height }: Block, ground: number): string[] {
  const places = [0, 1, 2].flatMap(a => [0, 1].map(b => ({ dx: 0.22 + b * 0.34, dy: 0.22 + a * 0.36 })));
  return places
    .filter(() => next() < 0.55)
    .map(({ dx, dy }) => {
      const [w, h] = [round(width * 0.18), round(width * 0.2)];
      return `M${round(x + width * dx)} ${round(ground - height + width * dy)}h${w}v${h}h${-w}Z`;
    });
}
