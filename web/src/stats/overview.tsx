/** All games together: how many matches, how many won, and how it went lately. */
import { tallyOf } from './model/count.js';
import { isOwn, type Played } from './model/played.js';
import { useNumber } from './numbers.js';
import { Form } from './plots/form.js';
import styles from './stats.module.css';
import { Tiles, useCommonFacts } from './tiles.js';
import { useStatsWords } from './words.js';

export function Overview({ matches }: { readonly matches: readonly Played[] }) {
  const words = useStatsWords();
  const number = useNumber();
  const tally = tallyOf(matches);
  const common = useCommonFacts(tally);
  const own = matches.filter(isOwn);
  const current = { name: words.current, value: number(tally.streaks.current) };
  return (
    <section className={styles['overview']} aria-labelledby="stats-all">
      <h2 id="stats-all">{words.allGames}</h2>
      <div>
        <Tiles facts={own.length === 0 ? common : [...common, current]} />
        {own.length === 0 ? <p className={styles['note']}>{words.onlyTogether}</p> : <Form matches={own} />}
      </div>
    </section>
  );
}
