/** What every game's coach promises, tried on random matches. */
import { type Game, type GameTypes, Match, SeededRandom } from '@belfry/engine';
import { type ByLanguage, LANGUAGES, type Language } from '@belfry/engine/words';
import { describe, expect, test } from 'vitest';
import {
  type CoachMoment,
  type GameCoach,
  type Tip,
  type TipText,
  type TipTexts,
  wordTip,
} from '../src/coach/index.js';

interface Coached<T extends GameTypes, P extends Tip> {
  readonly rules: Game<T>;
  readonly tipsAt: GameCoach<T, P>['tipsAt'];
  readonly texts: ByLanguage<TipTexts<P>>;
  /** Whose matches are looked at: a seed for each. */
  readonly options: readonly T['Options'][];
  /** So many matches with each of the options. */
  readonly matches: number;
}

/** Names that are read in every alphabet. */
const NAMES = ['Ада', 'Бен', 'Вяра', 'Гого', 'Деа'];

/** A seat's side of a match, as the table hands it to the coach. */
export const momentOf = <T extends GameTypes>(match: Match<T>, viewer: number): CoachMoment<T> => {
  const due = match.due();
  return {
    view: match.see(viewer),
    viewer,
    people: { seats: match.seats.map(name => ({ name, isBot: false })), you: viewer },
    log: match.seeLog(viewer),
    mayAct: due.type === 'seat' && due.seat === viewer,
  };
};

export function describeCoach<T extends GameTypes, P extends Tip>(coached: Coached<T, P>): void {
  const told = new Map<string, P>();
  for (const tip of tipsOfAll(coached)) told.set(JSON.stringify(tip), tip);
  const tips = [...told.values()];

  test('every tip finds its moment', () => {
    expect([...new Set(tips.map(({ id }) => id))].toSorted()).toEqual(Object.keys(coached.texts.en).toSorted());
  });

  describe.each(LANGUAGES)('in %s', language => {
    test('each tip is a few words, and at most two sentences, with nothing left out', () => {
      for (const tip of tips) {
        const { title, text } = wordTip(coached.texts[language], tip);
        expect({ tip, faults: faultsOf({ title, text }, language) }).toEqual({ tip, faults: [] });
      }
    });
  });
}

function* tipsOfAll<T extends GameTypes, P extends Tip>({
  rules,
  tipsAt,
  options,
  matches,
}: Coached<T, P>): Generator<P> {
  for (const chosen of options)
    for (let seed = 1; seed <= matches; seed++) {
      const random = new SeededRandom(seed);
      const match = new Match(rules, chosen, NAMES.slice(0, chosen.players));
      for (let isOver = false; !isOver; isOver = !stepOn(match, random))
        for (let seat = 0; seat < chosen.players; seat++) yield* tipsAt(momentOf(match, seat));
    }
}

/** Is there more to come? */
function stepOn<T extends GameTypes>(match: Match<T>, random: SeededRandom): boolean {
  const due = match.due();
  if (due.type === 'over') return false;
  if (due.type === 'chance') match.letFateAnswer(random);
  else {
    const legal = match.legal();
    match.play({ seat: due.seat, action: legal.at(random.below(legal.count)) });
  }
  return true;
}

const LONGEST_TITLE = 36;
const LONGEST_TEXT = 230;

function faultsOf({ title, text }: TipText, language: Language): readonly string[] {
  const both = `${title} ${text}`;
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu}|\d)/u);
  return [
    ...(title === '' || text === '' ? ['empty'] : []),
    ...(title.length > LONGEST_TITLE ? [`long title: ${title}`] : []),
    ...(text.length > LONGEST_TEXT ? [`long text: ${text}`] : []),
    ...(sentences.length > 2 ? [`more than two sentences: ${text}`] : []),
    ...(/undefined|null|NaN|\[object|[{}]| {2}|\?\?/.test(both) ? [`a hole: ${both}`] : []),
    ...(language === 'fr' && / [:;?!]/.test(both) ? [`an ordinary space before a double mark: ${both}`] : []),
    ...(language === 'bg' && /[A-Za-z]/.test(both) ? [`Latin letters: ${both}`] : []),
  ];
}
