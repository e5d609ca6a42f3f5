/** Who sits where at a new table: yourself, bots, and open seats for whoever comes. */
import type { ListedGame } from '@belfry/engine/words';
import { Avatar, Button, Dialog, Icon } from '@belfry/ui';
import { useState } from 'react';
import { birdOf } from '../people/birds.js';
import { BotCards } from '../people/bot-cards.js';
import { FigurePicker } from '../people/figure-picker.js';
import { useBots } from '../people/use-bots.js';
import { RadioCards } from '../setup/radio-cards.js';
import { useShellWords } from '../shell/words.js';
import { OPEN, type TogetherDraft } from './draft.js';
import { type NameFault, NameField } from './name-field.js';
import styles from './seats.module.css';
import type { Yourself } from './use-you.js';
import { useTogetherWords } from './words/index.js';

interface SeatsProps {
  readonly game: ListedGame;
  readonly draft: TogetherDraft;
  readonly you: Yourself;
  readonly fault: NameFault | undefined;
  readonly onChange: (seats: readonly string[]) => void;
  readonly onYou: (change: Partial<Yourself>) => void;
}

const NOBODY = '?';

/** The field of one's own name. */
export const NAME = 'together-name';

export function Seats(props: SeatsProps) {
  const { draft, onChange } = props;
  return (
    <ol className={styles['seats']}>
      <Own {...props} />
      {draft.seats.slice(1, draft.players).map((kind, index) => (
        <Other
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          key={index}
          {...props}
          seat={index + 1}
          kind={kind}
          onChoose={chosen => onChange(draft.seats.with(index + 1, chosen))}
        />
      ))}
    </ol>
  );
}

function Own({ you, fault, onYou }: SeatsProps) {
  const words = useTogetherWords();
  const shell = useShellWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles['seat']}>
      <button
        type="button"
        className={styles['face']}
        aria-label={words.figure}
        title={words.figure}
        onClick={() => setOpen(true)}
      >
        <Avatar seat={0} name={you.name} figure={you.figure} />
      </button>
      <NameField id={NAME} value={you.name} fault={fault} onChange={name => onYou({ name })} />
      <span className={styles['you']}>{words.you}</span>
      {isOpen && (
        <Dialog title={words.figure} closeLabel={shell.close} onClose={() => setOpen(false)}>
          <div className={styles['dialog']}>
            <FigurePicker label={words.figure} value={you.figure} onChange={figure => onYou({ figure })} />
            <Button look="primary" wide onClick={() => setOpen(false)}>
              {words.done}
            </Button>
          </div>
        </Dialog>
      )}
    </li>
  );
}

interface OtherProps extends SeatsProps {
  readonly seat: number;
  readonly kind: string;
  readonly onChoose: (kind: string) => void;
}

function Other({ game, draft, seat, kind, onChoose }: OtherProps) {
  const words = useTogetherWords();
  const [isOpen, setOpen] = useState(false);
  const botOf = useBots(game.id);
  const bot = kind === OPEN ? undefined : botOf(kind);
  return (
    <li className={styles['seat']}>
      <button type="button" className={styles['other']} onClick={() => setOpen(true)}>
        {kind === OPEN ? (
          <span className={styles['open']} aria-hidden="true">
            {NOBODY}
          </span>
        ) : (
          <Avatar seat={seat} name={kind} figure={birdOf(kind)} />
        )}
        <span className={styles['who']}>
          <b>{kind === OPEN ? words.open : `${words.bot} · ${bot?.name}`}</b>
          <small>{kind === OPEN ? words.openHelp(draft.listed) : bot?.manner}</small>
        </span>
        <span className={styles['chevron']}>
          <Icon name="forward" size={18} />
        </span>
      </button>
      {isOpen && (
        <WhoDialog
          game={game}
          seat={seat}
          kind={kind}
          listed={draft.listed}
          onChoose={onChoose}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}

interface WhoDialogProps extends Pick<OtherProps, 'game' | 'seat' | 'kind' | 'onChoose'> {
  readonly listed: boolean;
  readonly onClose: () => void;
}

function WhoDialog({ game, seat, kind, listed, onChoose, onClose }: WhoDialogProps) {
  const words = useTogetherWords();
  const shell = useShellWords();
  const title = words.whoOn(seat + 1);
  return (
    <Dialog title={title} closeLabel={shell.close} onClose={onClose}>
      <div className={styles['dialog']}>
        <RadioCards
          label={title}
          value={kind}
          choices={[{ value: OPEN, name: words.open, help: words.openHelp(listed) }]}
          onChange={onChoose}
        />
        <h3>{words.whichBot}</h3>
        <BotCards label={words.whichBot} game={game} value={kind} onChange={onChoose} />
        <Button look="primary" wide onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </Dialog>
  );
}
