/** Whose turn it is and what is expected. */
import { type People, type Who, whoOf } from '@belfry/ui';
import type { State } from '../rules/index.js';
import type { PromptWords } from './words/catalogue.js';

export function promptOf(words: PromptWords, view: State, people: People): string {
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
