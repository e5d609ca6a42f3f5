/** What lights up on a house when a card is chosen, what is barred, and what just happened there. */
import { classes } from '@belfry/ui';
import type { Action, Floor, State } from '../../rules/index.js';
import { floorTop, type HousePlan } from '../art/plan.js';
import { stolenValue, type Verdict } from './choice.js';
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

interface NewsProps {
  readonly seat: number;
  readonly plan: HousePlan;
  readonly floors: readonly Floor[];
  readonly recent: Recent;
}

/** What the last deed did to this house. */
export function News({ seat, plan, floors, recent }: NewsProps) {
  const { built, lost, dog } = recent;
  return (
    <>
      {built === seat && floors.length > 0 && (
        <span className={styles['new']} style={floorBox(plan, floors.length - 1)} aria-hidden="true" />
      )}
      {lost === seat && <span className={styles['gone']} style={floorBox(plan, floors.length)} aria-hidden="true" />}
      {dog?.seat === seat && (
        <span
          className={classes(dog.left ? styles['gone'] : styles['new'])}
          style={dogBox(plan, dog.floor)}
          aria-hidden="true"
        />
      )}
    </>
  );
}
