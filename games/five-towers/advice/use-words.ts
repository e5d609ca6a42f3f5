/** Words advice in the current language; each language is loaded when somebody reads it. */
import { lazyWords, type People, whoOf } from '@belfry/ui';
import type { AdviceWords } from '@belfry/ui/hint';
import type { Reason } from '../bot/advise.js';
import { type Action, cardOf, type FiveTowers, fiveTowers, type State, topOf, towersOf } from '../rules/index.js';
import { useTableWords } from '../table/use-words.js';
import type { TableWords } from '../table/words/catalogue.js';
import type { AdviceTexts } from './words/catalogue.js';

const useTexts = lazyWords({
  en: async () => (await import('./words/en.js')).en,
  de: async () => (await import('./words/de.js')).de,
  fr: async () => (await import('./words/fr.js')).fr,
  bg: async () => (await import('./words/bg.js')).bg,
});

export function useAdviceWords(): AdviceWords<FiveTowers, Reason> {
  const texts = useTexts();
  const words = useTableWords();
  return {
    way: (action, { view }) => wayIn(texts, words, view, action),
    reason: (reason, { people }) => reasonIn(texts, words, people, reason),
  };
}

/** The view is that of the one who asks, who is on turn. */
function wayIn(texts: AdviceTexts, words: TableWords, view: State, action: Action): string {
  switch (action.type) {
    case 'bid':
      return texts.bid(action.count);
    case 'pass':
      return texts.pass;
    case 'revoke':
      return texts.revoke;
    case 'build': {
      const { tearDown, place } = action;
      const placed = place.map(card => words.card(card));
      if (tearDown === undefined) return texts.build(placed);
      return texts.tearAndBuild(words.card(topCard(view, tearDown)), placed);
    }
  }
}

/** Of a tower of the one who builds. */
function topCard(view: State, tower: number): number {
  const due = fiveTowers.due(view);
  return cardOf(tower, topOf(towersOf(view, due.type === 'seat' ? due.seat : 0)[tower] ?? []));
}

function reasonIn(texts: AdviceTexts, words: TableWords, people: People, reason: Reason): string {
  const tower = (index: number): string => words.texts.game.towers[index] ?? '';
  switch (reason.code) {
    case 'only-way':
      return texts.onlyWay;
    case 'gains':
      return texts.gains(reason.points, reason.instead);
    case 'tops':
      return texts.tops(tower(reason.tower), reason.cards);
    case 'locks':
      return texts.locks(words.card(reason.card), reason.room);
    case 'opens':
      return texts.opens(words.card(reason.card));
    case 'main':
      return texts.main(tower(reason.tower), reason.cards);
    case 'tears-down':
      return texts.tearsDown(words.card(reason.card), reason.points);
    case 'clears':
      return texts.clears(words.card(reason.card), reason.points);
    case 'denies':
      return texts.denies(whoOf(people, reason.seat).name, reason.cards, reason.points);
    case 'outbids':
      return texts.outbids(whoOf(people, reason.seat).name);
    case 'suffices':
      return texts.suffices;
    case 'spoils':
      return texts.spoils(reason.cards);
    case 'last-round':
      return texts.lastRound;
  }
}
