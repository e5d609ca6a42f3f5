/** A few facts for the bar. */
import { Fact } from '@belfry/ui';
import type { State } from '../rules/index.js';
import { useTableWords } from './use-words.js';

export function Facts({ view }: { readonly view: State }) {
  const { board } = useTableWords();
  return (
    <>
      <Fact icon="round">{board.turnFact(Math.max(1, view.turns))}</Fact>
      <Fact icon="deck">{board.pileFact(view.pile.left)}</Fact>
    </>
  );
}
