import type { OperationCounts, OperationFilter } from '@hall/contract/logs';
import { wireMoment } from '@hall/contract/rules/shanghai';
import type { SignedInCall } from '../../core/call.ts';
import type { KeptFor } from '../../core/kept.ts';
import type { Services } from '../../core/services.ts';
import { OF_OPERATIONS, operations } from './operations.ts';
import { barSpanOf, barsOf } from './time-bars.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

/** How long the numbers stay the same: those of no end that is named begin anew with the hour. */
export const OF_COUNTS: KeptFor = {
  ...OF_OPERATIONS,
  until: async ({ clock }) => (Math.floor(clock.now().getTime() / HOUR_MS) + 1) * HOUR_MS,
};

/** How many operations the filter matches, bar by bar; of the time only the bars speak. */
export async function operationCounts(services: Services, filter: OperationFilter, call: SignedInCall): Promise<OperationCounts> {
  const span = barSpanOf(filter, services.clock.now());
  if (span.end <= span.start) return barsOf(span, []);
  const time = { from: wireMoment(new Date(span.start)), to: wireMoment(new Date(span.end - SECOND_MS)) };
  const where = await operations.matching(services, { ...filter, ...time }, call);
  return barsOf(span, services.database.logs.hours('OperationRecord', where));
}
