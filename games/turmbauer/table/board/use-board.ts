/** All that a board knows at one moment: what is shown, what is in hand, and from where it is looked at. */
import { type BoardProps, isMotionOff, playSound, useSize } from '@belfry/ui';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Turmbauer } from '../../rules/index.js';
import { tipsAt } from '../coach/moments.js';
import { useTips } from '../coach/use-tips.js';
import type { Spin } from '../model/hands.js';
import { heldOver, pointOf } from '../model/pointed.js';
import { rackColour, rackOf } from '../model/rack.js';
import { type Beat, failureOf, hasJustHeld } from '../model/show.js';
import { type CameraHandle, SIDES } from '../scene/props.js';
import { isTight, layoutOf, SOME_ROOM } from './layout.js';
import { couldOf } from './scene-facts.js';
import type { Table } from './table.js';
import { useBoardKeys } from './use-board-keys.js';
import { useBuilding } from './use-building.js';
import { useCamera } from './use-camera.js';
import { useClimbing } from './use-climbing.js';
import { useCollapse } from './use-collapse.js';
import { useFollowed } from './use-followed.js';
import { usePointing } from './use-pointing.js';
import { useSame } from './use-same.js';
import { useShow } from './use-show.js';
import { useView, type ViewChoice } from './use-view.js';
import { useBoardWords } from './use-words.js';

/** `isFlat`: there is no picture in space, whatever somebody chose for others. */
export function useBoard(props: BoardProps<Turmbauer>, root: RefObject<HTMLElement | null>, isFlat = false) {
  const {
    viewer,
    people,
    log,
    act,
    draws,
    fateBy,
    customs,
    pointed,
    point,
    hint,
    isSent = false,
    isLarge = false,
  } = props;
  const words = useBoardWords();
  const view = useSame(props.view);
  const size = useSize(root, SOME_ROOM);
  const layout = layoutOf(size);
  const { choice, hasScene, isLost, setLost, isDrawn, setDrawn } = useChoice(isFlat);
  const readOut = customs?.['readOut'] !== 'hidden';

  const seen = useShow({ view, log, draws, hasScene });
  const { state, isCaughtUp } = seen;
  const mayAct = isCaughtUp ? act : undefined;
  const building = useBuilding(view, mayAct, readOut, isSent && isCaughtUp);
  const climbing = useClimbing(view, mayAct, isSent && isCaughtUp);
  useFollowed(hint?.way, building, climbing);
  const collapse = useCollapse({ view, log, draws, fateBy, hasScene });
  const table = useMemo((): Table => ({ state, people, words, readOut }), [state, people, words, readOut]);
  const failure = useMemo(() => (isCaughtUp ? failureOf(view, log) : undefined), [isCaughtUp, view, log]);
  const holds = useMemo(() => hasJustHeld(log), [log]);
  const tips = useTips(tipsAt({ state, building, climbing, failure }));
  const colour = rackColour(state, viewer);
  const rack = useMemo(() => rackOf(state, colour), [state, colour]);
  const could = useMemo(() => couldOf(state, building, climbing), [state, building, climbing]);
  usePointing(point, pointOf(building, climbing));
  const held = useMemo(
    () => (mayAct || isSent || !isCaughtUp ? undefined : heldOver(view, pointed)),
    [mayAct, isSent, isCaughtUp, view, pointed],
  );
  useBeatSound(seen.beat);
  useFallSound(state.collapse !== null && (collapse?.reveal === undefined || collapse.fall !== undefined));

  const handle = useRef<CameraHandle>(null);
  const camera = useCamera(handle, colour);
  const spin = (axis: Spin, back = false): void =>
    building?.spin(axis, back, SIDES.indexOf(handle.current?.nearest() ?? 'front'));
  const skip = isCaughtUp ? collapse?.reveal : seen.skip;
  const onSwitch = (): void => choice.choose(choice.view === 'scene' ? 'plan' : 'scene');
  useBoardKeys({ building, climbing, camera, onSpin: spin, onSwitch, skip });
  return {
    table,
    viewer,
    layout,
    /** On a big screen: nobody is near enough for buttons, and what is in hand is seen over the tower. */
    isLarge,
    /** How large text is. */
    text: size.text,
    /** Beside the rack, with little height. */
    isTight: layout === 'wide' && isTight(size) && !isLarge,
    choice,
    hasScene,
    isDrawn,
    setDrawn,
    isLost,
    setLost,
    seen,
    /** Do the stones lie at the foot of a wide board? Whoever climbs does not need them. */
    isRacked: layout === 'wide' && state.phase !== 'over' && climbing === undefined && !isLarge,
    /** All that led to the end has been shown. */
    isOver: state.phase === 'over' && isCaughtUp && collapse?.reveal === undefined,
    skip,
    building,
    climbing,
    /** What was done is on its way: it stays as it is, and nothing more can be done. */
    isSent,
    /** What the one on turn holds elsewhere. */
    held,
    collapse,
    failure,
    holds,
    tips,
    colour,
    rack,
    could,
    handle,
    camera,
    spin,
    isStill: isMotionOff(),
  };
}

export type BoardNow = ReturnType<typeof useBoard>;

/** In space or from above. If the picture in space is lost, it is from above until somebody asks for the other again. */
function useChoice(isFlat: boolean) {
  const wished = useView();
  const [isLost, setLost] = useState(false);
  const hasScene = wished.view === 'scene' && !isLost && !isFlat;
  const [isDrawn, setDrawn] = useState(false);
  if (!hasScene && isDrawn) setDrawn(false);
  const choice: ViewChoice = {
    ...wished,
    view: hasScene ? 'scene' : 'plan',
    choose(view) {
      setLost(false);
      wished.choose(view);
    },
  };
  return { choice, hasScene, isLost: isLost && wished.view === 'scene', setLost, isDrawn, setDrawn };
}

/** Not when a match is opened whose tower lies already. */
function useFallSound(hasFallen: boolean): void {
  const [wasFallen] = useState(hasFallen);
  useEffect(() => {
    if (hasFallen && !wasFallen) playSound('fall');
  }, [hasFallen, wasFallen]);
}

function useBeatSound(beat: Beat | undefined): void {
  const type = beat?.type;
  const falls = beat?.type === 'settle' && beat.fell.length > 0;
  useEffect(() => {
    if (type === 'build' || type === 'move') playSound('place');
    if (falls) playSound('fall');
  }, [type, falls]);
}
