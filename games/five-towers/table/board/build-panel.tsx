/** The decision while building: place cards, tear one down, take back, done. */
import { at } from '@belfry/engine';
import { Button, classes, minus, NEXT, type People, TakeBack, whoOf } from '@belfry/ui';
import {
  type Action,
  type Card,
  fiveTowers,
  type Refusal,
  type State,
  tearDownPoints,
  towerOf,
  whyNotPlace,
} from '../../rules/index.js';
import { StoreyArt } from '../art/index.js';
import { fitOf, topCard } from '../position.js';
import type { TableWords } from '../words/catalogue.js';
import { Ask } from './ask.js';
import { highestOf } from './bids.js';
import { buildOf, placedSteps, tornCard } from './draft.js';
import styles from './panel.module.css';
import { SpecialKey } from './special-key.js';
import type { Drafting } from './use-draft.js';

interface BuildPanelProps {
  readonly view: State;
  readonly seat: number;
  readonly people: People;
  readonly words: TableWords;
  readonly drafting: Drafting;
  readonly act: (action: Action) => void;
  /** Nothing can be done right now: something is on its way, or still to be seen. */
  readonly isBusy: boolean;
}

export function BuildPanel({ view, seat, people, words, drafting, act, isBusy }: BuildPanelProps) {
  const { board, build } = words.texts;
  const action = buildOf(drafting.draft);
  const isDone = fiveTowers.checkAction(view, action) === undefined;
  const left = drafting.bid - placedSteps(drafting.draft).length;
  return (
    <section aria-label={board.decision} aria-busy={isBusy} className={classes(styles['panel'], styles['mine'])}>
      <Ask
        title={askOf(drafting, words, people, seat)}
        hint={hintOf(drafting, words)}
        isWrong={drafting.wrong !== '' || misfitOf(drafting) !== undefined}
      />
      <Torn view={view} seat={seat} words={words} drafting={drafting} />
      <div className={styles['row']}>
        <Button icon="undo" off={drafting.draft.length === 0} onClick={() => drafting.takeBack()}>
          {build.takeBack}
        </Button>
        <Button icon="wand" onClick={() => drafting.showWay()}>
          {build.showWay}
        </Button>
      </div>
      <div className={styles['row']}>
        <Button look="primary" wide off={!isDone} onClick={() => act(action)} {...(isDone ? NEXT : {})}>
          {isDone ? build.done : build.doneLeft(left)}
        </Button>
      </div>
    </section>
  );
}

function askOf(drafting: Drafting, words: TableWords, people: People, seat: number): string {
  const { build } = words.texts;
  const { handCard } = drafting;
  if (handCard !== undefined && misfitOf(drafting) !== undefined) return askInstead(handCard, drafting, words);
  if (handCard !== undefined) return build.place(words.card(handCard), towerOf(handCard));
  if (placedSteps(drafting.draft).length === drafting.bid) return build.allPlaced;
  return build.choose(whoOf(people, seat));
}

const misfitOf = ({ drafted, handCard }: Drafting): Refusal | undefined =>
  handCard === undefined ? undefined : whyNotPlace(drafted, handCard);

/** What to do with a card in hand that fits nowhere. */
function askInstead(card: Card, drafting: Drafting, words: TableWords): string {
  const { build } = words.texts;
  const tower = towerOf(card);
  const top = topCard(tower, at(drafting.drafted, tower));
  const helps = fitOf(drafting.drafted, card, []).type === 'if-torn' && drafting.mayTear(tower);
  return top !== undefined && helps ? build.tearFirst(words.card(top)) : build.chooseOther;
}

/** Why the card in hand does not fit, or how far the build is. */
function hintOf(drafting: Drafting, words: TableWords): string {
  const { build } = words.texts;
  if (drafting.wrong !== '') return drafting.wrong;
  const misfit = misfitOf(drafting);
  if (misfit !== undefined) return words.refuse(misfit, NOBODY);
  const placed = placedSteps(drafting.draft).length;
  return placed === 0 ? build.left(drafting.bid) : build.progress(placed, drafting.bid);
}

const NOBODY: People = { seats: [], you: undefined };

function Torn({ view, seat, words, drafting }: Omit<BuildPanelProps, 'people' | 'act' | 'isBusy'>) {
  const card = tornCard(drafting.towers, drafting.draft);
  if (card === undefined) return null;
  const pile = (view.tornDown[seat]?.length ?? 0) + 1;
  const { build } = words.texts;
  return (
    <div className={styles['torn']}>
      <StoreyArt card={card} width={80} height={56} />
      <span>
        <b>{build.torn(words.card(card))}</b> {build.pile(pile, minus(tearDownPoints(pile)))}
      </span>
    </div>
  );
}

/** The bid cannot be built in any way. Only with the bids of the table. */
export function RevokePanel({ view, people, words, act, isBusy }: Omit<BuildPanelProps, 'drafting' | 'seat'>) {
  const { board, build } = words.texts;
  return (
    <section aria-label={board.decision} aria-busy={isBusy} className={classes(styles['panel'], styles['mine'])}>
      <Ask title={words.prompt(view, people)} hint={build.revokeHelp} />
      <div className={styles['row']}>
        <Button look="primary" icon="undo" wide onClick={() => act({ type: 'revoke' })}>
          {build.revoke}
        </Button>
      </div>
    </section>
  );
}

/** Somebody else is asked, or nobody. */
export function WaitPanel({ view, people, words }: Pick<BuildPanelProps, 'view' | 'people' | 'words'>) {
  return (
    <section aria-label={words.texts.board.decision} className={styles['panel']}>
      <Ask
        title={words.prompt(view, people)}
        {...(view.phase === 'bidding' ? { hint: highestOf(view, people, words) } : {})}
      />
      <TakeBack />
      <div className={styles['key']}>
        <SpecialKey texts={words.texts.board} />
      </div>
    </section>
  );
}
