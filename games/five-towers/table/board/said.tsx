/** What a seat said this round, or that it is its turn: a word or two beside its name. */
import type { Seat } from '@belfry/engine';
import { classes, type People } from '@belfry/ui';
import type { State } from '../../rules/index.js';
import { bidOf, standingOf } from '../position.js';
import type { TableWords } from '../words/catalogue.js';
import styles from './players.module.css';

interface SaidProps {
  readonly view: State;
  readonly seat: Seat;
  readonly people: People;
  readonly words: TableWords;
  /** Without what is said elsewhere, too. */
  readonly brief?: boolean;
  /** Is it said right now? */
  readonly isNew?: boolean;
}

/** What this seat said, or that it is its turn. */
export function Said({ view, seat, people, words, brief = false, isNew = false }: SaidProps) {
  const said = saidBy(view, seat, people.you === seat, words);
  if (said === undefined) return null;
  return (
    <span className={classes(styles['said'], styles[said.tone], isNew && styles['pop'])}>
      {said.text}
      {!brief && said.more.map(more => <span key={more} className={styles['more']}>{` · ${more}`}</span>)}
    </span>
  );
}

interface SaidText {
  readonly text: string;
  readonly more: readonly string[];
  readonly tone: 'plain' | 'turn' | 'top';
}

function saidBy(view: State, seat: Seat, isYou: boolean, { texts }: TableWords): SaidText | undefined {
  const { board } = texts;
  if (view.phase !== 'bidding' && view.phase !== 'building') return undefined;
  const standing = standingOf(view);
  if (view.phase === 'building' && standing.seat === seat)
    return { text: isYou ? board.youBuild : board.builds, more: [board.saidBid(standing.bid)], tone: 'turn' };
  const bid = bidOf(view, seat);
  const began = seat === view.starter ? [board.began] : [];
  if (bid === undefined) {
    if (view.phase === 'building') return undefined;
    const isNext = bidOf(view, (seat + view.options.players - 1) % view.options.players) !== undefined;
    const onTurn = seat === view.starter ? view.said.length === 0 : isNext;
    return onTurn ? { text: isYou ? board.yourTurn : board.onTurn, more: [], tone: 'turn' } : undefined;
  }
  if (bid === 0 && seat !== view.starter) return { text: board.saidPass, more: [], tone: 'plain' };
  if (standing.seat === seat) return { text: board.saidBid(bid), more: [board.highest], tone: 'top' };
  return { text: board.saidBid(bid), more: began, tone: 'plain' };
}
