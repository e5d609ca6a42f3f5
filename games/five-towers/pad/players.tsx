/** Everybody's page: beside each other on a desk; on a phone one at a time, with the others as tabs. */
import type { Seat } from '@belfry/engine';
import { Avatar, classes, minus, signed } from '@belfry/ui';
import { Leads, PlayerColumn, PlayerColumns, useCommonWords } from '@belfry/ui/pad';
import type { ScoreSheet, TowerIndex } from '../rules/index.js';
import { type FiveTowersSheet, leadersOf, type PlayerSheet } from './model/fold.js';
import styles from './players.module.css';
import { Skyline } from './skyline.js';
import { useWords } from './words/index.js';

export interface Chosen {
  readonly seat: Seat;
  readonly tower: TowerIndex;
}

interface PlayersProps {
  readonly names: readonly string[];
  readonly sheet: FiveTowersSheet;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

export function Players({ names, sheet, chosen, onChoose }: PlayersProps) {
  const best = Math.max(...sheet.scores.map(({ total }) => total));
  const leaders = leadersOf(sheet);
  return (
    <PlayerColumns columns={names.length} className={styles['pages']}>
      {sheet.scores.map((score, seat) => (
        <PlayerPage
          key={names[seat]}
          seat={seat}
          name={names[seat] ?? ''}
          count={names.length}
          player={sheet.players[seat]}
          score={score}
          leads={leaders.includes(seat)}
          behind={best - score.total}
          chosen={chosen}
          onChoose={onChoose}
        />
      ))}
    </PlayerColumns>
  );
}

interface PlayerPageProps {
  readonly seat: Seat;
  readonly name: string;
  /** How many pages share the width of the pad. */
  readonly count: number;
  readonly player: PlayerSheet | undefined;
  readonly score: ScoreSheet;
  readonly leads: boolean;
  readonly behind: number;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

function PlayerPage({ seat, name, count, player, score, leads, behind, chosen, onChoose }: PlayerPageProps) {
  const isChosen = chosen.seat === seat;
  return (
    <PlayerColumn name={name} className={classes(styles['page'], isChosen && styles['chosen'])}>
      <Head
        seat={seat}
        name={name}
        total={score.total}
        leads={leads}
        behind={behind}
        isChosen={isChosen}
        onChoose={() => onChoose({ ...chosen, seat })}
      />
      <div className={styles['body']}>
        <Skyline
          name={name}
          towers={player?.towers ?? []}
          score={score}
          pages={count}
          chosen={isChosen ? chosen.tower : undefined}
          onChoose={tower => onChoose({ seat, tower })}
        />
        <Parts score={score} />
      </div>
    </PlayerColumn>
  );
}

interface HeadProps {
  readonly seat: Seat;
  readonly name: string;
  readonly total: number;
  readonly leads: boolean;
  readonly behind: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Head({ seat, name, total, leads, behind, isChosen, onChoose }: HeadProps) {
  const common = useCommonWords();
  const words = useWords();
  const place = leads ? common.leads : behind > 0 ? common.behind(behind) : '';
  return (
    <button
      type="button"
      className={styles['head']}
      aria-pressed={isChosen}
      aria-label={words.total(name, total, place)}
      onClick={onChoose}
    >
      <span className={styles['name']}>
        <Avatar seat={seat} name={name} small />
        <span>{name}</span>
      </span>
      <b className={styles['total']}>{minus(total)}</b>
      {leads ? <Leads className={styles['leads']} /> : <span className={styles['behind']}>{place}</span>}
    </button>
  );
}

function Parts({ score }: { readonly score: ScoreSheet }) {
  const words = useWords();
  const main = score.main?.points ?? 0;
  const towers = score.total - main - score.tornDown.points;
  return (
    <dl className={styles['parts']}>
      <Part name={words.towers} short={words.towers} value={minus(towers)} />
      <Part name={words.mainTower} short={words.mainShort} value={signed(main)} />
      <Part name={words.torn} short={words.tornShort} value={minus(score.tornDown.points)} />
    </dl>
  );
}

const Part = ({ name, short, value }: { readonly name: string; readonly short: string; readonly value: string }) => (
  <div>
    <dt>
      <span className={styles['onDesk']}>{name}</span>
      <span className={styles['onPhone']}>{short}</span>
    </dt>
    <dd>{value}</dd>
  </div>
);
