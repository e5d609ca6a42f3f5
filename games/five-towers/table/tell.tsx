/** The log in words and pictures. */
import type { Json } from '@belfry/engine';
import { type LogLine, type People, type Who, whoOf } from '@belfry/ui';
import { Fragment, type ReactNode } from 'react';
import {
  type Card,
  type Deal,
  DISPLAY_SIZE,
  isSeenAction,
  readSeenEntry,
  type SeenAction,
  type SeenEntry,
  valueOn,
} from '../rules/index.js';
import { CardChip } from './art/index.js';
import { named } from './position.js';
import type { TellTexts } from './words/catalogue.js';

type CardName = (card: Card) => string;
type Line = Omit<LogLine, 'entry'>;

export function tell(texts: TellTexts, name: CardName, log: readonly Json[], people: People): readonly LogLine[] {
  const seen = log.map(readSeenEntry);
  return seen.flatMap((_, index) =>
    tellEntry(texts, name, seen, index, people).map(line => ({ entry: index, ...line }) satisfies LogLine),
  );
}

function tellEntry(
  texts: TellTexts,
  name: CardName,
  log: readonly SeenEntry[],
  index: number,
  people: People,
): readonly Line[] {
  const entry = log[index];
  if (entry === undefined) return [];
  const after = entry.dealt === undefined ? [] : [tellDeal(texts, name, entry.dealt)];
  if (isSeenAction(entry)) {
    const isFirst = log[index - 1]?.dealt !== undefined;
    return [...tellAction(texts, name, entry, isFirst, people), ...after];
  }
  return [{ text: index === 0 ? texts.shuffle(entry.count) : texts.reshuffle(entry.count) }, ...after];
}

const tellDeal = (texts: TellTexts, name: CardName, { round, cards }: Deal): Line => ({
  heading: texts.round(round),
  ...withCards(texts.dealt, cards, name),
});

function tellAction(
  texts: TellTexts,
  name: CardName,
  { seat, action, torn, dealt }: SeenAction,
  isFirst: boolean,
  people: People,
): readonly Line[] {
  const who = whoOf(people, seat);
  switch (action.type) {
    case 'bid': {
      const said = { seat, ...big(action.count === DISPLAY_SIZE), text: saidText(texts, who, action.count, isFirst) };
      return dealt === undefined ? [said] : [said, { text: texts.nobodyBuilds }];
    }
    case 'pass':
      return dealt === undefined
        ? [{ seat, text: texts.passes(who) }]
        : [{ seat, text: texts.passes(who) }, { text: texts.nobodyBuilds }];
    case 'revoke':
      return [{ seat, text: texts.revokes(who) }];
    case 'build': {
      const isTopped = action.place.some(card => valueOn(card) === 0);
      const built = { seat, ...big(isTopped), ...withCards(texts.builds(who), action.place, name) };
      return torn === undefined ? [built] : [{ seat, ...withCards(texts.tears(who), [torn], name) }, built];
    }
  }
}

const saidText = (texts: TellTexts, who: Who, bid: number, isFirst: boolean): string =>
  isFirst ? texts.begins(who, bid) : texts.bids(who, bid);

/** All five, a top: a replay marks these. Cards are torn down too often for that. */
const big = (isBig: boolean): Pick<Line, 'isBig'> => (isBig ? { isBig } : {});

/** A sentence with cards in it: once with their names, once with their pictures. */
function withCards(sentence: string, cards: readonly Card[], name: CardName): { text: string; body: ReactNode } {
  const [before = '', after = ''] = sentence.split('{}');
  return {
    text: `${before}${cards.map(name).join(', ')}${after}`,
    body: (
      <>
        {before}
        {named(cards).map(({ card, key }) => (
          <Fragment key={key}>
            <CardChip card={card} name={name(card)} />{' '}
          </Fragment>
        ))}
        {after}
      </>
    ),
  };
}
