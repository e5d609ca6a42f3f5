/** What was checked of a fate that was drawn together, and no more than that. */
import type { FairTogether } from '@belfry/table';
import { type PlayWords, usePlayWords } from './words/index.js';

export function Proven({ fair }: { readonly fair: FairTogether }) {
  const { fair: words } = usePlayWords();
  return (
    <>
      <b>{words.checked.title}</b> {proven(fair, words).join(' ')}
    </>
  );
}

/** Whoever's own number is not in it has to trust others, and is told whom. */
function proven(fair: FairTogether, words: PlayWords['fair']): readonly string[] {
  const { isOwnNumberIn, isOwnNumberLost, added, missing, redrawn } = fair;
  const isAnybodyIn = added.length > 0;
  const byOthers = isAnybodyIn ? words.withoutOwn(added) : words.byServer;
  return [
    isOwnNumberIn ? words.checked.text : byOthers,
    ...(isAnybodyIn && missing.length > 0 ? [words.without(missing)] : []),
    ...(redrawn > 0 ? [words.redrawn(redrawn)] : []),
    ...(isOwnNumberLost ? [words.lost] : []),
  ];
}
