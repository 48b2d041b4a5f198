import { codesEndpoints } from '@hall/contract/codes';
import { keptAnswer } from '../../core/kept.ts';
import type { Handlers } from '../../core/register.ts';
import { exportList, printList } from '../pages/index.ts';
import { changeEntry, createEntry, deleteEntry } from './change-entry.ts';
import { changeSet, createSet, deleteSet } from './change-set.ts';
import { codeInfo, entries } from './entries.ts';
import { sets } from './sets.ts';

export const codesHandlers: Handlers<typeof codesEndpoints> = {
  codeInfo: keptAnswer(codeInfo),
  sets: sets.page,
  exportSets: exportList(codesEndpoints.exportSets, sets),
  printSets: printList(sets),
  entries: entries.page,
  exportEntries: exportList(codesEndpoints.exportEntries, entries),
  printEntries: printList(entries),
  createSet,
  changeSet,
  deleteSet,
  createEntry,
  changeEntry,
  deleteEntry,
};
