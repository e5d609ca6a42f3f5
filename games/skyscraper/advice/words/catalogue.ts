/** What a good player would do, and why. */
export interface AdviceTexts {
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
  readonly wins: string;
  readonly keepsAlive: string;
  readonly stops: (name: string) => string;
  readonly gainsFloor: (floors: number) => string;
  readonly costsFloor: (name: string) => string;
  /** Somebody is known to hold this card, by its name. */
  readonly knows: (name: string, card: string) => string;
  readonly guards: (cards: number) => string;
  readonly opens: (name: string) => string;
  readonly turnAgain: string;
  readonly costsTurn: (name: string) => string;
  readonly costsCard: (name: string) => string;
  readonly draws: (cards: number) => string;
  readonly makesRoom: string;
  readonly keeps: (card: string) => string;
}
