/** Towers are marked with `data-drop`: where a card is let go, and where a finger taps beside all buttons. */
import { type RefObject, useEffect, useRef } from 'react';
import type { TowerIndex } from '../../rules/index.js';

function towerAt(element: Element | null): TowerIndex | undefined {
  const drop = element?.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
  return drop === undefined ? undefined : Number(drop);
}

/** The tower at a point of the page. */
export const towerUnder = (x: number, y: number): TowerIndex | undefined => towerAt(document.elementFromPoint(x, y));

/** Taps on a tower that hit nothing one could press. Whoever uses the keyboard only ever meets what can be pressed. */
export function useTowerTaps(root: RefObject<HTMLElement | null>, onTap: (tower: TowerIndex) => void): void {
  const latest = useRef(onTap);
  useEffect(() => {
    latest.current = onTap;
  });
  useEffect(() => {
    const board = root.current;
    const tapped = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || target.closest('button') !== null) return;
      const tower = towerAt(target);
      if (tower !== undefined) latest.current(tower);
    };
    board?.addEventListener('click', tapped);
    return () => board?.removeEventListener('click', tapped);
  }, [root]);
}
