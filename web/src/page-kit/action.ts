import type { PermissionId } from '@hall/contract/api';
import type { ReactNode } from 'react';

/** Something that a person can do on a page: to all of it, to one row, or to the rows selected. */
export interface Action {
  /** Tells it apart from the others beside it. */
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** What the person must hold for it to be offered. */
  readonly permission?: PermissionId;
  /** Something is lost by it: its button is red, but for links in a row. */
  readonly danger?: boolean;
  /** What is asked before it is done. */
  readonly confirm?: ReactNode;
  /** Why it cannot be done now; it stays where it is and says so. */
  readonly disabledBecause?: string | undefined;
  /**
   * Does it. Where it gives a promise the list is renewed once that has ended; `false` says that it was refused.
   * Until then nothing beside it can be begun.
   */
  readonly run: () => unknown;
}
