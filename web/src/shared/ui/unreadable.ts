const isOfKind = (error: unknown, kind: string): boolean =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === kind;

/** Whether the error of a query says that there was an answer, but not one that we can read. */
export const isUnreadable = (error: unknown): boolean => isOfKind(error, 'contract');

/** Whether the error of a query says that nobody answered. */
export const isUnreachable = (error: unknown): boolean => isOfKind(error, 'network');

/** The status of HTTP with which the server failed, where the error of a query says so. */
export const failedStatus = (error: unknown): number | undefined =>
  isOfKind(error, 'server') ? (error as { readonly status: number }).status : undefined;
