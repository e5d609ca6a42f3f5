/** One player's towers, large. */
import { at, type Seat } from '@belfry/engine';
import { Dialog, type People, whoOf } from '@belfry/ui';
import { type State, scoreSheet } from '../../rules/index.js';
import { CardChip } from '../art/index.js';
import { named } from '../position.js';
import type { TableWords } from '../words/catalogue.js';
import styles from './dialogs.module.css';
import { ScoreParts } from './score-parts.js';
import { TowerScene } from './tower-scene.js';

interface TowersDialogProps {
  readonly view: State;
  readonly seat: Seat;
  readonly people: People;
  readonly words: TableWords;
  readonly onClose: () => void;
}

export function TowersDialog({ view, seat, people, words, onClose }: TowersDialogProps) {
  const { board } = words.texts;
  const towers = at(view.towers, seat);
  const torn = at(view.tornDown, seat);
  const sheet = scoreSheet(towers, torn.length);
  const title = board.towersOf(whoOf(people, seat));
  return (
    <Dialog title={title} closeLabel={board.close} onClose={onClose} size="large">
      <div className={styles['scene']}>
        <TowerScene towers={towers} sheet={sheet} words={words} label={title} />
      </div>
      <p className={styles['counts']}>
        <b>{board.points(sheet.total)}</b>
        <span>{board.tornCount(torn.length)}</span>
        {named(torn).map(({ card, key }) => (
          <CardChip key={key} card={card} name={words.card(card)} />
        ))}
      </p>
      <ScoreParts sheet={sheet} texts={board} />
    </Dialog>
  );
}
