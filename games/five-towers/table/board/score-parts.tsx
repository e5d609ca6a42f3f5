/** Where a player's points come from. */
import { Hidden, Icon, type IconName, minus } from '@belfry/ui';
import type { ScoreSheet } from '../../rules/index.js';
import { partsOf, type ScorePart } from '../score-parts.js';
import type { BoardTexts } from '../words/catalogue.js';
import styles from './mine.module.css';

interface Row {
  readonly part: ScorePart;
  readonly icon: IconName;
  readonly name: string;
}

/** What each part is called, and its sign. */
export const rowsOf = (texts: BoardTexts): readonly Row[] => [
  { part: 'plain', icon: 'bricks', name: texts.cards },
  { part: 'topped', icon: 'roof', name: texts.roofed },
  { part: 'main', icon: 'star', name: texts.mainTower },
  { part: 'torn', icon: 'torn', name: texts.tornDown },
];

export function ScoreParts({ sheet, texts }: { readonly sheet: ScoreSheet; readonly texts: BoardTexts }) {
  const points = partsOf(sheet);
  return (
    <ul className={styles['parts']} aria-label={texts.scoreParts}>
      {rowsOf(texts).map(({ part, icon, name }) => (
        <li key={part} className={points[part] < 0 ? styles['minus'] : undefined} title={name}>
          <Icon name={icon} size={17} />
          <span className={styles['part']} aria-hidden="true">
            {name}
          </span>
          <b aria-hidden="true">{minus(points[part])}</b>
          <Hidden>{`${name}: ${minus(points[part])}`}</Hidden>
        </li>
      ))}
    </ul>
  );
}
