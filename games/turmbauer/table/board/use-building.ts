/** A stone is chosen, placed, turned, and at last built. */
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type Action,
  type Cell,
  colourOnTurn,
  type Misfit,
  type State,
  type Stone,
  whyNotAt,
  whyNotThere,
} from '../../rules/index.js';
import type { Building, Place } from '../model/hands.js';
import { firstShown, judged, keyOf, nextAt, onLayer, ranked } from '../model/places.js';
import { discardsOf, rackOf } from '../model/rack.js';
import { spun } from '../model/spin.js';
import { useStable } from './use-stable.js';
import { useSurvey } from './use-survey.js';

/** What somebody is about to do. */
interface Hand {
  readonly state: State;
  readonly stone: Stone | undefined;
  /** The place that was chosen, by its key; the best one if none was. */
  readonly chosen: string | undefined;
  readonly showsFalling: boolean;
  readonly misfit: Misfit | undefined;
}

const emptyHand = (state: State): Hand => ({
  state,
  stone: undefined,
  chosen: undefined,
  showsFalling: false,
  misfit: undefined,
});

/** So long it is said why a stone does not fit, in milliseconds. */
const SAID_FOR = 5000;

export interface BuildingHand extends Building {
  /** To the nearest place higher up, or lower down. */
  readonly layer: (by: 1 | -1) => void;
  /** Shows the best place at a cell while a pointer is over it; nothing puts back what was chosen. */
  readonly hover: (cell: Cell | undefined) => void;
  /** Takes a stone and shows it at this place. */
  readonly hold: (stone: Stone, cells: readonly Cell[]) => void;
  /** The next way it can lie where the pointer is. */
  readonly turnOver: (by: 1 | -1) => void;
}

/**
 * Nothing if it is not time to build, or to wait for what was built. `state` is the newest position, and the same object as long as it is. What comes back is
 * the same object as long as nothing of it changes.
 */
