/** The end as a score sheet: places, heights, parts, rings, and by which of them the match was decided. */
import { at, type Seat } from '@belfry/engine';
import { classes, Hidden, type People, type ResultProps, type Who, whoOf } from '@belfry/ui';
import type { CSSProperties, ReactNode } from 'react';
import { type Question, type State, type Turmbauer, towerHeight } from '../rules/index.js';
import { Badge, Crown } from './marks/index.js';
import styles from './result.module.css';
import { type Row, type Rung, type Sheet, sheetOf } from './standings.js';
import { useTableWords } from './use-words.js';

export function Result({ view, result: { collapsedBy }, people }: ResultProps<Turmbauer>) {
  const sheet = sheetOf(view, collapsedBy);
  const { result: texts } = useTableWords().texts;
  return (
    <div className={styles['result']}>
      <div className={styles['inside']}>
        <p className={styles['how']}>
          <HowItEnded view={view} collapsedBy={collapsedBy} sheet={sheet} people={people} />
        </p>
        <div>
          <ScoreSheet sheet={sheet} hasCollapsed={collapsedBy !== undefined} people={people} />
          {people.seats.length === 2 && <p className={styles['note']}>{texts.bothPawns}</p>}
        </div>
        {sheet.decidedBy !== 'last-standing' && (
          <Reasons sheet={sheet} hasCollapsed={collapsedBy !== undefined} people={people} />
        )}
      </div>
    </div>
  );
}

interface PartProps {
  readonly sheet: Sheet;
  readonly people: People;
}

interface HowProps extends PartProps {
  readonly view: State;
  readonly collapsedBy: Seat | undefined;
}

function HowItEnded({ view, collapsedBy, sheet, people }: HowProps) {
  const { result: texts } = useTableWords().texts;
  const stones = view.tower.length;
  if (collapsedBy === undefined) return texts.stands(stones, towerHeight(view));
  const height = (seat: Seat): number => sheet.rows.find(row => row.seat === seat)?.standing.height ?? 0;
  const wasOnTop = sheet.rows.every(({ seat }) => height(seat) <= height(collapsedBy));
  const winner = whoOf(people, at(sheet.winners, 0));
  return [
    texts.collapsed(whoOf(people, collapsedBy), view.collapse?.length ?? 0, stones),
    texts.out(wasOnTop),
    sheet.decidedBy === 'last-standing' ? texts.otherWins(winner) : texts.ofTheOthers,
  ].join(' ');
}

interface SheetProps extends PartProps {
  readonly hasCollapsed: boolean;
}

function ScoreSheet({ sheet, hasCollapsed, people }: SheetProps) {
  const { result: texts } = useTableWords().texts;
  return (
    <table className={styles['sheet']}>
      <caption>{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.place}</th>
          <th scope="col">
            <Hidden>{texts.player}</Hidden>
          </th>
          <th scope="col">{texts.height}</th>
          <th scope="col">{hasCollapsed ? texts.partsLeft : texts.inBox}</th>
          <th scope="col">{texts.rings}</th>
        </tr>
      </thead>
      <tbody>
        {sheet.rows.map(row => (
          <PlayerRow key={row.seat} row={row} sheet={sheet} people={people} />
        ))}
      </tbody>
    </table>
  );
}

/** Names up to so many letters are not broken. */
const FITS = 9;

function PlayerRow({ row, sheet, people }: PartProps & { readonly row: Row }) {
  const { result: texts } = useTableWords().texts;
  const { seat, place, colours } = row;
  const { name, you } = whoOf(people, seat);
  const called = you ? texts.you : name;
  const hasWon = sheet.winners.includes(seat);
  return (
    <tr className={classes(hasWon && styles['won'], place === undefined && styles['out'])}>
      <td className={styles['place']}>
        <span>
          {place}
          {hasWon && <Crown />}
        </span>
      </td>
      <th scope="row">
        <span className={styles['player']}>
          <span className={styles['badges']}>
            {colours.map(({ colour }) => (
              <Badge key={colour} colour={colour} name={name} size={26} />
            ))}
          </span>
          <span className={styles['name']} style={{ '--letters': Math.min(called.length, FITS) } as CSSProperties}>
            {called}
          </span>
          {hasWon && <Hidden>{texts.winner}</Hidden>}
        </span>
      </th>
      <Count row={row} question="height" sheet={sheet} />
      {place === undefined ? (
        <td colSpan={2} className={styles['down']}>
          {texts.broughtDown}
        </td>
      ) : (
        <>
          <Count row={row} question="parts" sheet={sheet} />
          <Count row={row} question="rings" sheet={sheet} />
        </>
      )}
    </tr>
  );
}

/** The number that decided has a ring around it. With two colours it is a sum: `17`, and below it `9 + 8`. */
function Count({ row, question, sheet }: { readonly row: Row; readonly question: Question; readonly sheet: Sheet }) {
  const isDecisive = sheet.decidedBy === question && sheet.winners.includes(row.seat);
  const count = row.standing[question];
  return (
    <td>
      <span className={classes(styles['count'], isDecisive && styles['ringed'])}>
        {row.place === undefined ? <s>{count}</s> : count}
      </span>
      {row.colours.length > 1 && <small>{row.colours.map(({ standing }) => standing[question]).join(' + ')}</small>}
    </td>
  );
}

/** The questions in their order, each with what it told. */
function Reasons({ sheet, hasCollapsed, people }: SheetProps) {
  const { result: texts } = useTableWords().texts;
  return (
    <section className={styles['why']} aria-label={texts.why}>
      <ol className={styles['reasons']}>
        {sheet.rungs.map(rung => (
          <li key={rung.question} className={styles[rung.answer]}>
            <b>{texts.questions[hasCollapsed && rung.question === 'parts' ? 'partsLeft' : rung.question]}</b>{' '}
            <Reason rung={rung} sheet={sheet} people={people} hasCollapsed={hasCollapsed} />
          </li>
        ))}
      </ol>
      {sheet.decidedBy === 'shared' && <p className={styles['shared']}>{texts.shared}</p>}
    </section>
  );
}

function Reason({ rung, sheet, people, hasCollapsed }: SheetProps & { readonly rung: Rung }): ReactNode {
  const { result: texts } = useTableWords().texts;
  const { question, answer, asked, left } = rung;
  if (answer === 'not-needed') return texts.notNeeded;
  const who = (seat: Seat): Who => whoOf(people, seat);
  const rowOf = (seat: Seat): Row =>
    at(
      sheet.rows.filter(row => row.seat === seat),
      0,
    );
  const verdict = { decides: texts.decides, equal: texts.equal, narrows: texts.stillLevel(left.map(who)) }[answer];
  const best = at(left, 0);
  if (question === 'height') {
    const { height } = rowOf(best).standing;
    return answer === 'decides' ? `${texts.highest(who(best), height)} ${verdict}` : texts.level(left.map(who), height);
  }
  const counts = asked.map(seat => {
    const { standing, boxed } = rowOf(seat);
    const isShort = question === 'parts' && !hasCollapsed && boxed.length <= A_FEW;
    return texts.count(who(seat), standing[question], isShort ? boxed : []);
  });
  return (
    <>
      {capital(counts.join(', '))}. {verdict}
    </>
  );
}

/** More stones than these are not named one by one. */
const A_FEW = 4;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
