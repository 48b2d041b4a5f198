import { type Parameters, readParameters } from '@hall/contract/parameter-table';
import type { Services } from './services.ts';

/** The system parameters by name, as they stand now. */
export const hallParameters = ({ cache, database }: Services): Promise<Parameters> =>
  cache.get('parameters', async () => readParameters(await database.read.parameter.findMany()));
