/** What the chosen card can do: each a sentence to tap. */
import type { Seat } from '@belfry/engine';
import { Icon, type People, whoOf } from '@belfry/ui';
import { type Action, FLOOR_SUM, formatCard, type State } from '../../rules/index.js';
import { CardArt, HouseBadge } from '../art/index.js';
import { type Choice, houseOf, isJoker } from '../board/choice.js';
import { cardsOf, targetWords } from '../board/describe.js';
import type { TableWords } from '../words/catalogue.js';
import styles from './hand.module.css';
import type { HandWords } from './words/index.js';

/** House by house; then what needs no house. */
export const actionsOf = ({ verdicts, atOnce }: Choice): readonly Action[] => [
  ...[...verdicts.values()].flatMap(verdict => (verdict.type === 'can' ? verdict.actions : [])),
  ...(atOnce === undefined ? [] : [atOnce]),
];

interface ChoicesProps {
  readonly view: State;
  readonly people: People;
  readonly words: TableWords;
  readonly hand: HandWords;
  readonly choice: Choice;
  readonly onAct: (action: Action) => void;
}

export const Choices = ({ view, people, words, hand, choice, onAct }: ChoicesProps) => (
  <ul className={styles['choices']}>
    {actionsOf(choice).map(action => (
      <li key={JSON.stringify(action)}>
        <button type="button" className={styles['choice']} onClick={() => onAct(action)}>
          <Picture action={action} choice={choice} house={houseOf(view, action)} />
          <span className={styles['sentence']}>
            <b>{targetWords(words, view, people, action).full}</b>
            <small>{moreOf(action, choice, { view, people, hand, words })}</small>
          </span>
          <Icon name="forward" />
        </button>
      </li>
    ))}
  </ul>
);

interface PictureProps {
  readonly action: Action;
  readonly choice: Choice;
  readonly house: Seat | undefined;
}

function Picture({ action, choice, house }: PictureProps) {
  const partner = action.type === 'build' ? action.cards.map(formatCard).find(card => card !== choice.card) : undefined;
  return (
    <span className={styles['pair']}>
      <CardArt card={choice.card} width={46} line={4} />
      {partner !== undefined ? (
        <CardArt card={partner} width={46} line={4} />
      ) : (
        house !== undefined && <HouseBadge seat={house} width={38} />
      )}
    </span>
  );
}

interface More extends Pick<ChoicesProps, 'view' | 'people' | 'hand' | 'words'> {}

/** What it takes, or what follows. */
function moreOf(action: Action, { card }: Choice, { view, people, hand, words }: More): string {
  switch (action.type) {
    case 'build': {
      const [one, other] = action.cards;
      if (isJoker(other)) return hand.jokerIs(FLOOR_SUM - Number(formatCard(one)));
      return hand.withHand(words.game.card(formatCard(one) === card ? other : one));
    }
    case 'steal-floor':
    case 'jackhammer':
    case 'wrecking-ball':
      return hand.floorGone(whoOf(people, action.from).name);
    case 'thief':
      return hand.blind(cardsOf(view, action.from));
    case 'milkshake':
      return hand.missesTurn(whoOf(people, action.to).name);
    default:
      return '';
  }
}
