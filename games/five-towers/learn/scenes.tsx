/** Which picture belongs to which step, with what was picked in it. */

import type { ReactNode } from 'react';
import { parseCard, TOWER_TYPES, type Towers } from '../rules/index.js';
import { TowersScene } from './pictures.js';
import {
  AUCTION,
  builtSoFar,
  FINISHED,
  FIVE_BEGUN,
  NEW_CARD,
  NINE_AND_ZERO,
  SHRINKING,
  type StepId,
  TORN_DOWN,
  TRIALS,
  WITH_EIGHT,
  withCards,
} from './trials.js';
import type { FiveTowersCourseWords } from './words/catalogue.js';

/** What is picked and not wrong. */
function accepted(id: StepId, picked: readonly string[]): readonly string[] {
  if (picked.length === 0) return picked;
  return TRIALS[id].judge(picked).state === 'wrong' ? picked.slice(0, -1) : picked;
}

const MINE: Towers = AUCTION.towers[0] ?? [];

export function artOf(id: StepId, picked: readonly string[], words: FiveTowersCourseWords): ReactNode {
  const done = accepted(id, picked);
  switch (id) {
    case 'towers':
      return done.length === 0 ? (
        <TowersScene towers={FIVE_BEGUN} shown={TOWER_TYPES} cards={[NEW_CARD]} caption={words.newCard} />
      ) : (
        <TowersScene towers={withCards(FIVE_BEGUN, [NEW_CARD])} shown={TOWER_TYPES} />
      );
    case 'shrink':
      return <TowersScene towers={withCards(SHRINKING, done.map(parseCard))} shown={['sand']} />;
    case 'eight':
      return <TowersScene towers={withCards(WITH_EIGHT, done.map(parseCard))} shown={['sand']} />;
    case 'nine':
      return <TowersScene towers={withCards(NINE_AND_ZERO, done.map(parseCard))} shown={['scrap', 'sand']} />;
    case 'auction':
      return <AuctionScene built={done.length > 0} words={words} />;
    case 'build':
      return <TowersScene towers={builtSoFar(done)} shown={['candy', 'scary', 'sand']} />;
    case 'score':
      return (
        <TowersScene towers={FINISHED} shown={['tree', 'sand']} cards={TORN_DOWN} caption={words.tornDown} aside />
      );
  }
}

/** What the winner of the auction could build. */
const WON = ['candy-2', 'tree-3', 'scrap-7'].map(parseCard);

function AuctionScene({ built, words }: { readonly built: boolean; readonly words: FiveTowersCourseWords }) {
  const shown = ['candy', 'tree', 'scrap', 'sand'] as const;
  if (built) return <TowersScene towers={withCards(MINE, WON)} shown={shown} />;
  return (
    <TowersScene
      towers={MINE}
      shown={shown}
      cards={AUCTION.display}
      caption={words.display}
      said={words.standing(AUCTION.said[0] ?? 0)}
    />
  );
}
