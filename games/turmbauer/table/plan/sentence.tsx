/** The sentence under the map: what is in hand, in full. It is said whenever it changes. */
import { formatStone } from '../../rules/index.js';
import type { PlanFacts } from './facts.js';
import styles from './plan.module.css';
import { sayBuilt, sayFallen, sayMisfit, sayPlaceInFull, sayWay, type Telling } from './speech/index.js';

interface SentenceProps {
  readonly facts: Pick<PlanFacts, 'building' | 'climbing' | 'chart' | 'recent' | 'readOut'>;
  readonly telling: Telling;
  readonly fallen: readonly string[];
}

export function Sentence({ facts, telling, fallen }: SentenceProps) {
  const { building } = facts;
  const [lead = '', ...more] = told({ facts, telling, fallen });
  return (
    <p
      role="status"
      aria-live="polite"
      className={styles['sentence']}
      data-warns={building?.misfit !== undefined || undefined}
    >
      <b>{lead}</b> {more.join(' ')}
    </p>
  );
}

/** The first sentence leads. */
function told({ facts, telling, fallen }: SentenceProps): readonly string[] {
  const { building, climbing, chart, recent } = facts;
  const { words } = telling;
  if (building?.misfit !== undefined) return [sayMisfit(telling, building.misfit)];
  const place = sayPlaceInFull(telling, facts);
  if (place.length > 0) return place;
  if (climbing?.chosen !== undefined) return sayWay(telling, chart, climbing.chosen);
  if (fallen.length > 0) return [sayFallen(telling, fallen)];
  if (building?.stone !== undefined && !building.isThinking)
    return [words.choosePlace(formatStone(building.stone), building.places.length)];
  if (climbing !== undefined) return [words.chooseField(climbing.fields.length)];
  return [sayBuilt(telling, recent) ?? ''];
}
