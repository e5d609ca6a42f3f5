/** What the viewer may do now: real buttons, by type, with a search where there are many. */
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Button } from '../button.js';
import type { People } from '../screen.js';
import styles from './decision.module.css';
import { type DeedGroup, findDeeds } from './deeds.js';
import type { Shared } from './shared.js';

type Action = DeedGroup['shown'][number];

interface DecisionProps {
  readonly view: unknown;
  readonly people: People;
  readonly act: (action: Action) => void;
  readonly shared: Shared;
}

/** More choices than one can take in: then they can be searched. */
const MANY = 12;

export function Decision({ view, people, act, shared }: DecisionProps) {
  const { rules, useWords } = shared;
  const { plain, say, game } = useWords();
  const heading = useId();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const legal = useMemo(() => rules.legal(view), [rules, view]);
  const details = (action: Action): string => say.details(rules.actions.write(action), people);
  const found = useMemo(
    () =>
      findDeeds(legal, query, action => `${say.deed(action.type)} ${say.details(rules.actions.write(action), people)}`),
    [legal, query, rules, say, people],
  );
  return (
    <section className={styles['decision']} aria-labelledby={heading}>
      <h2 id={heading}>{plain.decision}</h2>
      {legal.count > MANY && (
        <>
          <input
            type="search"
            className={styles['search']}
            aria-label={plain.search}
            placeholder={plain.search}
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
          <p role="status" className={styles['count']}>
            {query === '' ? plain.choices(legal.count) : plain.fitting(found.fitting, found.searched)}
          </p>
        </>
      )}
      {found.searched < legal.count && <p className={styles['count']}>{plain.searchedOnly(found.searched)}</p>}
      {inOrder(found.groups, Object.keys(game.actions)).map(group => (
        <Group
          key={group.type}
          group={group}
          isOnly={found.groups.length === 1}
          details={details}
          act={act}
          shared={shared}
        />
      ))}
    </section>
  );
}

/** As the game's words name them, whatever is legal: nothing jumps under a finger. */
const inOrder = (groups: readonly DeedGroup[], types: readonly string[]): readonly DeedGroup[] =>
  groups.toSorted((a, b) => types.indexOf(a.type) - types.indexOf(b.type));

interface GroupProps {
  readonly group: DeedGroup;
  /** Is there nothing else to do? */
  readonly isOnly: boolean;
  readonly details: (action: Action) => string;
  readonly act: (action: Action) => void;
  readonly shared: Shared;
}

function Group({ group: { type, shown, more }, isOnly, details, act, shared: { useWords } }: GroupProps) {
  const { plain, say } = useWords();
  const heading = useId();
  const name = say.capital(say.deed(type));
  const labels = shown.map(details);
  const [only, ...others] = shown;
  if (only !== undefined && others.length === 0 && labels[0] === '')
    return (
      <Button look={isOnly ? 'primary' : 'plain'} wide onClick={() => act(only)}>
        {name}
      </Button>
    );
  return (
    <section className={styles['group']} aria-labelledby={heading}>
      <h3 id={heading}>{name}</h3>
      <ul>
        {shown.map((action, index) => (
          <li key={JSON.stringify(action)}>
            <Button aria-label={`${name}: ${labels[index]}`} onClick={() => act(action)}>
              {labels[index]}
            </Button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles['count']}>{plain.more(more)}</p>}
    </section>
  );
}
