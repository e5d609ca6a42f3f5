/** A few facts for the bar. */
import type { State } from '../rules/index.js';
import { useTableWords } from './use-words.js';

export function Facts({ view }: { readonly view: State }) {
  const { board } = useTableWords();
  return (
    <>
      <span>{board.turnFact(Math.max(1, view.turns))}</span>
      <span>{board.pileFact(view.pile.left)}</span>
    </>
  );
}
