import type { Problem } from '@hall/mock-server/mock-control/said';

/** What went wrong with a call of the control plane: nobody answered, there is none, or what the server says. */
export type Failure = 'gone' | 'off' | { readonly problem: string };

interface Failed {
  readonly status?: number | string;
  readonly originalStatus?: number;
  readonly data?: unknown;
}

/** What a proxy answers for a server that is down. */
const UNREACHED = [502, 503, 504];

/** What is to be told of a failed call. */
export function failureOf(error: unknown): Failure {
  const { status, originalStatus, data } = error as Failed;
  const answered = originalStatus ?? status;
  if (answered === 404) return 'off';
  if (typeof answered !== 'number' || UNREACHED.includes(answered)) return 'gone';
  return { problem: (data as Partial<Problem> | undefined)?.problem ?? `HTTP ${answered}` };
}
