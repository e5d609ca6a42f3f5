/** A phone beside a big screen: the cards, what the chosen one can do as sentences, and the end of the turn. */
import { type BoardProps, classes, whoOf } from '@belfry/ui';
import { useMemo, useRef } from 'react';
import { type Action, type CardName, FLOOR_SUM, readSeenEntry, type Skyscraper } from '../../rules/index.js';
import { playable } from '../board/choice.js';
import { endText, hintFor, isNumber } from '../board/describe.js';
import { HandTools } from '../board/foot.js';
import { HandCards, sourceOf } from '../board/hand-cards.js';
import { momentOf } from '../board/moment.js';
import { type Chooser, useChoice } from '../board/use-choice.js';
import { useHand } from '../board/use-hand.js';
import { useKeptFocus } from '../board/use-kept-focus.js';
import { useBoardKeys } from '../board/use-keys.js';
import { useTableWords } from '../use-words.js';
import type { TableWords } from '../words/catalogue.js';
import { actionsOf, Choices } from './choices.js';
import styles from './hand.module.css';
import { newestSecret } from './secret.js';
import { Tops } from './tops.js';
import { type HandWords, useHandWords } from './words/index.js';

const NO_CARDS: readonly number[] = [];

export function Hand({ view, viewer, people, log: json, act, isSent = false }: BoardProps<Skyscraper>) {
  const words = useTableWords();
  const handWords = useHandWords();
  const log = useMemo(() => json.map(readSeenEntry), [json]);
  const place = useRef<HTMLDivElement>(null);
  const owner = viewer === 'spectator' ? 0 : viewer;
  const hand = useHand(view.hands[owner]?.cards ?? NO_CARDS, owner);
  const keepFocus = useKeptFocus(place, view);
  const may =
    act === undefined || isSent
      ? undefined
      : (action: Action): void => {
          keepFocus();
          act(action);
        };
  const isOn = act !== undefined || isSent;
  const moment = momentOf(view, log, owner);
  const chooser = useChoice({
    view,
    held: hand.held,
    moment,
    act: may,
    isSent,
    describe: choice => hintFor(words, people, choice),
  });
  const uses = useMemo(() => (isOn && view.phase === 'play' ? playable(view) : undefined), [isOn, view]);
  const seats = view.hands.map((_, index) => (owner + index) % view.options.players);
  useBoardKeys({
    onDigit: index => {
      const card = hand.held[index];
      if (card !== undefined) chooser.press(card.key);
    },
    onEnd: () => may?.({ type: 'end' }),
    onEscape: chooser.putBack,
  });
  const shared = { view, people, words, hand: handWords };
  return (
    <section className={styles['root']} data-compact="" data-on={isOn || undefined}>
      {isOn && <Tops {...shared} seats={seats} choice={chooser.choice} />}
      {isOn ? (
        <div className={styles['ask']}>
          <Asked {...shared} chooser={chooser} />
          {chooser.choice === undefined && <SecretNote {...shared} log={log} json={json} owner={owner} />}
        </div>
      ) : (
        <div className={styles['aside']}>
          <SecretNote {...shared} log={log} json={json} owner={owner} />
        </div>
      )}
      <div ref={place} tabIndex={-1} className={styles['cards']}>
        <HandCards
          table={{ view, viewer: owner, people }}
          words={words}
          owner={owner}
          hand={hand}
          chooser={chooser}
          from={sourceOf(log, owner)}
          uses={uses}
          way={undefined}
        />
        {!isOn && <Read chooser={chooser} words={words} hand={handWords} />}
        {/* Cards are moved by dragging; in order again, by this. */}
        <HandTools hand={hand} chosen={undefined} words={words.board} />
      </div>
      {isOn && (
        <button
          type="button"
          className={classes(
            styles['end'],
            uses !== undefined && [...uses.values()].includes('floor') && styles['quiet'],
          )}
          aria-disabled={may === undefined || undefined}
          aria-keyshortcuts="e"
          onClick={() => may?.({ type: 'end' })}
        >
          <b>{words.board.end}</b>
          <span>{endText(words, view, people).join(' ')}</span>
        </button>
      )}
    </section>
  );
}

type Shared = Pick<BoardProps<Skyscraper>, 'view' | 'people'> & {
  readonly words: TableWords;
  readonly hand: HandWords;
};

interface AskedProps extends Shared {
  readonly chooser: Chooser;
}

/** What the chosen card shall do; or that a card is to be chosen. */
function Asked({ chooser: { choice, play }, ...shared }: AskedProps) {
  const { view, people, words, hand } = shared;
  if (choice === undefined)
    return (
      <>
        <div className={styles['head']}>
          <h2>{words.prompt(view, people)}</h2>
        </div>
        <p>{words.board.chooseCard}</p>
      </>
    );
  const hint = hintFor(words, people, choice);
  const isFloor = isNumber(choice.card);
  const canDo = actionsOf(choice).length > 0;
  return (
    <>
      <h2>{isFloor && canDo ? hand.ask(Number(choice.card)) : hint}</h2>
      <Choices {...shared} choice={choice} onAct={play} />
    </>
  );
}

/** While others play, cards can be read. */
function Read({ chooser: { chosen }, words, hand }: Pick<Shared, 'words' | 'hand'> & { readonly chooser: Chooser }) {
  return (
    <p className={styles['read']} role="status">
      {chosen === undefined ? hand.tapToRead : meaningOf(chosen.card, words, hand)}
    </p>
  );
}

const meaningOf = (card: CardName, { board }: TableWords, hand: HandWords): string =>
  isNumber(card) ? hand.floorHelp(FLOOR_SUM - Number(card)) : board.hints[card];

interface SecretProps extends Shared {
  readonly log: readonly ReturnType<typeof readSeenEntry>[];
  readonly json: BoardProps['log'];
  readonly owner: number;
}

/** What only two know, told to one of them. */
function SecretNote({ people, words, hand, log, json, owner }: SecretProps) {
  const secret = newestSecret(log, owner);
  const line = useMemo(
    () => (secret === undefined ? undefined : words.tell(json, people).find(({ entry }) => entry === secret.entry)),
    [secret, words, json, people],
  );
  if (secret === undefined || line === undefined) return null;
  return (
    <div className={styles['secret']}>
      <b>{line.body ?? line.text}</b>
      <small>{hand.onlyYouTwo(whoOf(people, secret.other).name)}</small>
    </div>
  );
}
