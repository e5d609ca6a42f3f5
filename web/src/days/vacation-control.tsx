/** For the menu of a table whose clock counts days: away for a while, and back. Elsewhere it is empty. */
import { localeOf } from '@belfry/engine/words';
import { isBegun, type RoomView, type TableId, type TableView } from '@belfry/table';
import { Button, useLanguage } from '@belfry/ui';
import { useId, useState } from 'react';
import { useServerHere } from '../server/context.js';
import { awayUntil, beAway, beAwayEverywhere, mayBeAway, type VacationAnswer } from './vacation.js';
import styles from './vacation-control.module.css';
import { useDaysWords } from './words/index.js';

interface VacationControlProps {
  readonly id: TableId;
  readonly view: RoomView | TableView;
}

/** Days that a seat may be away in one match. */
const MOST = 30;
const USUAL = 3;

const UNTIL = { weekday: 'long', day: 'numeric', month: 'long' } as const;

export function VacationControl({ id, view }: VacationControlProps) {
  const server = useServerHere();
  if (server === undefined || !isBegun(view) || !mayBeAway(view)) return null;
  return <Control id={id} view={view} />;
}

function Control({ id, view }: { readonly id: TableId; readonly view: TableView }) {
  const words = useDaysWords().vacation;
  const { language } = useLanguage();
  const server = useServerHere();
  const [most, setMost] = useState(MOST);
  const [days, setDays] = useState(USUAL);
  const [isEverywhere, setEverywhere] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState('');
  const until = server && awayUntil(view, server.now());
  const group = useId();

  const here = async (wished: number): Promise<string> => {
    const answer: VacationAnswer = server ? await beAway(server, id, view, wished) : { is: 'no' };
    if (answer.is === 'done') return '';
    if (answer.is === 'no') return words.failed;
    setMost(answer.days);
    setDays(Math.min(days, Math.max(1, answer.days)));
    return words.only(answer.days);
  };
  const everywhere = async (wished: number): Promise<string> => {
    if (server === undefined) return words.failed;
    const { done, refused } = await beAwayEverywhere(server, wished);
    const told = wished === 0 ? words.returned(done) : words.left(done);
    return refused === 0 ? told : `${told} ${words.refused(refused)}`;
  };
  const wish = async (wished: number): Promise<void> => {
    setBusy(true);
    setOutcome('');
    setOutcome(await (isEverywhere ? everywhere(wished) : here(wished)).catch(() => words.failed));
    setBusy(false);
  };

  return (
    <section className={styles['vacation']} aria-labelledby={group}>
      <h3 id={group}>{words.title}</h3>
      <p role="status" className={styles['help']}>
        {until === undefined
          ? words.help
          : words.away(new Intl.DateTimeFormat(localeOf(language), UNTIL).format(until))}
      </p>
      {until === undefined && most > 0 && (
        <label className={styles['long']}>
          {words.howLong}
          <select value={days} onChange={event => setDays(Number(event.target.value))}>
            {Array.from({ length: most }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: days are counted.
              <option key={index} value={index + 1}>
                {words.days(index + 1)}
              </option>
            ))}
          </select>
        </label>
      )}
      {(until !== undefined || most > 0) && (
        <>
          <label className={styles['all']}>
            <input type="checkbox" checked={isEverywhere} onChange={event => setEverywhere(event.target.checked)} />
            {words.all}
          </label>
          <Button off={isBusy} onClick={() => void wish(until === undefined ? days : 0)}>
            {until === undefined ? words.leave(days) : isEverywhere ? words.backEverywhere : words.back}
          </Button>
        </>
      )}
      <p role="status" className={styles['help']}>
        {outcome}
      </p>
    </section>
  );
}
