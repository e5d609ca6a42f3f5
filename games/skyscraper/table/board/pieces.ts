/**
 * Which piece is which, so that motion can show where each half of a floor came from and went. The log is public about that:
 * walking through it gives every half and every dog a name that stays with it from house to house.
 */
import type { SeenEntry, State } from '../../rules/index.js';

export interface FloorPieces {
  readonly left: string;
  readonly right: string;
  readonly dog: string;
}

interface Half {
  readonly id: string;
  readonly card: string;
}

interface Floor {
  readonly halves: readonly Half[];
  /** On which side the first half lies. */
  readonly isFirstLeft: boolean;
  dog: string;
}

/** By seat, from the ground up. Positions that did not come about by this log get names by place. */
export function piecesOf(view: State, log: readonly SeenEntry[]): readonly (readonly FloorPieces[])[] {
  const houses: Floor[][] = view.skyscrapers.map(() => []);
  for (const [index, entry] of log.entries()) if ('action' in entry) follow(houses, entry, index);
  return view.skyscrapers.map((floors, seat) => {
    const known = houses[seat]?.length === floors.length ? houses[seat] : [];
    return floors.map((_, index) => named(known[index]) ?? byPlace(seat, index));
  });
}

function named(floor: Floor | undefined): FloorPieces | undefined {
  const [one, other] = floor?.halves ?? [];
  if (floor === undefined || one === undefined || other === undefined) return undefined;
  const [left, right] = floor.isFirstLeft ? [one.id, other.id] : [other.id, one.id];
  return { left, right, dog: floor.dog };
}

const byPlace = (seat: number, index: number): FloorPieces => ({
  left: `left-${seat}-${index}`,
  right: `right-${seat}-${index}`,
  dog: `dog-${seat}-${index}`,
});

const LAST_LEFT = 4;

/** What an entry did to the houses. */
function follow(
  houses: Floor[][],
  { seat, action }: Extract<SeenEntry, { readonly seat: number }>,
  index: number,
): void {
  switch (action.type) {
    case 'build': {
      const halves = action.cards.map((card, i) => ({ id: `${index}-${i}`, card }));
      houses[seat]?.push(floorOf(halves, index));
      break;
    }
    case 'steal-floor': {
      const floor = houses[action.from]?.pop();
      const taken = floor?.halves.find(({ card }) => card === action.card) ?? { id: `${index}-1`, card: action.card };
      houses[seat]?.push(floorOf([{ id: `${index}-0`, card: action.with }, taken], index));
      break;
    }
    case 'guard': {
      const floor = houses[seat]?.[action.floor];
      if (floor !== undefined) floor.dog = `${index}-dog`;
      break;
    }
    case 'jackhammer':
    case 'wrecking-ball':
      houses[action.from]?.pop();
      break;
    default:
  }
}

/** The lower number is on the left; a joker takes the side that is free. */
function floorOf(halves: readonly Half[], index: number): Floor {
  const [one, other] = halves;
  const isFirstLeft = one?.card === 'joker' ? Number(other?.card) > LAST_LEFT : Number(one?.card) <= LAST_LEFT;
  return { halves, isFirstLeft, dog: `${index}-dog` };
}
