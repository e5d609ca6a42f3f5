/** What the scene is told now; nothing in the flat view. */
import { useMemo } from 'react';
import { colourOnTurn } from '../../rules/index.js';
import { fieldAt } from '../model/climbing.js';
import type { SceneProps } from '../scene/props.js';
import { fieldsOf, ghostOf, heldGhost, pawnsOf, pinsOf, routeOf, stonesOf } from './scene-facts.js';
import type { BoardNow } from './use-board.js';
import { useSame } from './use-same.js';
import { useTheme } from './use-theme.js';

/** What panels cover, in pixels. */
const INSETS = {
  wide: { top: 8, right: 150, bottom: 150, left: 324 },
  tall: { top: 8, right: 8, bottom: 26, left: 8 },
  flat: { top: 8, right: 8, bottom: 8, left: 8 },
} as const;

/** As wide as the cards at the side and as the names at the rod, where text is as usual. */
const SIDE = 340;
const TAGS = 110;

/** At the end: the score sheet beside it, or camera buttons above and what plays the fall below. */
const INSETS_AT_THE_END = {
  wide: { top: 8, right: 150, bottom: 14, left: 376 },
  wideFallen: { top: 100, right: 150, bottom: 84, left: 376 },
  standing: { top: 58, right: 8, bottom: 26, left: 8 },
  fallen: { top: 58, right: 8, bottom: 90, left: 8 },
} as const;

/** No rack; and with a tip at the foot of the picture, above the rack and without. */
const INSETS_ON_A_DESK = {
  bare: { ...INSETS.wide, bottom: 16 },
  rackAndTip: { ...INSETS.wide, bottom: 234 },
  tip: { ...INSETS.wide, bottom: 98 },
} as const;

function insetOf({ layout, isRacked, isLarge, text, table: { state }, tips }: BoardNow): SceneProps['inset'] {
  if (isLarge && layout === 'wide')
    return { top: 8, right: Math.round(TAGS * text), bottom: 16, left: Math.round(SIDE * text) };
  const hasTip = tips.tip !== undefined;
  if (layout === 'wide' && hasTip) return isRacked ? INSETS_ON_A_DESK.rackAndTip : INSETS_ON_A_DESK.tip;
  if (layout === 'wide' && state.phase !== 'over' && !isRacked) return INSETS_ON_A_DESK.bare;
  if (state.phase !== 'over') return INSETS[layout];
  if (layout === 'wide') return state.collapse === null ? INSETS_AT_THE_END.wide : INSETS_AT_THE_END.wideFallen;
  return state.collapse === null ? INSETS_AT_THE_END.standing : INSETS_AT_THE_END.fallen;
}

const NOTHING_IN_HAND = { stone: undefined, places: [] } as const;
const NO_CLIMB = { fields: undefined, chosen: undefined } as const;

export function useScene(board: BoardNow): SceneProps | undefined {
  const { table, seen, building, climbing, held, collapse, skip } = board;
  const { state, readOut } = table;
  const theme = useTheme();
  const could = useSame(board.could);
  // Only what each needs: a pointer that moves lays no pins anew.
  const { stone, places } = building ?? NOTHING_IN_HAND;
  const { fields: reaches, chosen } = climbing ?? NO_CLIMB;
  const stones = useMemo(() => stonesOf(state), [state]);
  const pawns = useMemo(() => pawnsOf(table, seen.pawns, could), [table, seen.pawns, could]);
  const pins = useMemo(() => pinsOf(state, { stone, places }, readOut), [state, stone, places, readOut]);
  const ghost = useSame(ghostOf(table, building) ?? heldGhost(table, held));
  const fields = useMemo(() => fieldsOf(reaches && { fields: reaches }), [reaches]);
  const way = chosen ?? held?.climb;
  const route = useMemo(() => routeOf(state, { chosen: way }), [state, way]);
  const hasFallen = state.collapse !== null;
  if (!board.hasScene) return undefined;
  return {
    stones,
    pawns,
    ghost,
    pins,
    misfit: building?.misfit?.cells,
    fields,
    route,
    fall: hasFallen ? collapse?.fall : seen.fall,
    isTurning: state.phase === 'over' && !hasFallen,
    onTurn: state.phase === 'over' ? undefined : colourOnTurn(state),
    theme,
    isStill: board.isStill,
    inset: insetOf(board),
    onFace: building?.at ?? skip,
    onHover: building?.hover,
    onWheel: building?.turnOver,
    onPin: building?.show,
    onField:
      climbing && (({ to, by }) => climbing.choose(fieldAt(climbing.fields, to, by === 'foot' ? undefined : by))),
    onFallShown: hasFallen ? collapse?.onShown : seen.onFallShown,
    onFallTime: hasFallen ? collapse?.onTime : undefined,
    onLost: () => board.setLost(true),
  };
}
