/**
 * What stands at plates and questions only where people play from elsewhere: who is there, clocks, what they say. Boards name the
 * places; whoever shows such a table hands in what stands there. At a table of this device nothing does.
 */
import type { Seat } from '@belfry/engine';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

interface OfSeat {
  readonly seat: Seat;
}

interface FaceOf extends OfSeat {
  /** The picture of who sits there. */
  readonly children?: ReactNode;
}

interface TakesBack {
  /** In the middle of one's own turn: a button only. Otherwise where one waits. */
  readonly isOwnTurn?: boolean;
}

export interface SeatParts {
  /** Around the picture of a seat: a mark at its corner tells whether somebody is there. */
  readonly Face: ComponentType<FaceOf>;
  readonly Clock: ComponentType<OfSeat>;
  /** What was said just now. Its parent must be positioned. */
  readonly Says: ComponentType<OfSeat>;
  /** The viewer's own clock while it runs: beside the question, and as a bar at the top of what is positioned around it, whose corners `--ask-radius` tells. */
  readonly TurnClock: ComponentType;
  /** What the viewer did last, while it may be taken back. */
  readonly TakeBack: ComponentType<TakesBack>;
}

export const SeatPartsContext = createContext<SeatParts | undefined>(undefined);

export function SeatFace({ seat, children }: FaceOf) {
  const parts = useContext(SeatPartsContext);
  return parts === undefined ? children : <parts.Face seat={seat}>{children}</parts.Face>;
}

export function SeatClockChip({ seat }: OfSeat) {
  const parts = useContext(SeatPartsContext);
  return parts && <parts.Clock seat={seat} />;
}

export function SeatSays({ seat }: OfSeat) {
  const parts = useContext(SeatPartsContext);
  return parts && <parts.Says seat={seat} />;
}

export function TurnClock() {
  const parts = useContext(SeatPartsContext);
  return parts && <parts.TurnClock />;
}

export function TakeBack(props: TakesBack) {
  const parts = useContext(SeatPartsContext);
  return parts && <parts.TakeBack {...props} />;
}
