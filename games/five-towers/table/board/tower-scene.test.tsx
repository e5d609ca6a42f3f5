// @vitest-environment happy-dom
import { renderIn } from '@belfry/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { scoreSheet, type Towers } from '../../rules/index.js';
import { useTableWords } from '../use-words.js';
import { TowerScene, type TowerTop } from './tower-scene.js';

beforeAll(async () => void (await import('../words/en.js')));
afterEach(cleanup);

const HIGH = [14, 10, 8, 12, 7, 5, 2, 0];
const TOWERS: Towers = [HIGH, [12, 8, 1], [10, 2, 0], [10], []];

function Shown({ tops }: { readonly tops?: readonly (TowerTop | undefined)[] }) {
  const words = useTableWords();
  return <TowerScene towers={TOWERS} sheet={scoreSheet(TOWERS, 0)} words={words} label="Towers" tops={tops} />;
}

const numbersOf = (tower: number): readonly (string | null)[] =>
  [...(screen.getAllByRole('listitem')[tower]?.querySelectorAll('text') ?? [])].map(text => text.textContent);

test('what stands above one tower takes no numbers from the others', async () => {
  const top: TowerTop = { room: 44, draw: height => <b>{height > 0 && 'tear'}</b> };
  await renderIn('en', <Shown tops={[undefined, top, undefined, top, undefined]} />);
  await screen.findByRole('list', { name: 'Towers' });
  expect(screen.getAllByText('tear')).toHaveLength(2);
  expect(numbersOf(0)).toEqual(HIGH.map(String));
  expect(numbersOf(1)).toEqual(['12', '8', '1']);
  expect(numbersOf(2)).toEqual(['10', '2', '0']);
});
