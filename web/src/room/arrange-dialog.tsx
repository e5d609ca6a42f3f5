/** The host changes the table: how many play, by which rules and clock, and who may come. */
import type { ListedGame } from '@belfry/engine/words';
import type { ClockSetting, RoomView } from '@belfry/table';
import { Button, Dialog, type GameScreen, Segments } from '@belfry/ui';
import { useState } from 'react';
import { useReach } from '../server/reach.js';
import type { Chosen } from '../setup/draft.js';
import { Customs, Options } from '../setup/options.js';
import { useShellWords } from '../shell/words.js';
import { ClockChoice } from '../together/clock-choice.js';
import { type Guests, GuestsChoice } from '../together/guests-choice.js';
import { useTogetherWords } from '../together/words/index.js';
import styles from './dialogs.module.css';
import { useRoomWords } from './words/index.js';

/** What can be changed before the match. */
export interface Arranged extends Chosen, Guests {
  readonly players: number;
  readonly clock: ClockSetting;
}

const arrangedOf = ({ options, customs, listed, spectators, delay, clock }: RoomView): Arranged => ({
  players: Number(options['players']),
  options: options as Chosen['options'],
  customs,
  listed,
  spectators,
  delay,
  clock,
});

interface ArrangeDialogProps {
  readonly game: ListedGame;
  readonly screen: GameScreen;
  readonly view: RoomView;
  readonly onSave: (arranged: Arranged) => void;
  readonly onClose: () => void;
}

export function ArrangeDialog({ game, screen, view, onSave, onClose }: ArrangeDialogProps) {
  const { arrange } = useRoomWords();
  const words = useTogetherWords();
  const shell = useShellWords();
  const { options } = screen.useWords();
  const reach = useReach();
  const [draft, setDraft] = useState(() => arrangedOf(view));
  const { min, max } = game.players;
  const change = (changed: Partial<Arranged>): void => setDraft({ ...draft, ...changed });
  return (
    <Dialog
      title={arrange.open}
      closeLabel={shell.close}
      onClose={onClose}
      foot={
        <Button look="primary" wide onClick={() => onSave(draft)}>
          {arrange.save}
        </Button>
      }
    >
      <div className={styles['parts']}>
        <h3>{words.howMany}</h3>
        <Segments
          label={words.howMany}
          value={draft.players}
          choices={Array.from({ length: max - min + 1 }, (_, n) => ({ value: min + n, name: min + n }))}
          onChange={players => change({ players })}
        />
        <h3>{words.clock}</h3>
        <ClockChoice value={draft.clock} onChange={clock => change({ clock })} />
        <h3>{words.guests}</h3>
        <GuestsChoice
          value={draft}
          canBeListed={draft.listed || (reach.is === 'there' && reach.house.listed)}
          onChange={change}
        />
        <Options fields={screen.rules.options} words={options} draft={draft} onChange={setDraft} />
        <Customs customs={game.customs ?? {}} words={options} draft={draft} onChange={setDraft} />
      </div>
    </Dialog>
  );
}
