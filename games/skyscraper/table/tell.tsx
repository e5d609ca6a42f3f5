/** The log in words: what each entry did and what followed, under a heading for each turn. */
import { type LogLine, type People, type Who, whoOf } from '@belfry/ui';
import { type CardName, FLOOR_SUM, type SeenAction, type SeenEntry, type SeenFollowUp } from '../rules/index.js';
import { LogPicture } from './log-picture.js';
import { isSuperTheft } from './thefts.js';
import type { LogWords } from './words/catalogue.js';

type ActionEntry = Extract<SeenEntry, { readonly seat: number }>;
type DeckEntry = Extract<SeenEntry, { readonly chance: 'deck' }>;
type TheftEntry = Extract<SeenEntry, { readonly chance: 'stolen' }>;

/** A sentence with the card to show beside it, or the heading of a turn. */
type Said =
  | { readonly heading: string }
  | { readonly text: string; readonly seat?: number; readonly card?: CardName | 'back'; readonly isBig?: boolean };

interface Teller {
  readonly words: LogWords;
  readonly name: (card: CardName) => string;
  readonly who: (seat: number) => Who;
}

export function tell(
  log: readonly SeenEntry[],
  people: People,
  words: LogWords,
  cards: Readonly<Record<CardName, string>>,
): readonly LogLine[] {
  const teller: Teller = { words, name: card => cards[card], who: seat => whoOf(people, seat) };
  const lines: LogLine[] = [];
  let heading: string | undefined;
  for (const [entry, seen] of log.entries())
    for (const said of say(teller, seen, {
      isFirst: entry === 0,
      isSuper: isSuperTheft(log, entry),
      isIdle: heading !== undefined,
    })) {
      if ('heading' in said) {
        heading = said.heading;
        continue;
      }
      lines.push(lineOf(entry, said, heading));
      heading = undefined;
    }
  return lines;
}

const lineOf = (
  entry: number,
  { text, seat, card, isBig }: Exclude<Said, { readonly heading: string }>,
  heading: string | undefined,
): LogLine => ({
  entry,
  text,
  body: <LogPicture card={card} text={text} />,
  ...(seat === undefined ? {} : { seat }),
  ...(isBig === true ? { isBig } : {}),
  ...(heading === undefined ? {} : { heading }),
});

interface Context {
  readonly isFirst: boolean;
  readonly isSuper: boolean;
  /** Nothing was told of this turn yet. */
  readonly isIdle: boolean;
}

function say(teller: Teller, entry: SeenEntry, context: Context): readonly Said[] {
  if (!('chance' in entry))
    return entry.action.type === 'end' ? sayEnd(teller, entry, context) : sayDeed(teller, entry);
  if (entry.chance === 'stolen') return [sayTheft(teller, entry, context.isSuper)];
  if (context.isFirst) return [{ text: teller.words.dealt, card: 'back' }, ...sayFollowUp(teller, firstDraw(entry))];
  return sayReshuffle(teller, entry);
}

/** Shuffled for the first draw of a turn, it belongs to that turn; otherwise to the one that ends. */
function sayReshuffle(teller: Teller, entry: DeckEntry): readonly Said[] {
  const reshuffled: Said = { text: teller.words.reshuffled(entry.count), card: 'back' };
  const [first, ...rest] = sayFollowUp(teller, entry);
  if (first === undefined) return [reshuffled];
  return 'heading' in first && entry.skipped === undefined
    ? [first, reshuffled, ...rest]
    : [reshuffled, first, ...rest];
}

/** Of the cards of the first deal one was the draw of whoever begins. */
const firstDraw = ({ turn }: SeenFollowUp): SeenFollowUp => ({
  drawn: turn === undefined ? [] : [{ seat: turn.seat, count: 1 }],
  ...(turn === undefined ? {} : { turn }),
});

function sayEnd(teller: Teller, entry: ActionEntry, { isIdle }: Context): readonly Said[] {
  const { seat, over, drawn = [] } = entry;
  const { words, who } = teller;
  const isNothing = isIdle && !drawn.some(draw => draw.seat === seat);
  return [
    ...(isNothing ? [{ text: words.doesNothing(who(seat)), seat }] : []),
    ...sayFollowUp(teller, { ...entry, drawn }),
    ...(over === true ? [{ text: words.diedDown }] : []),
  ];
}

