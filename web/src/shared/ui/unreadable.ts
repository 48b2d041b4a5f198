/** Whether the error of a query says that there was an answer, but not one that we can read. */
export const isUnreadable = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'contract';
