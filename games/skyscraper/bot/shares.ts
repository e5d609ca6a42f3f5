/**
 * What the network's last units say, as shares of the victory: one for the player on turn, one for each who follows, and one for
 * nobody, if the match dies down. They add up to 1.
 */

/** The player on turn, and those who follow; then nobody. */
export const SHARES = 5;

/** The place of the chance that the match dies down and nobody wins. */
export const NOBODY = SHARES - 1;

/** Makes shares of what the last units say, in place; empty seats get none. */
export function share(outputs: Float64Array, players: number): void {
  outputs.fill(Number.NEGATIVE_INFINITY, players, NOBODY);
  let most = outputs[NOBODY] as number;
  for (let place = 0; place < players; place++) most = Math.max(most, outputs[place] as number);
  let total = 0;
  for (let place = 0; place < SHARES; place++) {
    const weight = Math.exp((outputs[place] as number) - most);
    outputs[place] = weight;
    total += weight;
  }
  for (let place = 0; place < SHARES; place++) outputs[place] = (outputs[place] as number) / total;
}
