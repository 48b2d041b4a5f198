/** How a list goes on to which rows are added. */
export interface Growth {
  /** Whether there are more. */
  readonly more: boolean;
  /** Whether some are on their way. */
  readonly busy: boolean;
  /** Whether those that were asked for last did not come. */
  readonly failed: boolean;
  readonly grow: () => void;
}
