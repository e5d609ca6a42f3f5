/** The log in words. */

import { Icon, signed } from '@belfry/ui';
import type { Line } from '@belfry/ui/pad';
import { valueOn } from '../rules/index.js';
import type { FiveTowersWords } from '../words/index.js';
import type { Told, Trouble } from './model/fold.js';
import { Sign } from './sign.js';
import type { FiveTowersPadWords } from './words/index.js';

interface Telling {
  readonly words: FiveTowersPadWords;
  readonly game: FiveTowersWords;
  readonly names: readonly string[];
}

export function lineOf(told: Told, telling: Telling): Line {
  const { entry, change, trouble } = told;
  const text = textOf(told, telling);
  const { words, game } = telling;
  return {
    id: entry.id,
    sign: entry.type === 'torn' ? <Icon name="torn" size={18} /> : <Sign tower={entry.tower} size={19} />,
    text,
    spoken: entry.type === 'torn' ? text : words.about(game.towers[entry.tower] ?? '', text),
    change: change === 0 ? '' : signed(change),
    trouble: trouble && doesNotCount(told, words)(explain(game, trouble)),
  };
}

/** Every card that was built before the one that does not fit is worth something. */
const doesNotCount = ({ change }: Told, words: FiveTowersPadWords) =>
  change === 0 ? words.doesNotCount : words.doesNotCountFrom;

const explain = (game: FiveTowersWords, trouble: Trouble): string => game.explain(trouble);

function textOf({ entry, card }: Told, { words, names }: Telling): string {
  const name = names[entry.seat] ?? '';
  switch (entry.type) {
    case 'build':
      return words.build(name, entry.values.join(', '));
    case 'count':
      return words.counted(name, entry.cards, entry.topped);
    case 'tear':
      return words.teardown(name, card === undefined ? undefined : valueOn(card));
    case 'torn':
      return entry.change > 0 ? words.tornMore(name, entry.change) : words.tornFewer(name, -entry.change);
  }
}
