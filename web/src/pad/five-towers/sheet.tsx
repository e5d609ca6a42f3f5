/** The columns of the score sheet. */

import { TowerArt } from '@belfry/games/five-towers/art';
import { minus, signed } from '@belfry/ui';
import { foldFiveTowers } from '../model/five-towers.js';
import type { FiveTowersPad } from '../model/pad.js';
import { type Column, SHEET } from '../share/score-sheet.js';
import type { PadWords } from '../words/index.js';
import { drawnValues } from './drawn.js';

export function columnsOf({ names, log }: FiveTowersPad, { five }: PadWords): readonly Column[] {
  const { players, scores } = foldFiveTowers(names.length, log);
  const best = Math.max(...scores.map(({ total }) => total));
  return names.map((name, seat) => {
    const score = scores[seat];
    const main = score?.main?.points ?? 0;
    const torn = score?.tornDown.points ?? 0;
    const total = score?.total ?? 0;
    return {
      name,
      total: minus(total),
      leads: log.length > 0 && total === best,
      cells: [
        { name: five.towers, value: minus(total - main - torn) },
        { name: five.mainTower, short: five.mainShort, value: signed(main) },
        { name: five.torn, short: five.tornShort, value: minus(torn) },
      ],
      art: width =>
        players[seat]?.towers.map((tower, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tower is known by its type's place.
          <g key={index} transform={`translate(${(index * width) / 5} 0)`}>
            <TowerArt
              tower={index}
              values={drawnValues(tower)}
              width={width / 5}
              height={SHEET.art}
              detail={0}
              storey={Math.min(20, width / 8.5)}
            />
          </g>
        )),
    };
  });
}
