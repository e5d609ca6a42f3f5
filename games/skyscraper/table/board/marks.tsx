/** What lights up on a house when a card is chosen, what is barred, and what just happened there. */
import { Icon, type Scene } from '@belfry/ui';
import type { Action, Floor, State } from '../../rules/index.js';
import { floorTop, type HousePlan } from '../art/plan.js';
import { stolenValue, type Verdict } from './choice.js';
import { cueOf, lateBy } from './cues.js';
import styles from './marks.module.css';
import type { Recent } from './recent.js';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const floorBox = (plan: HousePlan, index: number): Box => ({
  left: plan.left,
  top: floorTop(plan, index),
  width: plan.half * 2,
  height: plan.floor,
});

const dogBox = (plan: HousePlan, index: number): Box => ({
  ...floorBox(plan, index),
  left: plan.left + plan.half * 2,
  width: plan.dog,
});

/** The part of a house an action is about. */
function targetBox(view: State, plan: HousePlan, floors: readonly Floor[], action: Action): Box | undefined {
  const top = floorBox(plan, floors.length - 1);
  switch (action.type) {
    case 'guard':
      return floorBox(plan, action.floor);
    case 'bone':
      return dogBox(plan, action.floor);
    case 'jackhammer':
    case 'wrecking-ball':
      return top;
    case 'steal-floor':
      return { ...top, width: plan.half, left: plan.left + ((stolenValue(view, action) ?? 0) > 4 ? plan.half : 0) };
    default:
      return undefined;
  }
}

interface MarksProps {
  readonly view: State;
  readonly plan: HousePlan;
  readonly floors: readonly Floor[];
  readonly verdict: Verdict | undefined;
  readonly onAct: (action: Action) => void;
}

/** Lit parts can be tapped; for keys and screen readers the same choices stand as buttons below. */
export function Marks({ view, plan, floors, verdict, onAct }: MarksProps) {
  if (verdict === undefined) return null;
  if (verdict.type !== 'can') return floors.length > 0 ? <Barred plan={plan} index={floors.length - 1} /> : null;
  const [only] = verdict.actions;
  return (
    <>
      {verdict.actions.map(action => {
        const box = targetBox(view, plan, floors, action);
        return box && <Lit key={JSON.stringify(action)} box={box} onClick={() => onAct(action)} />;
      })}
      {only !== undefined && verdict.actions.length === 1 && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={styles['whole']}
          style={{ width: plan.width, height: plan.height }}
          onClick={() => onAct(only)}
        />
      )}
    </>
  );
}

const Lit = ({ box, onClick }: { readonly box: Box; readonly onClick: () => void }) => (
  <button type="button" tabIndex={-1} aria-hidden="true" className={styles['lit']} style={box} onClick={onClick}>
    <svg viewBox="0 0 24 24" className={styles['check']} aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="11" fill="var(--act)" stroke="var(--paper-2)" strokeWidth="2" />
      <path
        d="m7 12.5 3.5 3.5L17 8.5"
        fill="none"
        stroke="var(--act-ink)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </button>
);

const Barred = ({ plan, index }: { readonly plan: HousePlan; readonly index: number }) => (
  <span className={styles['barred']} style={floorBox(plan, index)} aria-hidden="true">
    <svg viewBox="0 0 24 24" className={styles['stop']} aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="9.5" fill="#fffaf0" stroke="#b8452f" strokeWidth="4" />
      <path d="M5.5 5.5l13 13" stroke="#b8452f" strokeWidth="4" />
    </svg>
  </span>
);

interface ShownProps extends Pick<MarksProps, 'view' | 'plan' | 'floors'> {
  readonly action: Action;
}

/** Where the way that was asked for leads. */
export function Shown({ view, plan, floors, action }: ShownProps) {
  const box = targetBox(view, plan, floors, action) ?? placeBox(plan, floors, action);
  return (
    <span className={styles['shown']} style={box} aria-hidden="true">
      <span className={styles['wand']}>
        <Icon name="wand" size={14} />
      </span>
    </span>
  );
}

/** What is built comes on top; whom a card is for has a door. */
const placeBox = (plan: HousePlan, floors: readonly Floor[], { type }: Action): Box =>
  type === 'build'
    ? floorBox(plan, floors.length)
    : { ...floorBox(plan, -1), top: plan.height - plan.ground, height: plan.ground };

interface NewsProps {
  readonly seat: number;
  readonly plan: HousePlan;
  readonly floors: readonly Floor[];
  readonly recent: Recent;
  readonly scene: Scene | undefined;
}

/** What the last deed did to this house; not before it was seen to happen. */
export function News({ seat, plan, floors, recent, scene }: NewsProps) {
  const { built, lost, dog } = recent;
  const mark = (isGone: boolean, box: Box, cue: number | undefined) => (
    <span className={styles[isGone ? 'gone' : 'new']} style={{ ...box, ...lateBy(cue) }} aria-hidden="true" />
  );
  return (
    <>
      {built === seat &&
        floors.length > 0 &&
        mark(false, floorBox(plan, floors.length - 1), cueOf(scene, 'floor', seat))}
      {lost === seat && mark(true, floorBox(plan, floors.length), cueOf(scene, 'gone', seat))}
      {dog?.seat === seat && mark(dog.left, dogBox(plan, dog.floor), cueOf(scene, dog.left ? 'gone' : 'dog', seat))}
    </>
  );
}