export function useBuilding(
  state: State,
  act: ((action: Action) => void) | undefined,
  readOut: boolean,
  isSent = false,
): BuildingHand | undefined {
  const [kept, setHand] = useState(() => emptyHand(state));
  const hand = kept.state === state ? kept : emptyHand(state);
  const { showsFalling, misfit } = hand;
  const [hovering, setHovering] = useState<Hovering>();
  const isOn = (act !== undefined || isSent) && state.phase === 'build';
  const rack = useMemo(() => (isOn ? rackOf(state, colourOnTurn(state)) : []), [isOn, state]);
  const discards = useMemo(() => (isOn ? discardsOf(state) : []), [isOn, state]);
  const stone = isOn ? hand.stone : undefined;
  const shownNow = useRef<string>(undefined);
  const survey = useSurvey(state, stone, readOut, shownNow);
  const { prospects, judgements, hasFailed } = survey;
  useEffect(() => {
    if (misfit === undefined) return;
    const timer = setTimeout(
      () => setHand(now => (now.misfit === misfit ? { ...now, misfit: undefined } : now)),
      SAID_FOR,
    );
    return () => clearTimeout(timer);
  }, [misfit]);
  const isKnown = prospects !== undefined && (!readOut || judgements.size >= prospects.length);
  const isThinking = stone !== undefined && !isKnown && !hasFailed;
  const all = useMemo(
    () => ranked(judged(prospects ?? [], judgements, state.options.hand)),
    [prospects, judgements, state],
  );
  const hovered = hovering && wayAt(all, hovering);
  const picked = all.find(({ cells }) => keyOf(cells) === hand.chosen);
  const chosen = hovered ?? picked ?? firstShown(all, readOut && isThinking && !survey.isDoubtful);
  const shownKey = chosen && keyOf(chosen.cells);
  useEffect(() => {
    shownNow.current = shownKey;
  }, [shownKey]);
  const places = useOffered(all, showsFalling, chosen);
  const falling = useMemo(() => all.filter(({ verdict }) => verdict === 'falls').length, [all]);
  const current = chosen === undefined ? undefined : places.indexOf(chosen);
  const takesRing = rack.find(each => each.stone === stone)?.by === 'ring';
  const change = (wish: Partial<Hand>): void => {
    // What is on its way stays as it was left.
    if (act !== undefined) setHand({ ...hand, misfit: undefined, ...wish });
  };
  const show = (place: Place | undefined): void => {
    if (place === undefined) return;
    setHovering(undefined);
    change({ chosen: keyOf(place.cells), showsFalling: showsFalling || place.verdict === 'falls' });
  };
  const refuse = (why: Misfit | undefined): void => {
    if (why !== undefined) change({ misfit: why });
  };
  const does = useStable<Doing>({
    pick(wish) {
      setHovering(undefined);
      const by = rack.find(each => each.stone === wish)?.by;
      if (by === 'dice' || by === 'ring') change({ ...emptyHand(state), stone: wish });
    },
    hold(wish, cells) {
      setHovering(undefined);
      change({ ...emptyHand(state), stone: wish, chosen: keyOf(cells) });
    },
    putBack() {
      setHovering(undefined);
      change(emptyHand(state));
    },
    show: place => show(places[place]),
    step(by) {
      if (places.length === 0) return;
      const from = current ?? (by === 1 ? -1 : 0);
      show(places[(from + by + places.length) % places.length]);
    },
    at(cell) {
      if (stone === undefined) return;
      const isPinning = hovered !== undefined && hovering?.cell === cell && keyOf(hovered.cells) !== hand.chosen;
      const place = isPinning ? hovered : nextAt(all, cell, hand.chosen);
      if (place === undefined) refuse(whyNotAt(state, stone, cell));
      else show(place);
    },
    spin(axis, back, quarters) {
      if (stone === undefined || chosen === undefined) return;
      const found = spun(all, chosen.cells, axis, back, quarters);
      if (found === undefined) return;
      if ('place' in found) show(found.place);
      else refuse(whyNotThere(state, stone, found.tried));
    },
    layer(by) {
      if (chosen !== undefined) show(onLayer(places, chosen.cells, by));
    },
    hover(cell) {
      if (act !== undefined && cell !== hovering?.cell) setHovering(cell === undefined ? undefined : { cell, way: 0 });
    },
    turnOver(by) {
      if (act !== undefined && hovering !== undefined) setHovering({ ...hovering, way: hovering.way + by });
    },
    showFalling(shows) {
      // Where it falls everywhere, nothing was shown until now.
      const [first] = all;
      change({ showsFalling: shows, ...(shows && chosen === undefined && first && { chosen: keyOf(first.cells) }) });
    },
    build() {
      if (stone === undefined || chosen === undefined) return;
      change({ chosen: keyOf(chosen.cells) });
      act?.({ type: 'build', stone, cells: chosen.cells, ...(takesRing && { ring: 'any-stone' as const }) });
    },
    discard: wish => act?.({ type: 'discard', stone: wish }),
    tryAgain: survey.tryAgain,
  });
  const isSuggested = chosen !== picked;
  return useMemo(() => {
    if (!isOn) return undefined;
    const { tryAgain, ...doing } = does;
    const shown = { places, falling, showsFalling, current, isSuggested, isThinking, ...(hasFailed && { tryAgain }) };
    const { dice, failures } = state;
    const colour = colourOnTurn(state);
    return { ...doing, ...shown, colour, dice, failures, rack, discards, stone, takesRing, misfit };
  }, [
    isOn,
    does,
    state,
    rack,
    discards,
    stone,
    takesRing,
    places,
    falling,
    showsFalling,
    current,
    isSuggested,
    isThinking,
    hasFailed,
    misfit,
  ]);
}

/** All that can be done with a stone. */
type Doing = Pick<
  Required<BuildingHand>,
  | 'pick'
  | 'hold'
  | 'putBack'
  | 'show'
  | 'step'
  | 'at'
  | 'spin'
  | 'layer'
  | 'hover'
  | 'turnOver'
  | 'showFalling'
  | 'build'
  | 'discard'
  | 'tryAgain'
>;

/** Places that are offered: what falls only if somebody wants to see it, or chose it. */
function useOffered(all: readonly Place[], showsFalling: boolean, chosen: Place | undefined): readonly Place[] {
  const fallen = chosen?.verdict === 'falls' ? chosen : undefined;
  return useMemo(
    () => (showsFalling ? all : all.filter(place => place.verdict !== 'falls' || place === fallen)),
    [all, showsFalling, fallen],
  );
}

/** Where a pointer rests, and which of the ways a stone can lie there is shown. */
interface Hovering {
  readonly cell: Cell;
  readonly way: number;
}

/** What falls is not offered to a pointer that passes by. */
function wayAt(places: readonly Place[], { cell, way }: Hovering): Place | undefined {
  const ways = places.filter(({ cells, verdict }) => verdict !== 'falls' && cells.includes(cell));
  return ways[((way % ways.length) + ways.length) % ways.length];
}
