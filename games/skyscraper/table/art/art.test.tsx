// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type CardName, formatCard } from '../../rules/index.js';
import { CardArt, CardBack, CurtainArt, HouseArt, HouseBadge, PassScene, PeekingThief, StreetScene } from './index.js';
import { motif, PAIRS, pairOf } from './pairs.js';
import { halvesOf } from './parts.js';
import { floorTop, planHouse, winningLine } from './plan.js';
import { HOUSE_STYLES } from './roofs.js';

afterEach(cleanup);

const CARDS: readonly CardName[] = Array.from({ length: 17 }, (_, kind) => formatCard(kind));
const floor = (value: number, joker = false, dog = false) => ({ value, joker, dog });

describe('cards', () => {
  test('each card has a picture of its own, and none says anything to a screen reader', () => {
    const pictures = CARDS.map(card => {
      const { container } = render(<CardArt card={card} width={80} />);
      expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
      return container.innerHTML.replaceAll(/_r_\w+_/g, '');
    });
    expect(new Set(pictures).size).toBe(CARDS.length);
  });

  test('a floor card shows its number, and what is missing to 9', () => {
    const { container } = render(<CardArt card="3" width={80} />);
    expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['6', '3']);
  });

  test('numbers that make 9 share a symbol; the four symbols differ', () => {
    for (let value = 1; value <= 8; value++) expect(pairOf(value)).toBe(pairOf(9 - value));
    expect(new Set(PAIRS.map(pair => motif(pair, 0, 0, 10))).size).toBe(4);
  });
});

describe('houses', () => {
  test('the lower number is on the left, a joker takes the other side and says what it stands for', () => {
    expect(halvesOf(floor(7, true))).toEqual({ left: { value: 2, joker: true }, right: { value: 7, joker: false } });
    const { container } = render(<HouseArt seat={0} floors={[floor(7, true)]} goal={5} width={120} height={240} />);
    expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['?', '7', '=2']);
  });

  test('every floor is drawn, dogs too, at every size', () => {
    const floors = [floor(1), floor(2, false, true), floor(4)];
    for (const [width, height] of [
      [40, 80],
      [90, 190],
      [275, 420],
    ] as const) {
      const { container } = render(
        <HouseArt seat={2} floors={floors} goal={4} width={width} height={height} milkshakes={1} />,
      );
      expect(container.querySelectorAll('text')).toHaveLength(6);
      cleanup();
    }
  });

  test('a finished house and its roof stay inside the picture', () => {
    for (const goal of [4, 5])
      for (const [width, height] of [
        [90, 170],
        [275, 400],
        [500, 300],
      ] as const) {
        const plan = planHouse(width, height, goal);
        expect(winningLine(plan)).toBe(floorTop(plan, goal - 1));
        expect(winningLine(plan) - plan.roof).toBeGreaterThanOrEqual(0);
        expect(plan.left).toBeGreaterThanOrEqual(0);
        expect(plan.left + plan.half * 2 + plan.dog).toBeLessThanOrEqual(width);
      }
  });

  test('four seats, four silhouettes', () => {
    const badges = [0, 1, 2, 3].map(seat => render(<HouseBadge seat={seat} width={24} />).container.innerHTML);
    expect(new Set(badges).size).toBe(4);
  });
});

test('the picture on the curtain shows nobody’s house', () => {
  const { innerHTML } = render(<PassScene />).container;
  for (const { roof, wall } of HOUSE_STYLES) {
    expect(innerHTML).not.toContain(roof);
    expect(innerHTML).not.toContain(wall);
  }
});

test('scenes are the same every time', () => {
  const draw = (): string => {
    const { container } = render(
      <>
        <StreetScene width={800} height={300} bunting={40} posts={[20, 220]} />
        <PassScene />
        <CardBack width={60} />
        <CurtainArt />
        <PeekingThief width={100} />
      </>,
    );
    return container.innerHTML.replaceAll(/_r_\w+_/g, '');
  };
  expect(draw()).toBe(draw());
});
