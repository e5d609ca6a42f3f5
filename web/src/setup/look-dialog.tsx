/** All the faces somebody at a seat can have: a person's figures, or the bots with their characters. */
import type { ListedGame } from '@belfry/engine/words';
import { Button, Dialog } from '@belfry/ui';
import { BotCards } from '../people/bot-cards.js';
import { FigurePicker } from '../people/figure-picker.js';
import { useShellWords } from '../shell/words.js';
import { PERSON, type SeatDraft } from './draft.js';
import styles from './look-dialog.module.css';
import { useSetupWords } from './words.js';

interface LookDialogProps {
  readonly title: string;
  readonly seat: SeatDraft;
  readonly game: ListedGame;
  readonly onChange: (change: Partial<SeatDraft>) => void;
  readonly onClose: () => void;
}

export function LookDialog({ title, seat, game, onChange, onClose }: LookDialogProps) {
  const words = useSetupWords();
  const shell = useShellWords();
  return (
    <Dialog title={title} closeLabel={shell.close} onClose={onClose}>
      <div className={styles['look']}>
        {seat.kind === PERSON ? (
          <FigurePicker label={title} value={seat.figure} onChange={figure => onChange({ figure })} />
        ) : (
          <BotCards label={title} game={game} value={seat.kind} onChange={kind => onChange({ kind })} />
        )}
        <Button look="primary" wide onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </Dialog>
  );
}
