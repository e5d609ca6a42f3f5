/** A good turn in one sentence. */
export interface HintWords {
  readonly build: (one: string, other: string) => string;
  readonly buildWithJoker: (card: string, standsFor: number) => string;
  /** `value`: what the stolen card counts; `own`: the card it makes nine with. */
  readonly steal: (name: string, value: number, own: string) => string;
  readonly guard: (floor: number) => string;
  readonly bone: (name: string, floor: number) => string;
  readonly jackhammer: (name: string) => string;
  readonly wreckingBall: (name: string) => string;
  readonly thief: (name: string) => string;
  readonly milkshake: (name: string) => string;
  readonly superThief: string;
  readonly donutTruck: string;
  readonly end: string;
}
