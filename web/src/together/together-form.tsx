/** Everything about a new table but the game. All of it has a good default: one button would do. */
import type { ListedGame } from '@belfry/engine/words';
import { Button, classes, type GameScreen, Icon } from '@belfry/ui';
import { useState } from 'react';
import { Sign } from '../chat/sign.js';
import { useScreen } from '../games.js';
import { birdOf } from '../people/birds.js';
import { optionValue } from '../setup/draft.js';
import { Customs, Options } from '../setup/options.js';
import { Counts, Part } from '../setup/part.js';
import { RadioCards } from '../setup/radio-cards.js';
import { type SeatAtTop, TableFromAbove } from '../setup/table-top.js';
import { ClockChoice } from './clock-choice.js';
import { OPEN, recallDraft, type TogetherDraft } from './draft.js';
import { Fold } from './fold.js';
import { GuestsChoice } from './guests-choice.js';
import { nameFault } from './name-field.js';
import { NAME, Seats } from './seats.js';
import styles from './together.module.css';
import { useOpening } from './use-opening.js';
import { useYou, type Yourself } from './use-you.js';
import { useTogetherWords } from './words/index.js';

interface FormProps {
  readonly game: ListedGame;
  /** Does this device only show the table? */
  readonly isScreen: boolean;
  readonly canBeListed: boolean;
}

export function TogetherForm({ game, isScreen, canBeListed }: FormProps) {
  const words = useTogetherWords();
  const screen = useScreen(game);
  const { options } = screen.useWords();
  const { you, me, setYou } = useYou();
  const [draft, setDraft] = useState(() => {
    const recalled = recallDraft(game, screen.rules.options);
    return { ...recalled, listed: recalled.listed && canBeListed };
  });
  const change = (changed: Partial<TogetherDraft>): void => setDraft({ ...draft, ...changed });
  const { opening, open } = useOpening(game);
  const [isTried, setTried] = useState(false);
  const fault = isScreen ? undefined : nameFault(you.name);
  const submit = (): void => {
    setTried(true);
    if (fault === undefined) void open({ draft, you: me, isScreen });
    else document.getElementById(NAME)?.focus();
  };
  return (
    <div className={styles['form']}>
      <div className={styles['column']}>
        <Part title={words.howMany}>
          <Counts
            label={words.howMany}
            value={draft.players}
            players={game.players}
            onChange={players => change({ players })}
          />
        </Part>
        <Part title={words.who}>
          {isScreen ? (
            <p className={styles['help']}>{words.allOpen}</p>
          ) : (
            <Seats
              game={game}
              draft={draft}
              you={you}
              fault={isTried ? fault : undefined}
              onChange={seats => change({ seats })}
              onYou={setYou}
            />
          )}
        </Part>
      </div>
      <div className={classes(styles['column'], styles['later'])}>
        <div className={styles['top']}>
          <TableFromAbove game={game.id} seats={seatsAround(draft, isScreen ? undefined : you)} />
        </div>
        <div className={styles['folds']}>
          <Fold title={words.clock} value={words.clockOf(draft.clock)} sign={<Icon name="clock" />}>
            <ClockChoice value={draft.clock} onChange={clock => change({ clock })} />
          </Fold>
          <Fold
            title={words.guests}
            value={words.access[draft.listed ? 'listed' : 'link']}
            sign={<Sign name={draft.listed ? 'globe' : 'lock'} />}
          >
            <GuestsChoice value={draft} canBeListed={canBeListed} onChange={change} />
          </Fold>
          <Fold title={words.rules} value={useRulesShortly(screen, draft)} sign={<Icon name="dice" />}>
            <RadioCards
              label={words.seating}
              value={draft.seating}
              choices={(['lot', 'chosen'] as const).map(value => ({ value, ...words.seatings[value] }))}
              onChange={seating => change({ seating })}
            />
            <Options fields={screen.rules.options} words={options} draft={draft} onChange={setDraft} />
            <Customs customs={game.customs ?? {}} words={options} draft={draft} onChange={setDraft} />
          </Fold>
        </div>
      </div>
      <div className={styles['start']}>
        {opening.type === 'refused' && (
          <p role="alert" className={styles['alert']}>
            {opening.why}
          </p>
        )}
        <Button look="primary" wide off={opening.type === 'opening'} onClick={submit}>
          <span>
            {opening.type === 'opening' ? words.opening : words.openTable}
            <small>{words.openTableHelp}</small>
          </span>
        </Button>
      </div>
    </div>
  );
}

/** Nobody but bots and oneself sits there yet. */
const seatsAround = (draft: TogetherDraft, you: Yourself | undefined): readonly SeatAtTop[] =>
  draft.seats.slice(0, draft.players).map((kind, key) => {
    if (you !== undefined && key === 0) return { key, name: you.name, figure: you.figure };
    return kind === OPEN || you === undefined ? { key, name: undefined } : { key, name: kind, figure: birdOf(kind) };
  });

/** Who begins, and what was chosen of the rules, in a few words. */
function useRulesShortly(screen: GameScreen, draft: TogetherDraft): string {
  const words = useTogetherWords();
  const { options } = screen.useWords();
  const fields = screen.rules.options;
  const chosen = Object.keys(fields)
    .filter(name => name !== 'players')
    .map(name => {
      const value = String(optionValue(draft, name, fields));
      return options[name]?.values?.[value]?.name ?? `${options[name]?.name ?? name}: ${value}`;
    });
  return [words.seatings[draft.seating].name, ...chosen].join(' · ');
}
