import type { updatesEndpoints } from '@hall/contract/updates';
import type { Handlers } from '../../core/register.ts';
import { newestVersion } from './newest-version.ts';

export const updatesHandlers: Handlers<typeof updatesEndpoints> = {
  version: async (services) => ({ version: await newestVersion(services) }),
};
