/** Who sits where: a face and a name for each seat, and whether a person or a bot plays there. */
import type { ListedGame } from '@belfry/engine/words';
import { Avatar, classes, Icon, IconButton, useAnnounce } from '@belfry/ui';
import { useId, useState } from 'react';
import { birdOf } from '../people/birds.js';
import { useBotName } from '../people/bot-name.js';
import { useBots } from '../people/use-bots.js';
import { LONGEST_NAME } from '../shell/names.js';
import { useShellWords } from '../shell/words.js';
import {
  type Draft,
  type NameFault,
  nameOf,
  PERSON,
  type SeatDraft,
  seatsOf,
  usualName,
  withSeat,
  withSwap,
} from './draft.js';
import { LookDialog } from './look-dialog.js';
import { knownNames } from './memory.js';
import styles from './seats.module.css';
import { useSetupWords } from './words.js';

interface SeatsProps {
  readonly game: ListedGame;
  readonly draft: Draft;
  /** What is wrong with each name, if it should be said by now. */
  readonly faults: readonly (NameFault | undefined)[];
  readonly onChange: (draft: Draft) => void;
}

export function Seats({ faults, ...props }: SeatsProps) {
  const names = useId();
  return (
    <>
      <ol className={classes(styles['seats'], props.draft.seating === 'chosen' && styles['ordered'])}>
        {seatsOf(props.draft).map((seat, index) => (
          <Seat key={seat.key} index={index} seat={seat} fault={faults[index]} names={names} {...props} />
        ))}
      </ol>
      <datalist id={names}>
        {knownNames().map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

interface SeatProps extends Omit<SeatsProps, 'faults'> {
  readonly index: number;
  readonly seat: SeatDraft;
  readonly fault: NameFault | undefined;
  /** The list of names that were used before. */
  readonly names: string;
}

function Seat(props: SeatProps) {
  const { seat, draft, game } = props;
  const botOf = useBots(game.id);
  const bot = seat.kind === PERSON ? undefined : botOf(seat.kind);
  return (
    <li className={styles['seat']}>
      <Look {...props} />
      <NameField {...props} />
      <KindField {...props} />
      {draft.seating === 'chosen' && <Earlier {...props} />}
      {bot !== undefined && (
        <p className={styles['help']}>
          <b>{bot.name}</b> {bot.manner}
        </p>
      )}
    </li>
  );
}

/** The face of a seat. Pressed, it shows all there are. */
function Look({ index, seat, game, draft, onChange }: SeatProps) {
  const words = useSetupWords();
  const shell = useShellWords();
  const [isOpen, setOpen] = useState(false);
  const label = words.lookOf(words.seat(index + 1));
  const figure = seat.kind === PERSON ? seat.figure : birdOf(seat.kind);
  return (
    <>
      <button type="button" className={styles['look']} aria-label={label} title={label} onClick={() => setOpen(true)}>
        <Avatar seat={index} name={nameOf(seat, shell)} figure={figure} />
      </button>
      {isOpen && (
        <LookDialog
          title={seat.kind === PERSON ? label : words.botOn(index + 1)}
          seat={seat}
          game={game}
          onChange={change => onChange(withSeat(draft, index, change))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function NameField({ index, seat, draft, fault, names, onChange }: SeatProps) {
  const words = useSetupWords();
  const shell = useShellWords();
  const id = useId();
  return (
    <span className={styles['name']}>
      <input
        aria-label={words.nameOf(words.seat(index + 1))}
        value={seat.name}
        placeholder={usualName(seat, shell)}
        list={seat.kind === PERSON ? names : undefined}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : id}
        onChange={event => onChange(withSeat(draft, index, { name: event.target.value }))}
      />
      {fault !== undefined && (
        <span id={id} className={styles['fault']}>
          <Icon name="cross" size={14} />
          {words.wrongName[fault]}
        </span>
      )}
    </span>
  );
}

function KindField({ index, seat, game, draft, onChange }: SeatProps) {
  const words = useSetupWords();
  const botName = useBotName();
  return (
    <span className={styles['kind']}>
      <Icon name={seat.kind === PERSON ? 'people' : 'bot'} size={18} />
      <select
        aria-label={words.kindOf(words.seat(index + 1))}
        value={seat.kind}
        onChange={event => onChange(withSeat(draft, index, { kind: event.target.value }))}
      >
        <option value={PERSON}>{words.person}</option>
        <optgroup label={words.bots}>
          {game.bots.map(policy => (
            <option key={policy} value={policy}>
              {botName(policy)}
            </option>
          ))}
        </optgroup>
      </select>
      <span className={styles['chevron']}>
        <Icon name="forward" size={16} />
      </span>
    </span>
  );
}

/** One seat earlier: enough for every order. Who sits first begins. */
function Earlier({ index, seat, draft, onChange }: SeatProps) {
  const words = useSetupWords();
  const name = nameOf(seat, useShellWords());
  const announce = useAnnounce();
  const isFirst = index === 0;
  return (
    <IconButton
      icon={isFirst ? 'flag' : 'up'}
      label={isFirst ? words.first(name) : words.up(name)}
      off={isFirst}
      className={styles['earlier']}
      onClick={() => {
        onChange(withSwap(draft, index - 1));
        announce(words.moved(name, index));
      }}
    />
  );
}