/** The refill of the one whose turn ended, milkshakes, and the new turn with its draw. */
function sayFollowUp({ words, name, who }: Teller, { drawn, skipped = [], turn }: SeenFollowUp): readonly Said[] {
  const draws = drawn.map(({ seat, count, cards }) => ({
    seat,
    text: words.draws(who(seat), count, cards?.map(name)),
    card: 'back' as const,
  }));
  // A missed turn is a turn, too: it has its own heading.
  const skips = skipped.flatMap(seat => [
    { heading: words.heading(who(seat)) },
    { seat, text: words.skips(who(seat)), card: 'milkshake' as const },
  ]);
  if (turn === undefined) return [...draws, ...skips];
  const { seat, again } = turn;
  return [
    ...draws.filter(draw => draw.seat !== seat),
    ...skips,
    { heading: words.heading(who(seat)) },
    ...(again === true ? [{ seat, text: words.again(who(seat)), card: 'donut-truck' as const }] : []),
    ...draws.filter(draw => draw.seat === seat),
  ];
}

function sayTheft({ words, name, who }: Teller, { thief, victim, card }: TheftEntry, isSuper: boolean): Said {
  const takes = isSuper ? words.superTakes : words.takes;
  const text = takes(who(thief), who(victim), card === undefined ? undefined : name(card));
  return { seat: thief, text, card: isSuper ? 'super-thief' : 'thief', isBig: isSuper };
}

/** Deeds that others remember. */
const BIG: ReadonlySet<SeenAction['type']> = new Set(['steal-floor', 'jackhammer', 'wrecking-ball', 'donut-truck']);

function sayDeed(teller: Teller, entry: ActionEntry): readonly Said[] {
  const { seat, action, over } = entry;
  const text = deed(teller, entry);
  return [
    ...(text === undefined ? [] : [{ seat, text, card: pictureOf(action), isBig: BIG.has(action.type) }]),
    ...(over === true ? [{ seat, text: teller.words.wins(teller.who(seat)), isBig: true }] : []),
  ];
}

/** What was done; nothing for thieves, of whom is told when they have found something. */
function deed({ words, name, who }: Teller, { seat, action, lost, gone = [], dog }: ActionEntry): string | undefined {
  const doer = who(seat);
  switch (action.type) {
    case 'build':
      return build(words, doer, action.cards, name);
    case 'steal-floor': {
      const theft = { card: name(action.card), with: name(action.with), lost: lost === undefined ? '' : name(lost) };
      const standsFor = action.card === 'joker' ? FLOOR_SUM - Number(action.with) : undefined;
      return words.stealsFloor(doer, who(action.from), { ...theft, standsFor });
    }
    case 'guard':
      return words.guards(doer, action.floor + 1);
    case 'bone':
      return words.lures(doer, who(action.from), action.floor + 1);
    case 'jackhammer':
      return words.drills(doer, who(action.from), gone.map(name));
    case 'wrecking-ball':
      return words.smashes(doer, who(action.from), gone.map(name), dog === true);
    case 'milkshake':
      return words.serves(doer, who(action.to));
    case 'donut-truck':
      return words.callsTruck(doer);
    case 'thief':
    case 'super-thief':
    case 'end':
      return undefined;
  }
}

function build(words: LogWords, doer: Who, [one, other]: readonly [CardName, CardName], name: Teller['name']): string {
  const [card, joker] = one === 'joker' ? [other, one] : [one, other];
  if (joker === 'joker') return words.buildsWithJoker(doer, name(card), FLOOR_SUM - Number(card));
  return words.builds(doer, [name(card), name(joker)]);
}

function pictureOf(action: SeenAction): CardName {
  switch (action.type) {
    case 'build':
      return action.cards[0];
    case 'steal-floor':
      return action.with;
    case 'guard':
      return 'dog';
    case 'end':
      return 'joker';
    default:
      return action.type;
  }
}
