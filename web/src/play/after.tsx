/** At the end: who wants another match, and whether fate was fair. */
import type { Seat } from '@belfry/engine';
import type { TableView } from '@belfry/table';
import { Avatar, Face, Icon, type People } from '@belfry/ui';
import type { Presence } from '../server/server.js';
import styles from './after.module.css';
import { Fair } from './fair.js';
import { useBird, usePlaying } from './playing.js';
import { type PlayWords, usePlayWords } from './words/index.js';

export const After = ({ people }: { readonly people: People }) => (
  <div className={styles['after']}>
    <Votes people={people} />
    <Fair />
  </div>
);

type Vote = 'wants' | 'thinks' | 'away' | 'joins' | 'left';

function voteOf(
  { seats, wants }: Pick<TableView, 'seats' | 'wants'>,
  presence: Presence | undefined,
  seat: Seat,
): Vote {
  const there = seats[seat];
  if (there?.isLeft === true || there?.player.type === 'open') return 'left';
  if (there?.player.type === 'bot') return 'joins';
  if (wants.includes(seat)) return 'wants';
  return there?.isYours !== true && presence?.seats[seat] === false ? 'away' : 'thinks';
}

/** How many want it, of how many people. */
export const countVotes = ({ seats, wants }: Pick<TableView, 'seats' | 'wants'>) => ({
  count: wants.length,
  of: seats.filter(({ player }) => player.type === 'human').length,
});

function Votes({ people }: { readonly people: People }) {
  const { view, presence } = usePlaying();
  const words = usePlayWords();
  return (
    <section className={styles['votes']}>
      <h3>{words.rematch.title}</h3>
      <ul>
        {people.seats.map(({ name, figure }, seat) => {
          const vote = voteOf(view, presence, seat);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            <li key={seat} className={styles['vote']}>
              <span className={styles['face']}>
                <Avatar seat={seat} name={name} figure={figure} />
                <VoteMark seat={seat} vote={vote} />
              </span>
              <span>
                <b>{name}</b>
                <small>{inWords(words, vote, people.you === seat)}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function VoteMark({ seat, vote }: { readonly seat: Seat; readonly vote: Vote }) {
  const { view } = usePlaying();
  const bird = useBird();
  const standIn = view.seats[seat]?.standIn;
  if (vote === 'joins') return null;
  return (
    <span className={styles['mark']} data-vote={vote} aria-hidden="true">
      {vote === 'wants' ? (
        <Icon name="check" size={11} />
      ) : vote === 'left' ? (
        <Icon name="cross" size={11} />
      ) : vote === 'away' && standIn !== undefined ? (
        <Face figure={bird(standIn).figure} size={14} />
      ) : (
        <span className={styles['ring']} />
      )}
    </span>
  );
}

function inWords({ rematch }: PlayWords, vote: Vote, isYou: boolean): string {
  if (isYou && vote === 'wants') return rematch.youWant;
  if (isYou && vote === 'thinks') return rematch.youThink;
  return rematch[vote];
}
