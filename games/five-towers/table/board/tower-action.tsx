/** What can be done with a tower while building, shown above it: place the card in hand, tear down the top. */
import { at } from '@belfry/engine';
import { classes, Icon } from '@belfry/ui';
import { type Card, cardOf, type TowerIndex, towerOf, valueOn } from '../../rules/index.js';
import { topCard } from '../position.js';
import type { TableWords } from '../words/catalogue.js';
import styles from './tower-action.module.css';
import type { TowerTop } from './tower-scene.js';
import { type Drafting, handTower } from './use-draft.js';

/** A card in the air, and the tower it is over. */
export interface Aim {
  readonly card: Card;
  readonly over: TowerIndex | undefined;
}

/** Pixels above a tower. */
const ROOM = { place: 42, tear: 44 } as const;

interface Wishes {
  readonly drafting: Drafting;
  readonly aim: Aim | undefined;
  readonly words: TableWords;
}

/** By tower. While a card is in the air every tower says whether it takes it, and none moves for that. */
export function towerTops({ drafting, aim, words }: Wishes): readonly (TowerTop | undefined)[] {
  return drafting.drafted.map((_, tower) => {
    const top = placeTop(tower, drafting, words) ?? tearTop(tower, drafting, words);
    if (aim === undefined) return top;
    const takes = isTaken(tower, aim.card, drafting);
    const room = Math.max(top?.room ?? 0, takes ? ROOM.place : 0);
    const draw = (height: number) => (
      <AimMark takes={takes} isOver={aim.over === tower} height={height} text={words.texts.build.placeHere} />
    );
    return { room, stance: takes ? 'lit' : 'dim', draw };
  });
}

/** Does this tower take this card now? */
const isTaken = (tower: TowerIndex, card: Card, drafting: Drafting): boolean =>
  towerOf(card) === tower && drafting.mayPlace(card);

function placeTop(tower: TowerIndex, drafting: Drafting, { texts }: TableWords): TowerTop | undefined {
  const { hand, handCard } = drafting;
  if (handTower(drafting) !== tower || hand === undefined || handCard === undefined) return undefined;
  if (!drafting.mayPlace(handCard)) return undefined;
  const draw = (height: number) => (
    <button
      type="button"
      className={styles['place']}
      aria-label={texts.build.placeOn(tower)}
      onClick={() => drafting.place(hand)}
    >
      <Here height={height} text={texts.build.placeHere} />
    </button>
  );
  return { room: ROOM.place, draw };
}

const Here = ({ height, text }: { readonly height: number; readonly text: string }) => (
  <span className={styles['here']} style={{ bottom: height + 8 }}>
    <span className={styles['hereText']}>{text}</span>
    <Icon name="down" size={18} />
  </span>
);

function tearTop(tower: TowerIndex, drafting: Drafting, words: TableWords): TowerTop | undefined {
  const top = topCard(tower, at(drafting.towers, tower));
  if (top === undefined || !drafting.mayTear(tower)) return undefined;
  const label = words.texts.build.tearDown(words.card(cardOf(tower, valueOn(top))));
  const draw = (height: number) => (
    <button
      type="button"
      className={styles['tear']}
      style={{ bottom: height }}
      aria-label={label}
      onClick={() => drafting.tear(tower)}
    >
      <Icon name="torn" size={20} />
      <span className={styles['tearText']}>{label}</span>
    </button>
  );
  return { room: ROOM.tear, draw };
}

interface AimMarkProps {
  readonly takes: boolean;
  readonly isOver: boolean;
  readonly height: number;
  readonly text: string;
}

/** For eyes: those who do not see drag nothing. */
const AimMark = ({ takes, isOver, height, text }: AimMarkProps) => (
  <div
    aria-hidden="true"
    data-aim={takes ? 'takes' : 'refuses'}
    className={classes(styles['aim'], takes ? styles['takes'] : styles['refuses'], isOver && styles['over'])}
  >
    {takes ? (
      <Here height={height} text={text} />
    ) : (
      <span className={styles['cross']} style={{ bottom: `min(${height + 6}px, 100% - 36px)` }}>
        <Icon name="cross" size={18} />
      </span>
    )}
  </div>
);
