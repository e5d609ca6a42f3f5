/** The pictures of the course in space. Each has a drawing for where there is no space. */
import { useSize } from '@belfry/ui';
import { type ReactNode, useMemo, useRef } from 'react';
import { COLOURS } from '../rules/index.js';
import { type Facts, Live } from '../table/live/index.js';
import { FallScene } from './fall-scene.js';
import { FirmScene } from './firm-scene.js';
import styles from './live.module.css';
import { BoxesArt, DiceArt } from './pictures.js';
import { climbFacts, endFacts, type Names, type Pick, ringFacts, rolledFacts, wishFacts } from './scenes.js';
import { CHEQUER_WISHES, OVERHANG_WISHES, type StepId } from './trials.js';
import type { TurmbauerCourseWords } from './words/catalogue.js';

export interface LiveArtProps {
  readonly id: StepId;
  readonly picked: readonly string[];
  readonly pick: Pick;
  readonly words: TurmbauerCourseWords;
  readonly drawing: ReactNode;
}

export function LiveArt({ id, picked, pick, words, drawing }: LiveArtProps) {
  const choice = picked.at(-1);
  if (id === 'firm') return <FirmScene choice={choice} pick={pick} drawing={drawing} />;
  if (id === 'fall') return <FallScene isOver={choice === 'again'} drawing={drawing} />;
  return <StillScene id={id} choice={choice} pick={pick} words={words} drawing={drawing} />;
}

interface StillSceneProps {
  readonly id: StepId;
  readonly choice: string | undefined;
  readonly pick: Pick;
  readonly words: TurmbauerCourseWords;
  readonly drawing: ReactNode;
}

/** How much of the picture what lies at its side covers. */
const COVERED = 0.38;

function StillScene({ id, choice, pick, words, drawing }: StillSceneProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box, { width: 360, height: 200 });
  const names = COLOURS.map(colour => words.colours[colour]);
  const key = names.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are the same as long as their key is; `pick` changes with every choice.
  const facts = useMemo(() => factsOf(id, choice, pick, names), [id, choice, key]);
  const aside = id === 'dice' ? <DiceArt /> : id === 'end' ? <BoxesArt labels={words.box} /> : undefined;
  const right = aside === undefined ? 8 : width * COVERED;
  const inset = useMemo(() => ({ top: 8, right, bottom: 8, left: 8 }), [right]);
  return (
    <div ref={box} className={styles['whole']}>
      <Live facts={facts} inset={inset} instead={drawing}>
        {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
      </Live>
    </div>
  );
}

function factsOf(id: StepId, choice: string | undefined, pick: Pick, names: Names): Facts | undefined {
  switch (id) {
    case 'dice':
      return rolledFacts(choice);
    case 'chequer':
      return wishFacts(CHEQUER_WISHES, choice, pick);
    case 'overhang':
      return wishFacts(OVERHANG_WISHES, choice, pick);
    case 'climb':
      return climbFacts(names, choice, pick);
    case 'rings':
      return ringFacts(names, choice);
    case 'end':
      return endFacts(names);
    default:
      return undefined;
  }
}
