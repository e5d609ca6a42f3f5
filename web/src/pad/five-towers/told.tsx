/** The log in words. */

import { valueOn } from '@belfry/games/five-towers/rules';
import type { FiveTowersWords } from '@belfry/games/five-towers/words';
import { Icon, signed } from '@belfry/ui';
import type { Line } from '../kit/happened.js';
import type { Told, Trouble } from '../model/five-towers.js';
import type { PadWords } from '../words/index.js';
import { Sign } from './sign.js';

interface Telling {
  readonly words: PadWords;
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
    spoken: entry.type === 'torn' ? text : words.five.about(game.towers[entry.tower] ?? '', text),
    change: change === 0 ? '' : signed(change),
    trouble: trouble && doesNotCount(told, words)(explain(game, trouble)),
  };
}

/** Every card that was built before the one that does not fit is worth something. */
const doesNotCount = ({ change }: Told, { five }: PadWords) =>
  change === 0 ? five.doesNotCount : five.doesNotCountFrom;

const explain = (game: FiveTowersWords, trouble: Trouble): string => game.explain(trouble);

function textOf({ entry, card }: Told, { words: { five }, names }: Telling): string {
  const name = names[entry.seat] ?? '';
  switch (entry.type) {
    case 'build':
      return five.build(name, entry.values.join(', '));
    case 'count':
      return five.counted(name, entry.cards, entry.topped);
    case 'tear':
      return five.teardown(name, card === undefined ? undefined : valueOn(card));
    case 'torn':
      return entry.change > 0 ? five.tornMore(name, entry.change) : five.tornFewer(name, -entry.change);
  }
}
