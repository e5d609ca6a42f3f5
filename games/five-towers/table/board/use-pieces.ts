/** The names of the pieces on the table, kept from moment to moment. */
import type { Seat } from '@belfry/engine';
import { useLayoutEffect, useRef } from 'react';
import type { State } from '../../rules/index.js';
import { placedSteps, tornCard } from './draft.js';
import { type Layout, NO_PIECES, type Pieces, piecesOf } from './pieces.js';
import type { Drafting } from './use-draft.js';

export function usePieces(view: State, seat: Seat, drafting: Drafting | undefined): Pieces {
  const before = useRef(NO_PIECES);
  const pieces = piecesOf(
    drafting === undefined ? layoutOf(view) : draftedLayout(view, seat, drafting),
    before.current,
  );
  useLayoutEffect(() => {
    before.current = pieces;
  });
  return pieces;
}

const layoutOf = ({ round, towers, tornDown, display }: State): Layout => ({ round, towers, torn: tornDown, display });

/** Drafted cards lie on their towers, and a card the draft tears down on the pile. */
function draftedLayout(view: State, seat: Seat, drafting: Drafting): Layout {
  const torn = tornCard(drafting.towers, drafting.draft);
  const placed = new Set(placedSteps(drafting.draft).map(step => step.slot));
  return {
    round: view.round,
    towers: view.towers.map((towers, other) => (other === seat ? drafting.drafted : towers)),
    torn: view.tornDown.map((cards, other) => (other === seat && torn !== undefined ? [...cards, torn] : cards)),
    display: view.display.map((card, slot) => (placed.has(slot) ? undefined : card)),
  };
}
