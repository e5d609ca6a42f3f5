/** Who is away, and what can be done about it. */
import { Button, Face, IconButton, useAnnounce } from '@belfry/ui';
import { useEffect, useRef, useState } from 'react';
import { useMe } from '../server/context.js';
import { useShellWords } from '../shell/words.js';
import styles from './notes.module.css';
import { type Away, awayOf, useBird, usePlaying, useWish } from './playing.js';
import { useGoneLong } from './use-gone-long.js';
import { usePlayWords } from './words/index.js';

/** `isCard`: in the column beside the board, where there is room for everybody, else as strips that can be put away. */
export function AwayNotes({ isCard }: { readonly isCard: boolean }) {
  const { view, me } = usePlaying();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  if (view.due.type === 'over') return null;
  const keyOf = ({ seat, policy, isLeft }: Away): string => `${seat} ${policy} ${isLeft}`;
  const shown = awayOf(view.seats).filter(away => away.seat !== me && (isCard || !hidden.includes(keyOf(away))));
  return (
    <>
      {shown.map(away => (
        <AwayNote
          key={keyOf(away)}
          away={away}
          isCard={isCard}
          onHide={isCard ? undefined : () => setHidden(before => [...before, keyOf(away)])}
        />
      ))}
      <GoneNotes isCard={isCard} />
    </>
  );
}

interface AwayNoteProps {
  readonly away: Away;
  readonly isCard: boolean;
  readonly onHide: (() => void) | undefined;
}

function AwayNote({ away: { seat, name, policy, isLeft }, isCard, onHide }: AwayNoteProps) {
  const { me } = usePlaying();
  const words = usePlayWords();
  const shell = useShellWords();
  const bird = useBird()(policy);
  const you = useMe();
  const { wish, problem, isBusy } = useWish();
  const { title, text } = (isLeft ? words.hasLeft : words.away)(name, bird.name);
  return (
    <div className={`${styles['note']} ${isCard ? styles['card'] : ''}`}>
      <Face figure={bird.figure} size={34} />
      <p>
        <b>{title}</b> {text}
      </p>
      {isLeft && me === undefined && you && (
        <Button look="primary" off={isBusy} onClick={() => void wish({ type: 'sit', seat, ...you })}>
          {words.sitDown(name)}
        </Button>
      )}
      {problem !== undefined && (
        <p role="alert" className={styles['wrong']}>
          {problem}
        </p>
      )}
      {onHide !== undefined && <IconButton icon="cross" label={shell.close} onClick={onHide} />}
    </div>
  );
}

/** For the host: people without a line, whom nobody plays for yet. */
function GoneNotes({ isCard }: { readonly isCard: boolean }) {
  const gone = useGoneLong();
  const { view } = usePlaying();
  return view.isHost ? gone.map(seat => <GoneNote key={seat} seat={seat} isCard={isCard} />) : null;
}

function GoneNote({ seat, isCard }: { readonly seat: number; readonly isCard: boolean }) {
  const { view } = usePlaying();
  const words = usePlayWords();
  const bird = useBird()(view.standIn);
  const { wish, problem, isBusy } = useWish();
  const [isSure, setSure] = useState(false);
  const name = view.seats[seat]?.name ?? '';
  const { title, text } = words.goneLong(name);
  return (
    <div className={`${styles['note']} ${isCard ? styles['card'] : ''}`}>
      <p>
        <b>{title}</b> {isSure ? words.freeSure(name, bird.name) : text}
      </p>
      <div className={styles['buttons']}>
        <Button off={isBusy} onClick={() => void wish({ type: 'cover', seat })}>
          {words.letBot(name)}
        </Button>
        <Button
          look={isSure ? 'danger' : 'quiet'}
          off={isBusy}
          onClick={() => (isSure ? void wish({ type: 'remove', seat }) : setSure(true))}
        >
          {words.free(name)}
        </Button>
      </div>
      {problem !== undefined && (
        <p role="alert" className={styles['wrong']}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** Says politely who went and who came back; not how everybody's line flickers. */
export function useAwaySpoken(): void {
  const { view, me } = usePlaying();
  const words = usePlayWords();
  const bird = useBird();
  const announce = useAnnounce();
  const away = awayOf(view.seats);
  const before = useRef(away);
  const key = away.map(({ seat, policy, isLeft }) => `${seat} ${policy} ${isLeft}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells whether somebody came or went.
  useEffect(() => {
    const others = (list: readonly Away[]): readonly Away[] => list.filter(({ seat }) => seat !== me);
    const isIn = (list: readonly Away[], { seat, isLeft }: Away): boolean =>
      list.some(other => other.seat === seat && other.isLeft === isLeft);
    const went = others(away).filter(one => !isIn(before.current, one));
    const came = others(before.current).filter(one => !one.isLeft && !away.some(({ seat }) => seat === one.seat));
    before.current = away;
    const texts = [
      ...went.map(({ name, policy, isLeft }) => {
        const { title, text } = (isLeft ? words.hasLeft : words.away)(name, bird(policy).name);
        return `${title} ${text}`;
      }),
      ...came.map(({ name }) => words.isBack(name)),
    ];
    if (texts.length > 0) announce(texts.join(' '));
  }, [key]);
}
