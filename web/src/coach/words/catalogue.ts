/** What stands around the jackdaw's tips. */
export interface CoachWords {
  readonly label: string;
  readonly gotIt: string;
  readonly sendAway: string;
  readonly callBack: string;
  readonly more: string;
  readonly less: string;
  /** While there is nothing to say. */
  readonly quiet: string;
}
