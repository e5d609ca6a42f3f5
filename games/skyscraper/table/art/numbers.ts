/** What the drawings know of the game: two halves of a floor make this. */
export const FLOOR_TOTAL = 9;
