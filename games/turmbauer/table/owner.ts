/** Who plays a colour, as sentences and marks need it. */
import { type People, type Who, whoOf } from '@belfry/ui';
import { COLOURS, type Colour } from '../rules/index.js';
import type { TurmbauerWords } from '../words/index.js';

export interface Owner extends Who {
  /** With two players each has two colours: the name of this one. */
  readonly colour?: string;
}

export type Owners = (colour: Colour) => Owner;

export function ownersOf(people: People, { colours }: Pick<TurmbauerWords, 'colours'>): Owners {
  const players = people.seats.length;
  return colour => {
    const who = whoOf(people, colour % players);
    const name = COLOURS[colour];
    return players === 2 && name !== undefined ? { ...who, colour: colours[name] } : who;
  };
}
