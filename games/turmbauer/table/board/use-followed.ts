/** What is advised is taken into the hand, once: the stone over its place, or the field where the pawn would go. */
import { useEffect, useEffectEvent } from 'react';
import type { Action } from '../../rules/index.js';
import type { Climbing } from '../model/hands.js';
import type { BuildingHand } from './use-building.js';

export function useFollowed(
  way: Action | undefined,
  building: BuildingHand | undefined,
  climbing: Climbing | undefined,
): void {
  const follow = useEffectEvent((action: Action) => {
    if (action.type === 'build') building?.hold(action.stone, action.cells);
    if (action.type === 'move')
      climbing?.choose(climbing.fields.find(({ to, ring }) => to === action.to && ring === action.ring));
    if (action.type === 'stay') climbing?.choose(undefined);
  });
  useEffect(() => {
    if (way !== undefined) follow(way);
  }, [way]);
}
