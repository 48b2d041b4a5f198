import { updateManagementEndpoints } from '@hall/contract/update-management';
import type { updatesEndpoints } from '@hall/contract/updates';
import type { Handlers } from '../../core/register.ts';
import { exportList, printList } from '../pages/index.ts';
import { newestVersion } from './newest-version.ts';
import { releasedUpdates } from './released.ts';
import { changeUpdate, createUpdate, deleteUpdate, updateInFull } from './save-update.ts';
import { updates } from './updates.ts';

export const updatesHandlers: Handlers<typeof updatesEndpoints & typeof updateManagementEndpoints> = {
  version: newestVersion,
  released: releasedUpdates,
  updates: updates.page,
  exportUpdates: exportList(updateManagementEndpoints.exportUpdates, updates),
  printUpdates: printList(updates),
  update: updateInFull,
  createUpdate,
  changeUpdate,
  deleteUpdate,
};
