/** Words advice in the current language; each language is loaded when somebody reads it. */
import { lazyWords, type People, whoOf } from '@belfry/ui';
import type { AdviceWords } from '@belfry/ui/hint';
import type { Reason } from '../bot/advise.js';
import {
  type Action,
  type CardName,
  FLOOR_SUM,
  formatCard,
  type Skyscraper,
  type State,
  topFloor,
  valueIn,
} from '../rules/index.js';
import { useTableWords } from '../table/use-words.js';
import type { AdviceTexts } from './words/catalogue.js';

const useTexts = lazyWords({
  en: async () => (await import('./words/en.js')).en,
  de: async () => (await import('./words/de.js')).de,
  fr: async () => (await import('./words/fr.js')).fr,
  bg: async () => (await import('./words/bg.js')).bg,
});

export function useAdviceWords(): AdviceWords<Skyscraper, Reason> {
  const texts = useTexts();
  const { card } = useTableWords().game;
  return {
    way: (action, { view, people }) => wayIn(texts, view, people, action),
    reason: (reason, { people }) => reasonIn(texts, people, card, reason),
  };
}

function wayIn(texts: AdviceTexts, view: State, people: People, action: Action): string {
  const name = (seat: number): string => whoOf(people, seat).name;
  switch (action.type) {
    case 'build':
      return buildWords(texts, action.cards.map(formatCard));
    case 'steal-floor': {
      const floor = topFloor(view, action.from);
      const value = floor === undefined ? undefined : valueIn(floor, action.card);
      return texts.steal(name(action.from), value ?? 0, formatCard(action.with));
    }
    case 'guard':
      return texts.guard(action.floor + 1);
    case 'bone':
      return texts.bone(name(action.from), action.floor + 1);
    case 'jackhammer':
      return texts.jackhammer(name(action.from));
    case 'wrecking-ball':
      return texts.wreckingBall(name(action.from));
    case 'thief':
      return texts.thief(name(action.from));
    case 'milkshake':
      return texts.milkshake(name(action.to));
    case 'super-thief':
      return texts.superThief;
    case 'donut-truck':
      return texts.donutTruck;
    case 'end':
      return texts.end;
  }
}

function buildWords(texts: AdviceTexts, cards: readonly CardName[]): string {
  const [one = 'joker', other = 'joker'] = cards.toSorted((a, b) => Number(a === 'joker') - Number(b === 'joker'));
  return other === 'joker' ? texts.buildWithJoker(one, FLOOR_SUM - Number(one)) : texts.build(one, other);
}

function reasonIn(texts: AdviceTexts, people: People, card: (card: number) => string, reason: Reason): string {
  const name = (seat: number): string => whoOf(people, seat).name;
  switch (reason.code) {
    case 'wins':
      return texts.wins;
    case 'keeps-alive':
      return texts.keepsAlive;
    case 'stops':
      return texts.stops(name(reason.seat));
    case 'gains-floor':
      return texts.gainsFloor(reason.floors);
    case 'costs-floor':
      return texts.costsFloor(name(reason.seat));
    case 'knows':
      return texts.knows(name(reason.seat), card(reason.card));
    case 'guards':
      return texts.guards(reason.cards);
    case 'opens':
      return texts.opens(name(reason.seat));
    case 'turn-again':
      return texts.turnAgain;
    case 'costs-turn':
      return texts.costsTurn(name(reason.seat));
    case 'costs-card':
      return texts.costsCard(name(reason.seat));
    case 'draws':
      return texts.draws(reason.cards);
    case 'makes-room':
      return texts.makesRoom;
    case 'keeps':
      return texts.keeps(card(reason.card));
  }
}
