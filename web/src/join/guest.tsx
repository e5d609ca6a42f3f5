/** Somebody who was invited: who is there, what they are called themselves, and one tap to sit down. */
import {
  Button,
  buttonClass,
  FIGURES,
  type Figure,
  getSettings,
  Icon,
  isFigure,
  updateSettings,
  useLanguage,
} from '@belfry/ui';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import { useGameName } from '../games.js';
import { paths } from '../paths.js';
import { FigurePicker } from '../people/figure-picker.js';
import { usePeopleWords } from '../people/words/index.js';
import type { Invitation, Look } from '../server/calls.js';
import { useMe } from '../server/context.js';
import { LinkButton } from '../shell/link-button.js';
import { LONGEST_NAME } from '../shell/names.js';
import styles from './guest.module.css';
import { JoinFrame } from './join-frame.js';
import { explainProblem } from './problems.js';
import { RoundTable } from './round-table.js';
import { type Coming, useComing } from './use-coming.js';
import { useJoinWords } from './words/index.js';

type TableLook = Look & { readonly kind: 'table' };

interface GuestProps {
  readonly look: TableLook;
  readonly invitation: Invitation;
  /** Looks anew what the invitation is good for. */
  readonly again: () => void;
}

export function Guest({ look, invitation, again }: GuestProps) {
  const coming = useComing(invitation, again);
  if (look.phase === 'over') return <Over look={look} coming={coming} />;
  return look.seats.some(seat => isFree(look, seat)) ? (
    <Invited look={look} coming={coming} />
  ) : (
    <Full look={look} coming={coming} />
  );
}

const isFree = ({ phase }: TableLook, { player, isLeft }: TableLook['seats'][number]): boolean =>
  phase === 'room' ? player.type === 'open' : isLeft === true;

interface ComerProps {
  readonly look: TableLook;
  readonly coming: Coming;
}

function Invited({ look, coming }: ComerProps) {
  const words = useJoinWords();
  const game = useGameName()(look.game);
  const there = look.seats.flatMap(({ name, player }) => (player.type === 'human' ? name : []));
  return (
    <JoinFrame
      title={look.host === '' ? words.invited(game) : words.invites(look.host, game)}
      picture={<RoundTable game={look.game} seats={look.seats} />}
    >
      <p>
        {words.areThere(there)} {words.terms(look.clock)}
      </p>
      {look.phase === 'running' && <p>{words.takeOver}</p>}
      <You look={look} coming={coming} />
      <div className={styles['ways']}>
        {look.spectators && <WatchButton coming={coming} text={words.onlyWatch} />}
        <Link to={paths.rules(look.game)} className={buttonClass('quiet')}>
          <Icon name="book" />
          {words.rules}
        </Link>
      </div>
    </JoinFrame>
  );
}

function You({ look, coming }: ComerProps) {
  const words = useJoinWords();
  const people = usePeopleWords();
  const id = useId();
  const me = useMe();
  const [known] = useState(getSettings);
  const taken = takenIn(look);
  const [chosen, choose] = useState<Figure>();
  const [typed, type] = useState<string>();
  const [any] = useState(() => anyFigure(taken));
  const figure = chosen ?? known.figure ?? (isFigure(me?.figure) ? me.figure : any);
  const suggested = people.figures[figure];
  const text = typed ?? (known.name.trim() || (me?.name ?? ''));
  const sit = (event: FormEvent): void => {
    event.preventDefault();
    if (coming.isBusy) return;
    const name = text.trim() || suggested;
    updateSettings({ name, figure });
    void coming.come({ name, figure });
  };
  return (
    <form className={styles['you']} onSubmit={sit}>
      <label htmlFor={id}>{words.name}</label>
      <input
        id={id}
        value={text}
        placeholder={suggested}
        maxLength={LONGEST_NAME}
        autoComplete="given-name"
        enterKeyHint="go"
        onChange={event => type(event.target.value)}
      />
      <FigurePicker label={people.yourFigure} value={figure} taken={taken} onChange={choose} />
      <Problem coming={coming} />
      <button
        type="submit"
        className={buttonClass('primary', styles['sit'])}
        aria-disabled={coming.isBusy || undefined}
      >
        {words.sitDown}
      </button>
    </form>
  );
}

/** Figures of those who are there, with their names. */
const takenIn = ({ seats }: TableLook): ReadonlyMap<Figure, string> =>
  new Map(
    seats.flatMap(({ name, player }) =>
      player.type === 'human' && isFigure(player.figure) ? [[player.figure, name] as const] : [],
    ),
  );

function anyFigure(taken: ReadonlyMap<Figure, string>): Figure {
  const free = FIGURES.filter(figure => !taken.has(figure));
  return free[Math.floor(Math.random() * free.length)] ?? FIGURES[0];
}

function Full({ look, coming }: ComerProps) {
  const words = useJoinWords();
  const mayWatch = look.spectators || look.phase === 'room';
  return (
    <JoinFrame title={words.full.title(look.seats.length)} picture={<RoundTable game={look.game} seats={look.seats} />}>
      <p>{mayWatch ? words.full.watch : words.full.closed}</p>
      <Problem coming={coming} />
      <div className={styles['two']}>
        {mayWatch && (
          <Button look="primary" off={coming.isBusy} onClick={() => void coming.watch()}>
            {words.watch}
          </Button>
        )}
        <LinkButton to={paths.together(look.game)}>{words.full.own}</LinkButton>
      </div>
    </JoinFrame>
  );
}

function Over({ look, coming }: ComerProps) {
  const words = useJoinWords();
  const game = useGameName()(look.game);
  return (
    <JoinFrame title={words.over.title(game)} picture={<RoundTable game={look.game} seats={look.seats} />}>
      <p>{words.over.text}</p>
      <Problem coming={coming} />
      <div className={styles['two']}>
        <Button look="primary" off={coming.isBusy} onClick={() => void coming.watch()}>
          {words.over.go}
        </Button>
        <LinkButton to={paths.together(look.game)}>{words.full.own}</LinkButton>
      </div>
    </JoinFrame>
  );
}

function WatchButton({ coming, text }: { readonly coming: Coming; readonly text: string }) {
  return (
    <Button look="quiet" icon="eye" off={coming.isBusy} onClick={() => void coming.watch()}>
      {text}
    </Button>
  );
}

function Problem({ coming: { problem } }: { readonly coming: Coming }) {
  const words = useJoinWords();
  const { language } = useLanguage();
  if (problem === undefined) return null;
  return (
    <p role="alert" className={styles['problem']}>
      <Icon name="cross" />
      {explainProblem(words, language, problem)}
    </p>
  );
}
