/** The tower cut into layers: a stack of slices where there is room, one of them with a stepper where there is little. */
import { Button, classes, IconButton } from '@belfry/ui';
import type { PlanFacts } from './facts.js';
import styles from './layers.module.css';
import { Slice } from './slice.js';
import { layersOf } from './speech/index.js';
import type { PlanWords } from './words/catalogue.js';

interface LayersProps {
  readonly facts: PlanFacts;
  readonly words: PlanWords;
  /** The layer that is looked at by itself. */
  readonly layer: number | undefined;
  /** The one that is drawn if none is. */
  readonly cursorLayer: number;
  readonly onLayer: (layer: number | undefined) => void;
  readonly onStep: (by: 1 | -1) => void;
}

/** So many slices are drawn. */
const SHOWN = 5;

export function LayerPanel({ facts, words, layer, cursorLayer, onLayer, onStep }: LayersProps) {
  const inHand = facts.current === undefined ? undefined : layersOf(facts.current.cells);
  const hot = (each: number): boolean =>
    layer === undefined ? inHand !== undefined && each >= inHand.from && each <= inHand.to : each === layer;
  return (
    <section className={styles['panel']} aria-label={words.layers}>
      <h2 className={styles['title']}>
        {words.layers} {inHand !== undefined && <small>{words.stoneLiesIn(inHand)}</small>}
      </h2>
      <div className={styles['stack']}>
        {shownLayers(facts, layer ?? inHand?.to ?? cursorLayer).map(each => (
          <button
            key={each}
            type="button"
            tabIndex={-1}
            aria-pressed={each === layer}
            aria-label={words.layer(each)}
            className={classes(styles['storey'], hot(each) && styles['hot'])}
            onClick={() => onLayer(each === layer ? undefined : each)}
          >
            <span className={styles['number']}>{each}</span>
            <Slice facts={facts} layer={each} isHot={hot(each)} />
          </button>
        ))}
      </div>
      <div className={styles['steps']}>
        <Steps words={words} onStep={onStep} />
        <Button look="quiet" off={layer === undefined} onClick={() => onLayer(undefined)}>
          {words.wholeTower}
        </Button>
      </div>
    </section>
  );
}

/** Some around one, the highest first; none below the table, and one above the tower to build in. */
function shownLayers({ chart, current }: PlanFacts, around: number): number[] {
  const most = Math.max(chart.layers, current === undefined ? 0 : layersOf(current.cells).to);
  const first = Math.max(0, Math.min(around + Math.floor(SHOWN / 2) - 1, most) - SHOWN + 1);
  const last = Math.min(first + SHOWN - 1, most);
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}

/** For small screens: the slice that is looked at, or where the stone or the cursor is. */
export function LayerStepper({ facts, words, layer, cursorLayer, onLayer, onStep }: LayersProps) {
  const shown = layer ?? (facts.current === undefined ? cursorLayer : layersOf(facts.current.cells).from);
  return (
    <section className={styles['stepper']} aria-label={words.layers}>
      <div className={styles['one']}>
        <span className={styles['number']}>{words.layer(shown)}</span>
        <Slice facts={facts} layer={shown} isHot={layer !== undefined} />
      </div>
      <div className={styles['steps']}>
        <Steps words={words} onStep={onStep} />
        <IconButton
          icon="bricks"
          label={words.wholeTower}
          className={styles['step']}
          off={layer === undefined}
          onClick={() => onLayer(undefined)}
        />
      </div>
    </section>
  );
}

const Steps = ({ words, onStep }: Pick<LayersProps, 'words' | 'onStep'>) => (
  <>
    <IconButton icon="down" label={words.layerDown} className={styles['step']} onClick={() => onStep(-1)} />
    <IconButton icon="up" label={words.layerUp} className={styles['step']} onClick={() => onStep(1)} />
  </>
);
