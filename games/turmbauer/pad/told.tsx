/** The log in words. */

import { Icon } from '@belfry/ui';
import type { Line, Numbered } from '@belfry/ui/pad';
import { type Colour, partsOf } from '../rules/index.js';
import { PawnSign } from './art.js';
import type { Note } from './model/fold.js';
import type { TurmbauerPadWords } from './words/index.js';

interface Telling {
  readonly words: TurmbauerPadWords;
  readonly names: readonly string[];
  readonly colour: (colour: Colour) => string;
}

export const lineOf = (entry: Numbered<Note>, telling: Telling): Line => ({
  id: entry.id,
  sign: entry.type === 'collapse' ? <Icon name="torn" size={20} /> : <PawnSign colour={entry.colour} size={22} />,
  text: textOf(entry, telling),
});

function textOf(entry: Note, { words, names, colour }: Telling): string {
  switch (entry.type) {
    case 'height':
      return words.noteHeight(colour(entry.colour), entry.height);
    case 'unused':
      return words.noteUnused(colour(entry.colour), partsOf(entry.stones));
    case 'rings':
      return words.noteRings(colour(entry.colour), entry.rings);
    case 'collapse':
      return entry.seat === null ? words.noteStands : words.noteCollapse(names[entry.seat] ?? '');
  }
}
