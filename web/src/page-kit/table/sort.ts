/** What a list is ordered by. */
export interface Sort {
  readonly columnId: string;
  readonly order: 'asc' | 'desc';
}
