/** Under a house: whose it is, how far it got, and what the chosen card can do there. */
import type { Seat } from '@belfry/engine';
import { classes, Hidden, type People, whoOf } from '@belfry/ui';
import type { Action, State } from '../../rules/index.js';
import { TinyBack } from '../art/card.js';
import { HouseBadge } from '../art/roofs.js';
import type { TableWords } from '../words/catalogue.js';
import type { Verdict } from './choice.js';
import { cardsOf, targetWords, verdictText } from './describe.js';
import styles from './plate.module.css';
import type { Recent } from './recent.js';
import { Sign } from './sign.js';

interface PlateProps {
  readonly seat: Seat;
  readonly view: State;
  readonly people: People;
  readonly words: TableWords;
  /** Its hand is shown below: cards go there, not here. */
  readonly isShown: boolean;
  readonly verdict: Verdict | undefined;
  readonly recent: Recent;
  readonly onAct: (action: Action) => void;
}

export function Plate({ seat, view, people, words, isShown, verdict, recent, onAct }: PlateProps) {
  const { board } = words;
  const { name, you } = whoOf(people, seat);
  const built = view.skyscrapers[seat]?.length ?? 0;
  const goal = view.options.floors;
  const cards = cardsOf(view, seat);
  return (
    <div className={styles['plate']}>
      <div className={styles['name']}>
        <span className={styles['badge']}>
          <HouseBadge seat={seat} width={24} />
        </span>
        <b className={styles['text']} title={name}>
          {you ? board.you : name}
        </b>
      </div>
      <div className={styles['floors']}>
        <span
          className={classes(styles['cards'], recent.robbed === seat && styles['robbed'])}
          data-place={isShown ? undefined : `seat-${seat}`}
        >
          <TinyBack width={12} />
          <span aria-hidden="true">{cards}</span>
          <Hidden>{board.cardsInHand(cards)}</Hidden>
        </span>
        <b>{board.floors(built, goal)}</b>
        {built < goal && <span className={styles['toGo']}>{board.toGo(goal - built)}</span>}
      </div>
      <div className={styles['slot']}>
        {verdict === undefined ? (
          <Fate view={view} words={words} seat={seat} isNew={recent.served === seat} />
        ) : (
          <Chip verdict={verdict} view={view} people={people} words={words} onAct={onAct} />
        )}
      </div>
    </div>
  );
}

interface FateProps {
  readonly view: State;
  readonly words: TableWords;
  readonly seat: Seat;
  readonly isNew: boolean;
}

/** Milkshakes that wait to be drunk. */
function Fate({ view, words, seat, isNew }: FateProps) {
  const milkshakes = view.milkshakes[seat] ?? 0;
  if (milkshakes === 0) return null;
  return (
    <span className={classes(styles['chip'], styles['mid'], styles['fate'], isNew && styles['robbed'])}>
      {words.board.misses(milkshakes)}
    </span>
  );
}

type ChipProps = Pick<PlateProps, 'view' | 'people' | 'words' | 'onAct'> & { readonly verdict: Verdict };

function Chip({ verdict, view, people, words, onAct }: ChipProps) {
  if (verdict.type !== 'can')
    return (
      <span className={classes(styles['chip'], styles['no'])}>
        <Sign name="stop" />
        {verdictText(words, verdict)}
      </span>
    );
  const [first] = verdict.actions;
  if (first === undefined) return null;
  if (verdict.actions.length > 1 && first.type !== 'build')
    return (
      <span className={classes(styles['chip'], styles['mid'])}>
        <Sign name="up" />
        {first.type === 'bone' ? words.board.pickDog : words.board.pickFloor}
      </span>
    );
  const { short, full } = targetWords(words, view, people, first);
  return (
    <button
      type="button"
      className={classes(styles['chip'], styles['yes'])}
      aria-label={full}
      onClick={() => onAct(first)}
    >
      <Sign name="check" />
      <span aria-hidden="true">{short}</span>
    </button>
  );
}
