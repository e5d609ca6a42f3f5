// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { cardOf, TOWER_TYPES } from '../../rules/index.js';
import { storeyWidth } from './geometry.js';
import { CardChip, Scene, SpecialMark, StoreyArt, TowerArt, TowerSign, towerHeight } from './index.js';
import { layOut } from './layout.js';
import { figureSize } from './plate.js';

afterEach(cleanup);

const ROOM = { width: 100, height: 400, detail: 2, storey: 42, least: 15 } as const;

describe('a storey', () => {
  test('is the wider the higher its number', () => {
    const widths = Array.from({ length: 16 }, (_, value) => storeyWidth(value, 100));
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(new Set(widths).size).toBe(16);
    expect(widths.at(-1)).toBe(100);
  });

  test('so that a tower built by the rules tapers', () => {
    const widths = layOut([15, 12, 9, 5, 0], ROOM).map(place => place.w);
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  });
});

describe('a tower', () => {
  test('fits its room, and storeys stand on each other', () => {
    const places = layOut([15, 12, 9, 5, 3, 2, 1, 0], { ...ROOM, height: 300 });
    const top = places.at(-1);
    expect(-(top?.y ?? 0) + (top?.h ?? 0)).toBeLessThan(300);
    places.reduce((y, place) => {
      expect(place.y).toBeCloseTo(y);
      return place.y - place.h;
    }, 0);
  });

  test('that is too high keeps its upper numbers at 12 pixels and makes the lower storeys squat', () => {
    const values = [15, 14, 13, 12, 11, 10, 7, 6, 5, 4, 3];
    const places = layOut(values, { ...ROOM, detail: 1, height: 150 });
    const numbered = places.filter(place => place.detail > 0);
    expect(numbered.length).toBeGreaterThan(2);
    expect(numbered.at(-1)?.value).toBe(3);
    for (const place of numbered) expect(figureSize(place.h)).toBeGreaterThanOrEqual(12);
    expect(towerHeight({ values, width: 70, height: 150, detail: 1 })).toBeLessThanOrEqual(150);
  });

  test('shows its numbers from detail 1 on', () => {
    const { container, rerender } = render(<TowerArt tower={4} values={[13, 8, 2]} width={100} height={200} />);
    expect([...container.querySelectorAll('text')].map(text => text.textContent)).toEqual(['13', '8', '2']);
    rerender(<TowerArt tower={4} values={[13, 8, 2]} width={100} height={200} detail={0} />);
    expect(container.querySelectorAll('text')).toHaveLength(0);
  });

  test('whose storeys have no height, for a moment, draws nothing that is endless', () => {
    const carried = { pieces: ['a', 'b', 'c'], orders: { 0: 0, 1: 1, 2: 2 } };
    for (const height of [0, 1, 200]) {
      const { container } = render(
        <TowerArt tower={0} values={[13, 8, 2]} {...carried} width={100} height={height} storey={0} detail={0} />,
      );
      expect(container.innerHTML).not.toMatch(/Infinity|NaN/);
      cleanup();
    }
  });

  test('not begun is an empty plot', () => {
    const { container } = render(<TowerArt tower={1} values={[]} width={100} height={200} />);
    expect(container.querySelectorAll('rect')).toHaveLength(1);
  });

  test('names its storeys for motion, ghosts aside', () => {
    const { container } = render(
      <TowerArt
        tower={0}
        values={[9, 3]}
        pieces={['candy-9', 'candy-3']}
        ghosts={[{ value: 1, live: true }]}
        marks={{ 1: '1' }}
        width={100}
        height={200}
      />,
    );
    const pieces = [...container.querySelectorAll<SVGElement>('[data-piece]')];
    expect(pieces.map(piece => piece.dataset['piece'])).toEqual(['candy-9', 'candy-3']);
  });
});

test('every card can be drawn, the same way each time', () => {
  const draw = (card: number): string => {
    const { container, unmount } = render(<StoreyArt card={card} width={112} height={104} />);
    const html = container.innerHTML.replaceAll(/_r_\w+_/g, 'id');
    unmount();
    return html;
  };
  for (let tower = 0; tower < TOWER_TYPES.length; tower++)
    for (const value of [0, 1, 8, 9, 15]) {
      const card = cardOf(tower, value);
      expect(draw(card)).toBe(draw(card));
      expect(draw(card)).not.toMatch(/NaN|undefined/);
    }
});

test('a chip has a name, decorations have none', () => {
  render(
    <>
      <CardChip card={cardOf(4, 7)} name="Sand 7" />
      <TowerSign tower={4} />
      <SpecialMark value={8} />
      <Scene width={100} height={80} ground={20} rich plots />
    </>,
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Sand 7' }).textContent).toBe('7');
});
