/** The end of a match: each player's score, the winners marked. */
import { Avatar } from '../avatar.js';
import { classes } from '../classes.js';
import { Icon } from '../icon.js';
import { minus } from '../numbers.js';
import type { ResultProps } from '../screen.js';
import styles from './result.module.css';
import type { Shared } from './shared.js';

export function Result({ result, people, shared }: ResultProps & { readonly shared: Shared }) {
  const { game, plain, say } = shared.useWords();
  return (
    <table className={styles['sheet']}>
      <thead>
        <tr>
          <th scope="col">{plain.players}</th>
          <th scope="col">{say.capital(game.score)}</th>
        </tr>
      </thead>
      <tbody>
        {shared.rules.scores(result).map((score, seat) => {
          const hasWon = result.winners.includes(seat);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their numbers.
            <tr key={seat} className={classes(hasWon && styles['won'])}>
              <th scope="row">
                <span className={styles['player']}>
                  <Avatar seat={seat} name={people.seats[seat]?.name ?? ''} figure={people.seats[seat]?.figure} small />
                  <span className={styles['name']}>{say.player(seat, people)}</span>
                  {hasWon && (
                    <span className={styles['mark']}>
                      <Icon name="bell" size={18} />
                      {plain.winner}
                    </span>
                  )}
                </span>
              </th>
              <td>{minus(score)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
