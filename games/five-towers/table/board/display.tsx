/** The display: the cards of this round, and what each would do on the viewer's towers. */
import { classes, type Dragging, Hidden, Icon, NEXT } from '@belfry/ui';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { type Card, type State, TOWER_TYPES, type Towers, towerOf } from '../../rules/index.js';
import { StoreyArt } from '../art/index.js';
import { fitOf } from '../position.js';
import type { TableWords } from '../words/catalogue.js';
import styles from './display.module.css';
import { placedSteps } from './draft.js';
import { buildVerdict, FitLabel, type Verdict, verdictOf } from './fit-label.js';
import type { Drafting } from './use-draft.js';

interface DisplayProps {
  readonly view: State;
  /** The towers the cards are meant for; nobody's if a spectator looks on. */
  readonly towers: Readonly<Towers> | undefined;
  readonly pieces: readonly string[];
  readonly words: TableWords;
  /** There while the viewer builds. */
  readonly drafting: Drafting | undefined;
  readonly dragging: Dragging<number>;
}

const ART = { width: 112, height: 108 } as const;

export function Display(props: DisplayProps) {
  const { view, words } = props;
  const { display } = view;
  const { board } = words.texts;
  const columns = { '--cards': Math.max(display.length, 1) } as CSSProperties;
  return (
    <section aria-label={board.display} className={styles['display']}>
      <Piles left={view.deck.left} discard={view.discard} />
      {display.length === 0 ? (
        <p className={styles['empty']}>{board.emptyDisplay}</p>
      ) : (
        <ul className={styles['cards']} style={columns}>
          {display.map((card, slot) => (
            <li key={props.pieces[slot]} className={styles['slot']}>
              {props.drafting === undefined ? (
                <LyingCard {...props} card={card} slot={slot} />
              ) : (
                <BuildCard {...props} card={card} slot={slot} drafting={props.drafting} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface CardProps extends DisplayProps {
  readonly card: Card;
  readonly slot: number;
}

/** Comes from the deck, and goes to the discard pile if nobody builds it. */
const piece = (name: string | undefined, slot: number) => ({
  'data-piece': name,
  'data-spot': 'display',
  'data-order': slot,
  'data-from': 'deck',
  'data-to': 'discard',
});

/** While bidding: a card to look at. */
function LyingCard({ card, slot, view: { display }, towers, pieces, words }: CardProps) {
  const id = useId();
  const verdict = towers === undefined ? undefined : verdictOf(fitOf(towers, card, display), words.texts.fit);
  return (
    <div className={styles['card']} {...piece(pieces[slot], slot)}>
      <Hidden>{verdict === undefined ? words.card(card) : `${words.card(card)}: ${verdict.long}`}</Hidden>
      <CardFace card={card} name={words.card(card)} verdict={verdict} id={id} />
    </div>
  );
}

type CardState = 'placed' | 'hand' | 'stays' | 'free';

function stateOf(slot: number, { draft, hand, bid }: Drafting): CardState {
  const placed = placedSteps(draft);
  if (placed.some(step => step.slot === slot)) return 'placed';
  if (placed.length === bid) return 'stays';
  return hand === slot ? 'hand' : 'free';
}

/** While building: a card to take and place. */
function BuildCard({
  card,
  slot,
  view: { display },
  pieces,
  words,
  drafting,
  dragging,
}: CardProps & { drafting: Drafting }) {
  const id = useId();
  const state = stateOf(slot, drafting);
  const { fit } = words.texts;
  const rest = display.filter((_, other) => stateOf(other, drafting) !== 'placed');
  const verdict = state === 'free' ? verdictOf(fitOf(drafting.drafted, card, rest), fit) : buildVerdict(state, fit);
  const order = placedSteps(drafting.draft).findIndex(step => step.slot === slot);
  const isOff = state === 'placed' || state === 'stays';
  const choose = (): void => {
    if (!dragging.swallowsClick() && !isOff) drafting.choose(state === 'hand' ? undefined : slot);
  };
  return (
    <button
      type="button"
      aria-label={words.card(card)}
      aria-pressed={state === 'hand' || state === 'placed'}
      aria-disabled={isOff || undefined}
      aria-describedby={id}
      className={classes(styles['card'], styles['choice'], styles[state])}
      onClick={choose}
      {...(isOff ? {} : { ...NEXT, ...dragging.handlers(slot) })}
      {...(state === 'placed' ? {} : piece(pieces[slot], slot))}
    >
      {state === 'placed' && <Badge>{order + 1}</Badge>}
      <CardFace card={card} name={words.card(card)} verdict={verdict} id={id} />
    </button>
  );
}

const Badge = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles['badge']} aria-hidden="true">
    <Icon name="check" size={13} />
    {children}
  </span>
);

interface FaceProps {
  readonly card: Card;
  readonly name: string;
  readonly verdict: Verdict | undefined;
  readonly id: string;
}

const CardFace = ({ card, name, verdict, id }: FaceProps) => (
  <span className={styles['face']} aria-hidden="true">
    <span className={classes(styles['art'], styles[TOWER_TYPES[towerOf(card)] ?? ''])}>
      <StoreyArt card={card} {...ART} />
    </span>
    <span className={styles['title']}>{name}</span>
    {verdict !== undefined && <FitLabel verdict={verdict} id={id} styles={styles} />}
  </span>
);

/** Where cards come from and where they go. For eyes: the deck can be asked for elsewhere. */
function Piles({ left, discard }: { readonly left: number; readonly discard: readonly Card[] }) {
  const top = discard.at(-1);
  return (
    <div className={styles['piles']} aria-hidden="true">
      <span className={classes(styles['pile'], styles['deck'], left === 0 && styles['none'])} data-place="deck">
        {left > 0 && left}
      </span>
      <span className={classes(styles['pile'], top === undefined && styles['none'])} data-place="discard">
        {top !== undefined && <StoreyArt card={top} {...ART} />}
      </span>
    </div>
  );
}

/** The card that follows the finger. */
export function DraggedCard({
  dragging,
  display,
}: {
  readonly dragging: Dragging<number>;
  readonly display: readonly Card[];
}) {
  const { dragged } = dragging;
  const card = dragged === undefined ? undefined : display[dragged.key];
  if (dragged === undefined || card === undefined) return null;
  return (
    <div className={styles['dragged']} style={{ left: dragged.x, top: dragged.y }} aria-hidden="true">
      <StoreyArt card={card} {...ART} />
    </div>
  );
}
