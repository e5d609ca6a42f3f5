/** After the last round nothing is expected any more: towers are worth what they are. */
import { towerPoints } from '../rules/index.js';
import type { Outlook, Study } from './outlook.js';
import type { Storey } from './storeys.js';

/** So little that no lead makes up for a share of the victory. */
export const LEAD = 1e-6;

export class FinalOutlook implements Outlook, Study {
  points = 0;
  cards = 0;

  begin(): void {
    // The position does not matter any more.
  }

  study(): Study {
    return this;
  }

  rate(_seat: number, tower: Storey): void {
    this.points = towerPoints(tower.height, tower.isClosed);
    this.cards = tower.height;
  }

  /** The share of the victory; of equal ones the better with the larger lead, or the smaller lag. */
  liking(scores: ArrayLike<number>, seat: number): number {
    const own = scores[seat] as number;
    let best = Number.NEGATIVE_INFINITY;
    let equals = 1;
    for (let other = 0; other < scores.length; other++) {
      if (other === seat) continue;
      const score = scores[other] as number;
      if (score > best) best = score;
      if (score === own) equals += 1;
    }
    return (own < best ? 0 : 1 / equals) + LEAD * (own - best);
  }
}
