interface DriverError {
  readonly cause?: { readonly originalCode?: string };
}

/** Whether something was given up because another process was writing: nothing of it was done, and it may be tried again. */
export function isBusy(error: unknown): boolean {
  const { cause, meta } = error as DriverError & { readonly meta?: { readonly driverAdapterError?: DriverError } };
  const { originalCode } = meta?.driverAdapterError?.cause ?? cause ?? {};
  return originalCode?.startsWith('SQLITE_BUSY') ?? false;
}
