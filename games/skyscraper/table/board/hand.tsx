/** The hand: cards to choose, to play and to move about. */
import { classes, Icon, useDrag } from '@belfry/ui';
import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import type { CardName } from '../../rules/index.js';
import { CardArt } from '../art/card.js';
import type { TableWords } from '../words/catalogue.js';
import type { Use } from './choice.js';
import styles from './hand.module.css';
import { Sign } from './sign.js';
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
  /** What a card is good for now, before one is chosen. */
  readonly goodFor: (card: CardName) => Use | undefined;
  /** Is there something to choose from? Then cards that can do nothing look so. */
  readonly isOpen: boolean;
  /** The cards of the way that was asked for. */
  readonly shown: ReadonlySet<string>;
  /** Where a new card came from: the pile, or somebody's hand. */
  readonly from: (card: CardName) => string;
  /** Where a card goes when it is gone. */
  readonly to: (card: CardName) => string;
  readonly place: string;
  readonly onChoose: (key: string) => void;
}

export function Hand(props: HandProps) {
  const { hand, words, label, chosen, actionOf, isConfirm, goodFor, isOpen, shown, from, to, place, onChoose } = props;
  const can = useId();
  const list = useRef<HTMLUListElement>(null);
  const buttons = (): readonly HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  const drag = useDrag<string>({
    restFirst: true,
    onMove({ key, x, y }) {
      const index = indexAt(list.current, x, y);
      if (index !== undefined) hand.move(key, index);
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
      className={styles['cards']}
      style={{ '--across': acrossOf(hand.held.length), '--held': Math.max(3, hand.held.length) } as CSSProperties}
      aria-label={label}
      data-place={place}
      onKeyDown={onKeyDown}
    >
      {hand.held.length === 0 && <li className={styles['none']}>{words.board.cardsInHand(0)}</li>}
      {hand.held.map(({ key, card }) => {
        const isChosen = key === chosen;
        const action = isChosen ? undefined : actionOf(card);
        const use = goodFor(card);
        return (
          <li
            key={key}
            className={styles['item']}
            data-piece={`hand-${key}`}
            data-from={from(card)}
            data-to={to(card)}
            data-spot="hand"
          >
            <button
              type="button"
              data-card={key}
              className={classes(
                styles['card'],
                isChosen && styles['chosen'],
                action !== undefined && styles['lit'],
                isOpen && use === undefined && styles['idle'],
                shown.has(key) && styles['shown'],
                drag.dragged?.key === key && styles['dragged'],
              )}
              aria-pressed={isChosen}
              aria-label={
                action === undefined ? words.board.cardLabel(card) : `${words.board.cardLabel(card)}: ${action.full}`
              }
              aria-describedby={use === undefined ? undefined : `${can}${use}`}
              onClick={() => !drag.swallowsClick() && onChoose(key)}
              {...drag.handlers(key)}
            >
              <span className={styles['picture']}>
                <CardArt card={card} width="100%" />
              </span>
              <span className={styles['caption']} aria-hidden="true">
                {isChosen && isConfirm ? words.board.tapToPlay : (action?.short ?? words.board.caption(card))}
              </span>
              {shown.has(key) ? (
                <span className={styles['use']}>
                  <Icon name="wand" size={14} />
                </span>
              ) : (
                use !== undefined && (
                  <span className={classes(styles['use'], styles[use])}>
                    <Sign name={use === 'floor' ? 'up' : 'bolt'} size={13} />
                  </span>
                )
              )}
            </button>
          </li>
        );
      })}
      <li hidden>
        <span id={`${can}floor`}>{words.board.makesFloor}</span>
        <span id={`${can}play`}>{words.board.canPlay}</span>
      </li>
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

/** The place in the hand that is under a point: by where cards will lie, not by where they are while they slide. */
function indexAt(list: HTMLElement | null, x: number, y: number): number | undefined {
  if (list === null) return undefined;
  const { left, top } = list.getBoundingClientRect();
  const index = [...list.querySelectorAll<HTMLElement>(':scope > [data-piece]')].findIndex(item => {
    const dx = x - left - (item.offsetLeft - list.offsetLeft);
    const dy = y - top - (item.offsetTop - list.offsetTop);
    return dx >= 0 && dx <= item.offsetWidth && dy >= 0 && dy <= item.offsetHeight;
  });
  return index < 0 ? undefined : index;
}
