/** Closed cards on their way: from the pile to a hand that is not shown, or from hand to hand. */
import { useLayoutEffect, useRef } from 'react';
import { CardBack } from '../art/card.js';
import type { MomentProps } from './index.js';
import styles from './moments.module.css';

interface Facts {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** How much later each further card sets out, as on the way to an open hand. */
const NEXT = 120;
const WIDTH = 30;

export function Carried({ highlight: { at, length, facts }, tempo }: MomentProps) {
  const root = useRef<HTMLDivElement>(null);
  const { from, to, count } = facts as unknown as Facts;
  useLayoutEffect(() => {
    const start = middleOf(from);
    const end = middleOf(to);
    if (start === undefined || end === undefined) return;
    const flights = [...(root.current?.children ?? [])].map((card, index) =>
      card.animate(
        [
          { opacity: 1, transform: shift(start, 1) },
          { opacity: 1, transform: shift({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 30 }, 1), offset: 0.5 },
          { opacity: 1, transform: shift(end, 0.7), offset: 0.92 },
          { opacity: 0, transform: shift(end, 0.4) },
        ],
        { delay: (at + index * NEXT) * tempo, duration: length * tempo, easing: 'cubic-bezier(.3, .2, .4, 1)' },
      ),
    );
    return () => {
      for (const flight of flights) flight.finish();
    };
  }, [from, to, at, length, tempo]);
  return (
    <div ref={root}>
      {Array.from({ length: Math.min(count, 5) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike.
        <span key={i} className={styles['carried']}>
          <CardBack width={WIDTH} />
        </span>
      ))}
    </div>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** In the window. */
function middleOf(place: string): Point | undefined {
  const box = document.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const shift = ({ x, y }: Point, scale: number): string =>
  `translate(${x - WIDTH / 2}px, ${y - (WIDTH * 2) / 3}px) scale(${scale})`;
