/** Any value as something to read: fields under their names, lists with their items, holes said to be hidden. */
import type { Json } from '@belfry/engine';
import type { ReactNode } from 'react';
import type { People } from '../screen.js';
import { within } from './roles.js';
import type { Shared } from './shared.js';
import { fieldsOf, isList, isScalar, isSeat } from './speech.js';
import styles from './value.module.css';

interface ValueProps<V extends Json = Json> {
  readonly value: V;
  /** Where in the state it is, as roles have it. */
  readonly path: string;
  readonly people: People;
  readonly shared: Shared;
}

/** Longer lists are folded. */
const LONG = 12;

function Value({ value, ...rest }: ValueProps): ReactNode {
  const { say } = rest.shared.useWords();
  if (isList(value)) return <List value={value} {...rest} />;
  if (!isScalar(value)) return <Fields fields={Object.entries(value)} {...rest} />;
  const { path, people, shared } = rest;
  const key = path.split('.').at(-1) ?? '';
  if (typeof value === 'number' && (shared.roles.turns.has(path) || isSeat(key, value)))
    return say.player(value, people);
  return value === null ? <span className={styles['hidden']}>{say.scalar(value)}</span> : say.scalar(value);
}

interface FieldsProps extends Omit<ValueProps, 'value'> {
  readonly fields: readonly Field[];
}

export function Fields({ fields, path, ...rest }: FieldsProps) {
  const { say } = rest.shared.useWords();
  return (
    <dl className={styles['fields']}>
      {fields.map(([key, value]) => (
        <Row key={key} name={say.capital(say.term(key))} isWide={!isShort(value)}>
          <Value value={value} path={within(path, key)} {...rest} />
        </Row>
      ))}
    </dl>
  );
}

interface RowProps {
  readonly name: string;
  /** What stands under its name, not beside it. */
  readonly isWide: boolean;
  readonly children: ReactNode;
}

const Row = ({ name, isWide, children }: RowProps) => (
  <div className={isWide ? styles['wide'] : styles['row']}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const isShort = (value: Json): boolean => isScalar(value) || (isList(value) && value.every(isScalar));

/** Small things with a few fields are told on one line. */
const isFlat = (value: Json): boolean => !isScalar(value) && !isList(value) && Object.values(value).every(isScalar);

function List({ value, path, people, shared }: ValueProps<readonly Json[]>) {
  const { plain, say } = shared.useWords();
  if (value.length === 0) return <span className={styles['none']}>{plain.none}</span>;
  if (isBySeat(value, path, people, shared)) {
    return (
      <dl className={styles['fields']}>
        {value.map((item, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their numbers.
          <Row key={seat} name={say.player(seat, people)} isWide={!isShort(item)}>
            <Value value={item} path={INSIDE} people={people} shared={shared} />
          </Row>
        ))}
      </dl>
    );
  }
  const items = (
    <ol className={value.every(isScalar) ? styles['tags'] : styles['items']}>
      {value.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what stands at a place is all that is known of it.
        <li key={index}>
          {isFlat(item) ? say.line(item, people) : <Value value={item} path={INSIDE} people={people} shared={shared} />}
        </li>
      ))}
    </ol>
  );
  if (value.length <= LONG) return items;
  return (
    <details className={styles['long']}>
      <summary>{plain.items(value.length)}</summary>
      {items}
    </details>
  );
}

/** What lies in lists has no path of its own. */
export const INSIDE = '*';

const isBySeat = (list: readonly Json[], path: string, people: People, { roles }: Shared): boolean =>
  roles.bySeat.has(path) && list.length === people.seats.length;

export type Field = readonly [key: string, value: Json];

/** The fields of a state: what each player has of those with something for everyone, and the others, short ones first. */
export function splitBySeat(view: unknown, people: People, shared: Shared) {
  const own: Field[][] = people.seats.map(() => []);
  const common: Field[] = [];
  for (const [key, value] of Object.entries(fieldsOf(view))) {
    const list = isList(value) && isBySeat(value, key, people, shared) ? value : undefined;
    if (list === undefined) common.push([key, value]);
    for (const [seat, item] of list?.entries() ?? []) own[seat]?.push([key, item]);
  }
  return { own, common: common.toSorted(([, a], [, b]) => Number(isShort(b)) - Number(isShort(a))) };
}
