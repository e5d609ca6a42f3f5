/** Words advice in the current language; each language is loaded when somebody reads it. */
import { lazyWords, type People, useLanguage } from '@belfry/ui';
import type { AdviceWords } from '@belfry/ui/hint';
import type { Reason } from '../bot/advise.js';
import {
  type Action,
  COLOURS,
  type Colour,
  colourOnTurn,
  formatStone,
  heightOf,
  heights,
  type State,
  type Turmbauer,
} from '../rules/index.js';
import { ownersOf } from '../table/owner.js';
import { useTableWords } from '../table/use-words.js';
import type { TurmbauerWords } from '../words/index.js';
import type { AdviceTexts } from './words/catalogue.js';

const useTexts = lazyWords({
  en: async () => (await import('./words/en.js')).en,
  de: async () => (await import('./words/de.js')).de,
  fr: async () => (await import('./words/fr.js')).fr,
  bg: async () => (await import('./words/bg.js')).bg,
});

export function useAdviceWords(): AdviceWords<Turmbauer, Reason> {
  const texts = useTexts();
  const { game } = useTableWords().texts;
  const { language } = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return {
    way: (action, { view }) => wayIn(texts, view, action),
    reason: (reason, { people }) => reasonIn({ texts, game, people, percent: share => percent.format(share) }, reason),
  };
}

function wayIn(texts: AdviceTexts, state: State, action: Action): string {
  switch (action.type) {
    case 'build':
      return texts.build(formatStone(action.stone), action.ring !== undefined);
    case 'discard':
      return texts.discard(formatStone(action.stone));
    case 'move':
      return texts.move(heightOf(action.to), action.ring);
    case 'stay':
      return texts.stay(heights(state)[colourOnTurn(state)] ?? 0);
  }
}

interface Saying {
  readonly texts: AdviceTexts;
  readonly game: TurmbauerWords;
  readonly people: People;
  readonly percent: (share: number) => string;
}

function reasonIn({ texts, game, people, percent }: Saying, reason: Reason): string {
  const colourName = (colour: Colour): string => game.colours[COLOURS[colour] ?? 'red'];
  switch (reason.code) {
    case 'climbs':
      return texts.climbs(reason.height, reason.than);
    case 'prepares':
      return texts.prepares(reason.height, reason.than);
    case 'lifts-other':
      return texts.liftsOther(colourName(reason.colour), reason.height, reason.than);
    case 'hinders': {
      const { name, colour } = ownersOf(people, game)(reason.colour);
      return texts.hinders(colour === undefined ? name : `${name} (${colour})`, reason.height, reason.than);
    }
    case 'holds':
      return texts.holds(percent(reason.falls), percent(reason.than));
    case 'keeps-ring':
      return texts.keepsRing;
    case 'worth-ring':
      return texts.worthRing;
    case 'wastes-less':
      return texts.wastesLess(reason.parts, reason.than);
  }
}
