/** Makes the words of a language from what its translator wrote. */
import { phrase } from '@belfry/engine/words';
import type { People } from '@belfry/ui';
import { readSeenEntry, type State } from '../../rules/index.js';
import { tell } from '../tell.js';
import { type PromptWords, type TableTexts, type TableWords, type Who, whoOf } from './catalogue.js';

export const tableWords = ({ prompts, refusals, ...words }: TableTexts): TableWords => ({
  ...words,
  prompt: (view, people) => promptFor(prompts, view, people),
  tell: (log, people) => tell(log.map(readSeenEntry), people, words.log, words.game.cards),
  refuse: (refusal, people) => phrase(refusals({ who: seat => whoOf(people, seat), card: words.game.card }), refusal),
});

function promptFor(words: PromptWords, view: State, people: People): string {
  switch (view.phase) {
    case 'over':
      return words.over;
    case 'deck':
      return words.shuffling;
    case 'stolen':
      return words.stealing;
    case 'play': {
      const who = addressee(view, people);
      return view.truck ? words.turnWithTruck(who) : words.turn(who);
    }
  }
}

function addressee(view: State, people: People): Who {
  const who = whoOf(people, view.turn);
  const isAddressed = view.viewer === view.turn && (people.isShared === true || people.you === view.turn);
  return isAddressed ? { you: true, name: people.you === undefined ? who.name : '' } : who;
}
