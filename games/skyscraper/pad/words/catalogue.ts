/** The texts of the pad. */
export interface SkyscraperPadWords {
  readonly whoWon: string;
  readonly wonBy: (name: string) => string;
  readonly won: string;
  readonly inDetail: string;
  readonly wins: (count: number) => string;
  /** Without the number. */
  readonly winsUnit: (count: number) => string;
  readonly floors: string;
  readonly floorsOf: (name: string) => string;
  readonly floorCount: (count: number) => string;
  readonly noteFloors: string;
  readonly winners: string;
  readonly winnerMissing: string;
  readonly date: string;
  readonly matches: string;
  readonly match: (number: number, names: string) => string;
}
