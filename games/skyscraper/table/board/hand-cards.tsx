/** The hand that is shown on this board, with what its cards would do. */
import type { Seat } from '@belfry/engine';
import { type BoardProps, whoOf } from '@belfry/ui';
import type { SeenEntry, Skyscraper } from '../../rules/index.js';
import type { TableWords } from '../words/catalogue.js';
import { targetWords } from './describe.js';
import { Hand } from './hand.js';
import type { Chooser } from './use-choice.js';
import type { MovableHand } from './use-hand.js';

interface HandCardsProps {
  readonly table: Pick<BoardProps<Skyscraper>, 'view' | 'viewer' | 'people'>;
  readonly words: TableWords;
  readonly owner: Seat;
  readonly hand: MovableHand;
  readonly chooser: Chooser;
  /** Where new cards come from. */
  readonly from: string;
}

export function HandCards({ table, words, owner, hand, chooser, from }: HandCardsProps) {
  const { view, viewer, people } = table;
  const { choice, chosen } = chooser;
  const isOwn = owner === viewer;
  return (
    <Hand
      hand={hand}
      words={words}
      label={isOwn ? words.board.hand : words.board.handOf(whoOf(people, owner).name)}
      chosen={chosen?.key}
      actionOf={card => {
        const action = choice?.partners.get(card);
        return action && targetWords(words, view, people, action);
      }}
      isConfirm={choice?.atOnce !== undefined}
      from={from}
      place={`seat-${owner}`}
      onChoose={chooser.press}
    />
  );
}

/** A card that is new in a hand was stolen just now, or else drawn. */
export function sourceOf(log: readonly SeenEntry[], owner: Seat): string {
  const last = log.at(-1);
  const isTheft = last !== undefined && 'chance' in last && last.chance === 'stolen' && last.thief === owner;
  return isTheft ? `seat-${last.victim}` : 'pile';
}
