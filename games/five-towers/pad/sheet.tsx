/** The score sheet: its columns, and the same in words. */
import { minus, signed } from '@belfry/ui';
import { type Column, type PadSummary, ranked, SHEET, standingText, useCommonWords, useWriting } from '@belfry/ui/pad';
import { TowerArt } from '../table/art/index.js';
import { drawnValues } from './drawn.js';
import { foldFiveTowers } from './model/fold.js';
import { type FiveTowersPad, standingOf } from './pad.js';
import { type FiveTowersPadWords, useWords } from './words/index.js';

export function useSummary(pad: FiveTowersPad): PadSummary {
  const words = useWords();
  const standing = standingText(pad, standingOf(pad), useCommonWords(), useWriting());
  return { columns: columnsOf(pad, words), lines: linesOf(pad, words), verdict: standing && `${standing}.` };
}

function columnsOf({ names, log }: FiveTowersPad, words: FiveTowersPadWords): readonly Column[] {
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
        { name: words.towers, value: minus(total - main - torn) },
        { name: words.mainTower, short: words.mainShort, value: signed(main) },
        { name: words.torn, short: words.tornShort, value: minus(torn) },
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

function linesOf({ names, log }: FiveTowersPad, words: FiveTowersPadWords): readonly string[] {
  const { scores } = foldFiveTowers(names.length, log);
  return ranked(scores.map(({ total }) => total)).map(seat => {
    const score = scores[seat];
    if (score === undefined) return '';
    const main = score.main?.points ?? 0;
    const towers = score.total - main - score.tornDown.points;
    const parts = `${words.towers} ${towers}, ${words.mainTower} ${signed(main)}, ${words.torn} ${minus(score.tornDown.points)}`;
    return `${names[seat]} · ${minus(score.total)} (${parts})`;
  });
}
