/** Where a player's points come from. */
import { Hidden, Icon, type IconName, minus } from '@belfry/ui';
import type { ScoreSheet } from '../../rules/index.js';
import type { BoardTexts } from '../words/catalogue.js';
import styles from './mine.module.css';

interface Part {
  readonly icon: IconName;
  readonly name: string;
  readonly points: number;
}

const sum = (scores: ScoreSheet['towers'], topped: boolean): number =>
  scores.filter(score => score.topped === topped).reduce((points, score) => points + score.points, 0);

const partsOf = (sheet: ScoreSheet, texts: BoardTexts): readonly Part[] => [
  { icon: 'bricks', name: texts.cards, points: sum(sheet.towers, false) },
  { icon: 'roof', name: texts.roofed, points: sum(sheet.towers, true) },
  { icon: 'star', name: texts.mainTower, points: sheet.main?.points ?? 0 },
  { icon: 'torn', name: texts.tornDown, points: sheet.tornDown.points },
];

export function ScoreParts({ sheet, texts }: { readonly sheet: ScoreSheet; readonly texts: BoardTexts }) {
  return (
    <ul className={styles['parts']} aria-label={texts.scoreParts}>
      {partsOf(sheet, texts).map(({ icon, name, points }) => (
        <li key={icon} className={points < 0 ? styles['minus'] : undefined} title={name}>
          <Icon name={icon} size={17} />
          <span className={styles['part']} aria-hidden="true">
            {name}
          </span>
          <b aria-hidden="true">{minus(points)}</b>
          <Hidden>{`${name}: ${minus(points)}`}</Hidden>
        </li>
      ))}
    </ul>
  );
}
