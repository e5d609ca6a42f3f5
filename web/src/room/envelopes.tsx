/** The numbers that shuffle: an envelope for each device, open, sealed, and opened before everybody's eyes. */
import type { RoomView } from '@belfry/table';
import { classes, useAnnounce } from '@belfry/ui';
import { useEffect } from 'react';
import { Envelope, type EnvelopeState } from './envelope.js';
import styles from './envelopes.module.css';
import { placesOf } from './people.js';
import { useRoomWords } from './words/index.js';

interface Held {
  readonly place: number;
  readonly seat: number;
  readonly name: string;
  readonly state: EnvelopeState;
}

/** Bots have none, and whoever was too late has none any more. */
function envelopesOf(view: RoomView): readonly Held[] {
  const { binding } = view;
  return placesOf(view).flatMap((seat, place) => {
    const its = view.seats[seat];
    if (its?.player.type !== 'human' || binding?.terms.left.includes(place)) return [];
    const isShown = typeof binding?.numbers[place] === 'string';
    const isSealed = typeof binding?.seals[place] === 'string';
    return [{ place, seat, name: its.name, state: isShown ? 'shown' : isSealed ? 'sealed' : 'empty' }];
  });
}

/** How it stands, in words; nothing before it begins. */
function useProgress(view: RoomView): string | undefined {
  const { fair: words } = useRoomWords();
  const { binding } = view;
  if (binding === undefined) return undefined;
  const held = envelopesOf(view);
  const names = binding.terms.seats.map(({ name }) => name);
  const count = held.filter(({ state }) => (binding.isShowing ? state === 'shown' : state !== 'empty')).length;
  const left = binding.terms.left.map(place => names[place] ?? '');
  const awaited = binding.awaited.map(place => names[place] ?? '');
  return [
    left.length > 0 ? words.anew(left) : '',
    binding.isShowing ? words.opened(count, held.length) : words.sealed(count, held.length),
    awaited.length > 0 ? words.awaited(awaited) : '',
  ]
    .filter(text => text !== '')
    .join(' ');
}

/** A quiet part of the room; while the match is about to begin, the middle of it. */
export function Envelopes({ view }: { readonly view: RoomView }) {
  const { fair: words } = useRoomWords();
  const { binding } = view;
  const progress = useProgress(view);
  useAnnounced(view);
  return (
    <section
      className={classes(styles['fair'], binding !== undefined && styles['now'])}
      aria-label={binding === undefined ? words.title : words.about}
    >
      <div className={styles['card']}>
        <ul className={styles['envelopes']}>
          {envelopesOf(view).map(({ place, seat, name, state }) => (
            <li key={place}>
              <Envelope seat={seat} state={state} label={words.state(name, state)} />
              {binding !== undefined && <small>{name}</small>}
            </li>
          ))}
        </ul>
        <h2>{words.title}</h2>
        <p>{progress ?? words.text}</p>
        <details>
          <summary>{words.how}</summary>
          <ol>
            {words.steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {binding !== undefined && (
            <p>
              <b>{words.promise}</b> <code>{binding.commitment}</code>
            </p>
          )}
        </details>
      </div>
    </section>
  );
}

/** That it begins, that the envelopes are opened, and that it begins anew. */
function useAnnounced({ binding }: RoomView): void {
  const { fair: words } = useRoomWords();
  const announce = useAnnounce();
  const isBinding = binding !== undefined;
  const isShowing = binding?.isShowing === true;
  const left = binding?.terms.left.map(place => binding.terms.seats[place]?.name ?? '').join('\n') ?? '';
  useEffect(() => {
    if (left !== '') announce(words.anew(left.split('\n')));
    else if (isBinding && !isShowing) announce(words.about);
  }, [isBinding, isShowing, left, words, announce]);
}
