/** The hand: cards to choose, to play and to move about. */
import { classes, useDrag } from '@belfry/ui';
import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { CardName } from '../../rules/index.js';
import { CardArt } from '../art/card.js';
import type { TableWords } from '../words/catalogue.js';
import styles from './hand.module.css';
import type { MovableHand } from './use-hand.js';

export interface HandProps {
  readonly hand: MovableHand;
  readonly words: TableWords;
  readonly label: string;
  readonly chosen: string | undefined;
  /** What a card would do with the chosen one, by card. */
  readonly actionOf: (card: CardName) => { readonly short: string; readonly full: string } | undefined;
  /** The chosen card is played by choosing it again. */
  readonly isConfirm: boolean;
  /** Where the newest card came from: the pile, or somebody's hand. */
  readonly from: string;
  readonly place: string;
  readonly onChoose: (key: string) => void;
}

export function Hand({ hand, words, label, chosen, actionOf, isConfirm, from, place, onChoose }: HandProps) {
  const list = useRef<HTMLUListElement>(null);
  const buttons = (): readonly HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  const drag = useDrag<string>({
    restFirst: true,
    onMove({ key, x, y }) {
      const to = indexAt(buttons(), x, y);
      if (to !== undefined) hand.move(key, to);
    },
  });
  useStillPage(list, () => drag.isActive());
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    const at = buttons().findIndex(button => button.matches(':focus'));
    const held = hand.held[at];
    if (step === 0 || held === undefined) return;
    event.preventDefault();
    if (event.shiftKey || event.altKey) hand.move(held.key, at + step);
    else buttons()[at + step]?.focus();
  };
  return (
    <ul
      ref={list}
      className={classes(styles['cards'], hand.held.length > 5 && styles['many'])}
      style={{ '--across': acrossOf(hand.held.length) } as CSSProperties}
      aria-label={label}
      data-place={place}
      onKeyDown={onKeyDown}
    >
      {hand.held.length === 0 && <li className={styles['none']}>{words.board.cardsInHand(0)}</li>}
      {hand.held.map(({ key, card }) => {
        const isChosen = key === chosen;
        const action = isChosen ? undefined : actionOf(card);
        return (
          <li key={key} className={styles['item']} data-piece={`hand-${key}`} data-from={from}>
            <button
              type="button"
              data-card={key}
              className={classes(
                styles['card'],
                isChosen && styles['chosen'],
                action !== undefined && styles['lit'],
                drag.dragged?.key === key && styles['dragged'],
              )}
              aria-pressed={isChosen}
              aria-label={
                action === undefined ? words.board.cardLabel(card) : `${words.board.cardLabel(card)}: ${action.full}`
              }
              onClick={() => !drag.swallowsClick() && onChoose(key)}
              {...drag.handlers(key)}
            >
              <span className={styles['picture']}>
                <CardArt card={card} width="100%" />
              </span>
              <span className={styles['caption']} aria-hidden="true">
                {isChosen && isConfirm ? words.board.tapToPlay : (action?.short ?? words.board.caption(card))}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** While a finger drags a card, the page must not scroll; only a listener that is not passive can see to that. */
function useStillPage(list: RefObject<HTMLElement | null>, isDragging: () => boolean): void {
  const hold = useEffectEvent((event: TouchEvent) => {
    if (isDragging()) event.preventDefault();
  });
  useEffect(() => {
    const element = list.current;
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => element?.removeEventListener('touchmove', hold);
  }, [list]);
}

/** How many cards lie side by side on a desk: one row, or two if they would become too small. */
const acrossOf = (cards: number): number => (cards > MOST_IN_A_ROW ? Math.ceil(cards / 2) : Math.max(cards, 6));
const MOST_IN_A_ROW = 11;

/** The place in the hand that is under a point. */
function indexAt(buttons: readonly HTMLElement[], x: number, y: number): number | undefined {
  const index = buttons.findIndex(button => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return index < 0 ? undefined : index;
}
