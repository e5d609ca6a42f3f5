/** The best ways to build, most cards first: each drawn on the towers it changes. */

import { Button, Icon } from '@belfry/ui';
import { type TowerIndex, towerOf, valueOn } from '../rules/index.js';
import { CardChip, TowerArt } from '../table/art/index.js';
import { drawnValues, isKnown } from './drawn.js';
import { useGameWords } from './game-words.js';
import type { Answer, Way } from './model/ask.js';
import type { PlayerSheet } from './model/fold.js';
import styles from './ways.module.css';
import { useWords } from './words/index.js';

interface WaysProps {
  readonly player: PlayerSheet;
  readonly answer: Answer;
  readonly onWrite: (way: Way) => void;
}

export function Ways({ player, answer, onWrite }: WaysProps) {
  const { ask } = useWords();
  return answer.bySize.map(({ size, ways }) => (
    <section key={size} className={styles['size']}>
      <h3>{ask.exactly(size)}</h3>
      <ol>
        {ways.map((way, index) => (
          <li key={keyOf(way)} className={styles['way']} aria-label={ask.way(index + 1)}>
            <Drawing player={player} way={way} />
            <div className={styles['words']}>
              <Steps way={way} />
              <p className={styles['gain']}>{ask.gain(way.gain, way.total)}</p>
              <Button icon="edit" onClick={() => onWrite(way)}>
                {ask.write}
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </section>
  ));
}

const keyOf = ({ tearDown, place }: Way): string => `${tearDown}:${place.join()}`;

function Steps({ way }: { readonly way: Way }) {
  const { ask } = useWords();
  const game = useGameWords();
  return (
    <>
      {way.torn !== undefined && (
        <p className={styles['tear']}>
          <Icon name="torn" size={18} />
          {ask.tearFirst(game.card(way.torn))}
        </p>
      )}
      <p className={styles['cards']}>
        {way.place.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may come twice.
          <CardChip key={index} card={card} name={game.card(card)} />
        ))}
      </p>
    </>
  );
}

const SIZE = { width: 74, height: 128, storey: 22 } as const;

function Drawing({ player, way }: { readonly player: PlayerSheet; readonly way: Way }) {
  const towers = [...new Set([...way.place.map(towerOf), ...(way.tearDown === undefined ? [] : [way.tearDown])])];
  return (
    <div className={styles['drawing']}>
      {towers
        .toSorted((a, b) => a - b)
        .map(tower => (
          <AfterArt key={tower} player={player} way={way} tower={tower} />
        ))}
    </div>
  );
}

interface AfterArtProps {
  readonly player: PlayerSheet;
  readonly way: Way;
  readonly tower: TowerIndex;
}

/** A tower as it would be: what is new carries the number of its turn. */
function AfterArt({ player, way, tower }: AfterArtProps) {
  const built = player.towers[tower] ?? [];
  const stays = tower === way.tearDown ? built.slice(0, -1) : built;
  const placed = way.place.map((card, index) => ({ card, order: String(index + 1) }));
  const fresh = placed.filter(({ card }) => towerOf(card) === tower);
  const marks = Object.fromEntries(fresh.map(({ order }, index) => [stays.length + index, order]));
  const values = [...drawnValues(stays), ...fresh.map(({ card }) => valueOn(card))];
  return <TowerArt tower={tower} values={values} marks={marks} detail={isKnown(stays) ? 1 : 0} {...SIZE} />;
}
