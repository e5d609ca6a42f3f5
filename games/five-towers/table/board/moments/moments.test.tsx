// @vitest-environment happy-dom
import type { Highlight, Scene } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { cleanup } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TowerArt } from '../../art/index.js';
import { Moments } from './moments.js';

afterEach(cleanup);

const sceneOf = (...highlights: readonly Highlight[]): Scene => ({
  id: 1,
  tempo: 0.5,
  sequence: { routes: [], sounds: [], highlights, length: 1000 },
});

/** A board on which seat 1 has a sand tower. */
function Board({ scene }: { readonly scene: Scene }) {
  const board = useRef<HTMLDivElement>(null);
  // Something happens on a board that is there.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <div ref={board}>
      <article data-seat="1" data-plate="">
        <TowerArt tower={4} values={[7, 0]} width={60} height={100} pieces={['sand-7', 'sand-0']} orders={{ 1: 0 }} />
      </article>
      {isThere && <Moments scene={scene} board={board} />}
    </div>
  );
}

/** The drawings, each with its time. */
const drawn = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[style*="--size"]')].map(node => node.style.getPropertyValue('--delay'));

test('a top, a bid of five and a teardown are drawn, each at its time', async () => {
  const facts = { tower: 4 };
  await renderIn(
    'en',
    <Board
      scene={sceneOf(
        { name: 'tear', at: 0, length: 400, seat: 1, facts },
        { name: 'roof', at: 600, length: 900, seat: 1, facts },
        { name: 'five', at: 200, length: 900, seat: 1 },
      )}
    />,
  );
  expect(drawn()).toEqual(['0ms', '300ms', '100ms']);
});

test('what is nowhere on the board, or only said, is not drawn', async () => {
  await renderIn(
    'en',
    <Board
      scene={sceneOf({ name: 'said', at: 0, length: 400, seat: 1 }, { name: 'five', at: 0, length: 900, seat: 3 })}
    />,
  );
  expect(drawn()).toEqual([]);
});

test('ears are spared', async () => {
  await renderIn('en', <Board scene={sceneOf({ name: 'five', at: 0, length: 900, seat: 1 })} />);
  expect(drawn()).toHaveLength(1);
  expect(document.querySelector('[aria-hidden="true"] [style*="--size"]')).not.toBeNull();
});
