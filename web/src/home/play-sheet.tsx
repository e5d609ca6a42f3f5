/** Who plays, against how many bots, and how strong: asked before somebody's first match, and whenever they want. */
import type { ListedGame } from '@belfry/engine/words';
import {
  buttonClass,
  Dialog,
  Face,
  FIGURES,
  type Figure,
  getSettings,
  Segments,
  updateSettings,
  useLanguage,
} from '@belfry/ui';
import { type FormEvent, useId, useState } from 'react';
import { BotCards } from '../people/bot-cards.js';
import { FigurePicker } from '../people/figure-picker.js';
import { botCounts, gentlest, type Opponents, recallOpponents } from '../people/opponents.js';
import { usePeopleWords } from '../people/words/index.js';
import { LONGEST_NAME } from '../shell/names.js';
import { useShellWords } from '../shell/words.js';
import styles from './play-sheet.module.css';

interface PlaySheetProps {
  readonly game: ListedGame;
  /** Is it a match to learn by? Then it is settled against whom. */
  readonly isTaught: boolean;
  readonly onPlay: (opponents: Opponents) => void;
  readonly onClose: () => void;
}

export function PlaySheet({ game, isTaught, onPlay, onClose }: PlaySheetProps) {
  const words = usePeopleWords();
  const shell = useShellWords();
  const { language } = useLanguage();
  const you = useYou();
  const [opponents, setOpponents] = useState(() => (you.isNew ? gentlest(game) : recallOpponents(game)));
  const play = (event: FormEvent): void => {
    event.preventDefault();
    updateSettings({ name: you.name, figure: you.figure });
    onPlay(opponents);
  };
  return (
    <Dialog title={`${game.name[language]}: ${words.whoPlays}`} closeLabel={shell.close} onClose={onClose}>
      <form className={styles['sheet']} onSubmit={play}>
        <You {...you} />
        {!isTaught && <Against game={game} opponents={opponents} onChange={setOpponents} />}
        <div className={styles['go']}>
          <button type="submit" className={buttonClass('primary')} ref={you.isNew && HAS_KEYS ? null : autoFocus}>
            {isTaught ? words.toTable : words.play}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Fingers have keys that would cover half of the sheet. */
const HAS_KEYS = matchMedia('(hover: hover)').matches;

/** Where a dialog begins: it looks for the attribute when it opens. */
const autoFocus = (control: HTMLElement | null): void => control?.setAttribute('autofocus', '');

interface Yourself {
  readonly isNew: boolean;
  readonly figure: Figure;
  readonly choose: (figure: Figure) => void;
  /** As it stands in the field. */
  readonly typed: string;
  readonly type: (text: string) => void;
  /** As it will be: whoever says none is called after their figure. */
  readonly name: string;
  readonly suggested: string;
}

function useYou(): Yourself {
  const { figures } = usePeopleWords();
  const [known] = useState(getSettings);
  const [figure, choose] = useState<Figure>(() => known.figure ?? anyFigure());
  const [text, type] = useState<string | undefined>(known.name.trim() || undefined);
  const suggested = figures[figure];
  const typed = text ?? suggested;
  return { isNew: known.name.trim() === '', figure, choose, typed, type, name: typed.trim() || suggested, suggested };
}

const anyFigure = (): Figure => FIGURES[Math.floor(Math.random() * FIGURES.length)] ?? FIGURES[0];

function You({ isNew, figure, choose, typed, type, suggested }: Yourself) {
  const words = usePeopleWords();
  const id = useId();
  return (
    <section className={styles['you']}>
      <Face figure={figure} size={64} />
      <label htmlFor={id}>{words.yourName}</label>
      <input
        id={id}
        ref={isNew && HAS_KEYS ? autoFocus : null}
        value={typed}
        placeholder={suggested}
        maxLength={LONGEST_NAME}
        autoComplete="given-name"
        enterKeyHint="go"
        onFocus={event => typed === suggested && event.target.select()}
        onChange={event => type(event.target.value)}
      />
      <FigurePicker label={words.yourFigure} value={figure} onChange={choose} />
      {isNew && <p className={styles['lead']}>{words.lead}</p>}
    </section>
  );
}

interface AgainstProps {
  readonly game: ListedGame;
  readonly opponents: Opponents;
  readonly onChange: (opponents: Opponents) => void;
}

function Against({ game, opponents, onChange }: AgainstProps) {
  const words = usePeopleWords();
  return (
    <>
      <section className={styles['count']}>
        <h3>{words.howMany}</h3>
        <Segments
          label={words.howMany}
          value={opponents.bots}
          choices={botCounts(game).map(value => ({ value, name: value }))}
          onChange={bots => onChange({ ...opponents, bots })}
        />
      </section>
      <section className={styles['strong']}>
        <h3>{words.howStrong}</h3>
        <BotCards
          label={words.howStrong}
          game={game}
          value={opponents.policy}
          onChange={policy => onChange({ ...opponents, policy })}
        />
      </section>
    </>
  );
}
