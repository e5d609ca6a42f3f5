/** Draws the highlights of a scene where they happen, each at its time. For eyes: what happened is told elsewhere. */
import type { Highlight, Scene } from '@belfry/ui';
import { type ComponentType, type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { Dust, Flag, Stamp } from './art.js';
import type { MomentsProps } from './index.js';
import styles from './moments.module.css';
import { settle } from './settle.js';

/** What is drawn, and around which part of the board. */
interface Drawing {
  readonly Art: ComponentType;
  find(board: HTMLElement, highlight: Highlight): Element | null;
  /** Where in the box of that part, from its top, and how large. */
  readonly top: number;
  size(box: DOMRect): number;
}

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  roof: { Art: Flag, find: topOf, top: 0, size: ({ width }) => clamp(width * 1.9, 72, 190) },
  tear: { Art: Dust, find: tornOf, top: 0.3, size: ({ width }) => clamp(width * 1.7, 56, 170) },
  five: {
    Art: Stamp,
    find: (board, { seat }) =>
      board.querySelector(`[data-seat="${seat}"] [data-plate], [data-seat="${seat}"][data-plate]`),
    top: 0.5,
    size: ({ width, height }) => clamp(Math.min(width, height) * 0.9, 84, 132),
  },
};

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export function Moments({ scene, board }: MomentsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useLayoutEffect(() => {
    if (board.current === null || layer.current === null) return;
    setMarks(marksOf(board.current, layer.current, scene));
    return settle(board.current, scene);
  }, [board, scene]);
  return (
    <div ref={layer} className={styles['layer']} aria-hidden="true">
      {marks.map(({ key, Art, style }) => (
        <div key={key} className={styles['mark']} style={style}>
          <Art />
        </div>
      ))}
    </div>
  );
}

interface Mark {
  readonly key: string;
  readonly Art: ComponentType;
  readonly style: CSSProperties;
}

function marksOf(board: HTMLElement, layer: HTMLElement, { sequence, tempo }: Scene): readonly Mark[] {
  const origin = layer.getBoundingClientRect();
  return sequence.highlights.flatMap((highlight, index) => {
    const drawing = DRAWINGS[highlight.name];
    const box = drawing?.find(board, highlight)?.getBoundingClientRect();
    if (drawing === undefined || box === undefined) return [];
    const style = {
      left: box.x + box.width / 2 - origin.x,
      top: box.y + box.height * drawing.top - origin.y,
      '--size': `${drawing.size(box)}px`,
      '--delay': `${highlight.at * tempo}ms`,
      '--length': `${highlight.length * tempo}ms`,
    } as CSSProperties;
    return [{ key: `${highlight.name} ${index}`, Art: drawing.Art, style }];
  });
}

/** The tower a highlight is about. */
function towerOf(board: HTMLElement, { seat, facts }: Highlight): Element | null {
  const { tower } = Object(facts) as { readonly tower?: number };
  return board.querySelector(`[data-seat="${seat}"] [data-tower="${tower}"]`);
}

/** Its topmost storey; the bare plot, if there is none. */
function topOf(board: HTMLElement, highlight: Highlight): Element | null {
  const tower = towerOf(board, highlight);
  return [...(tower?.querySelectorAll('[data-piece]') ?? [])].at(-1) ?? tower?.querySelector('rect') ?? null;
}

/** Where a card was torn down: there stands what was built in its place, if anything. */
function tornOf(board: HTMLElement, highlight: Highlight): Element | null {
  return towerOf(board, highlight)?.querySelector('[data-piece][data-order]') ?? topOf(board, highlight);
}
