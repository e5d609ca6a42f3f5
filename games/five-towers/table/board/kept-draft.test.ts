// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { bid, cards, checked, pass, play } from '../../testing/scenario.js';
import type { Draft } from './draft.js';
import { keepDraft, keptDraft } from './kept-draft.js';

beforeEach(() => sessionStorage.clear());

/** Seat 0 must build two of these. */
const VIEW = play(checked(2, 'sand-6 sand-7 tree-5 candy-3 scary-2'), bid(0, 2), pass(1)).see(0);
const slotOf = (name: string): number => VIEW.display.indexOf(cards(name)[0] ?? -1);
const place = (name: string) => ({ type: 'place', slot: slotOf(name), card: cards(name)[0] ?? -1 }) as const;

test('a draft is found again, in the same position and by the same player', () => {
  const draft: Draft = [place('sand-7'), place('sand-6')];
  keepDraft(VIEW, 0, draft);
  expect(keptDraft(VIEW, 0)).toEqual(draft);
  expect(keptDraft(VIEW, 1)).toEqual([]);
  expect(keptDraft({ ...VIEW, display: [] }, 0)).toEqual([]);
});

test.each([
  ['what is too much', [place('tree-5'), place('sand-6'), place('candy-3')], 2],
  ['what does not fit', [place('sand-6'), place('sand-7'), place('tree-5')], 2],
  ['a card twice', [place('tree-5'), place('tree-5')], 1],
  ['what cannot be torn down', [{ type: 'tear', tower: 4 }, { type: 'tear', tower: 9 }, place('tree-5')], 1],
  ['what is no step', [null, 7, { type: 'place', slot: 77 }, { type: 'place' }, place('tree-5')], 1],
])('%s is left out', (_, draft, steps) => {
  keepDraft(VIEW, 0, draft as unknown as Draft);
  expect(keptDraft(VIEW, 0)).toHaveLength(steps);
});

test.each(['{', 'null', '[]', '7'])('what cannot be read counts as nothing: %s', text => {
  sessionStorage.setItem('belfry-draft', text);
  expect(keptDraft(VIEW, 0)).toEqual([]);
});
