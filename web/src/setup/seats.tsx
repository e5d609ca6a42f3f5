/** Who sits where: a name for each seat, and whether a person or a bot plays there. */
import { Avatar, Icon, IconButton, type ScreenWords, useAnnounce } from '@belfry/ui';
import { useId } from 'react';
import { LONGEST_NAME } from '../shell/names.js';
import { useShellWords } from '../shell/words.js';
import { type Draft, type NameFault, PERSON, type SeatDraft, seatsOf, withKind, withSeat, withSwap } from './draft.js';
import { knownNames } from './memory.js';
import styles from './seats.module.css';
import { useSetupWords } from './words.js';

interface SeatsProps {
  readonly draft: Draft;
  readonly policies: ScreenWords['policies'];
  /** What is wrong with each name, if it should be said by now. */
  readonly faults: readonly (NameFault | undefined)[];
  readonly onChange: (draft: Draft) => void;
}

export function Seats({ draft, policies, faults, onChange }: SeatsProps) {
  const names = useId();
  return (
    <>
      <ol className={styles['seats']}>
        {seatsOf(draft).map((seat, index) => (
          <Seat
            key={seat.key}
            index={index}
            seat={seat}
            draft={draft}
            policies={policies}
            fault={faults[index]}
            names={names}
            onChange={onChange}
          />
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
  const { index, seat, draft, policies } = props;
  return (
    <li className={styles['seat']}>
      <Avatar seat={index} name={seat.name} />
      <NameField {...props} />
      <KindField {...props} />
      {draft.seating === 'chosen' && <Moves {...props} />}
      {seat.kind !== PERSON && <p className={styles['help']}>{policies[seat.kind]?.help}</p>}
    </li>
  );
}

function NameField({ index, seat, draft, fault, names, onChange }: SeatProps) {
  const words = useSetupWords();
  const id = useId();
  return (
    <span className={styles['name']}>
      <input
        aria-label={words.nameOf(words.seat(index + 1))}
        value={seat.name}
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

function KindField({ index, seat, draft, policies, onChange }: SeatProps) {
  const words = useSetupWords();
  const shell = useShellWords();
  return (
    <span className={styles['kind']}>
      <Icon name={seat.kind === PERSON ? 'people' : 'bot'} size={18} />
      <select
        aria-label={words.kindOf(words.seat(index + 1))}
        value={seat.kind}
        onChange={event => onChange(withKind(draft, index, event.target.value, shell))}
      >
        <option value={PERSON}>{words.person}</option>
        <optgroup label={words.bots}>
          {Object.entries(policies).map(([policy, { name }]) => (
            <option key={policy} value={policy}>
              {name}
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

function Moves({ index, seat, draft, onChange }: SeatProps) {
  const words = useSetupWords();
  const announce = useAnnounce();
  const swap = (first: number, place: number): void => {
    onChange(withSwap(draft, first));
    announce(words.moved(seat.name, place + 1));
  };
  return (
    <span className={styles['moves']}>
      <IconButton icon="up" label={words.up(seat.name)} off={index === 0} onClick={() => swap(index - 1, index - 1)} />
      <IconButton
        icon="down"
        label={words.down(seat.name)}
        off={index === draft.players - 1}
        onClick={() => swap(index, index + 1)}
      />
    </span>
  );
}
