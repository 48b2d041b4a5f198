import type { updatesEndpoints } from '@hall/contract/updates';
import type { Handlers } from '../../core/register.ts';
import type { Services } from '../../core/services.ts';
import { newestVersion } from './newest-version.ts';

export const updatesHandlers = (services: Services): Handlers<typeof updatesEndpoints> => ({
  version: async () => ({ version: await newestVersion(services) }),
});
