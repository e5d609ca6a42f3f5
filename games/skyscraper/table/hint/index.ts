/** A good thing to do now, and how to say it: by today's best bot, which is asked with what the viewer knows. Loaded when wished for. */
import { SeededRandom } from '@belfry/engine';
import type { Language } from '@belfry/engine/words';
import { type People, whoOf } from '@belfry/ui';
import { eager } from '../../bot/index.js';
import {
  type Action,
  type CardName,
  FLOOR_SUM,
  formatCard,
  type State,
  skyscraper,
  topFloor,
  valueIn,
} from '../../rules/index.js';
import type { HintWords } from './words/catalogue.js';

/** The view must be that of the player on turn. */
export const wayFor = (view: State): Action => eager.choose(skyscraper, view, new SeededRandom(view.turns));

const WORDS: Readonly<Record<Language, () => Promise<HintWords>>> = {
  en: async () => (await import('./words/en.js')).en,
  de: async () => (await import('./words/de.js')).de,
  fr: async () => (await import('./words/fr.js')).fr,
  bg: async () => (await import('./words/bg.js')).bg,
};

export const hintWords = (language: Language): Promise<HintWords> => WORDS[language]();

/** The way in words. */
export function sayWay(words: HintWords, view: State, people: People, action: Action): string {
  const name = (seat: number): string => whoOf(people, seat).name;
  switch (action.type) {
    case 'build':
      return buildWords(words, action.cards.map(formatCard));
    case 'steal-floor': {
      const floor = topFloor(view, action.from);
      const value = floor === undefined ? undefined : valueIn(floor, action.card);
      return words.steal(name(action.from), value ?? 0, formatCard(action.with));
    }
    case 'guard':
      return words.guard(action.floor + 1);
    case 'bone':
      return words.bone(name(action.from), action.floor + 1);
    case 'jackhammer':
      return words.jackhammer(name(action.from));
    case 'wrecking-ball':
      return words.wreckingBall(name(action.from));
    case 'thief':
      return words.thief(name(action.from));
    case 'milkshake':
      return words.milkshake(name(action.to));
    case 'super-thief':
      return words.superThief;
    case 'donut-truck':
      return words.donutTruck;
    case 'end':
      return words.end;
  }
}

function buildWords(words: HintWords, cards: readonly CardName[]): string {
  const [one = 'joker', other = 'joker'] = cards.toSorted((a, b) => Number(a === 'joker') - Number(b === 'joker'));
  return other === 'joker' ? words.buildWithJoker(one, FLOOR_SUM - Number(one)) : words.build(one, other);
}
