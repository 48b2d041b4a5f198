import { codesEndpoints } from '@hall/contract/codes';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor, rowsOf } from '../../shared/api/hall-api.ts';

const CHANGED = [rowsOf(codesEndpoints.sets), rowsOf(codesEndpoints.entries), 'codes/sets', 'codes/offered'] as const;
const PANEL_TELLS = { tells: 'panel' } as const;

const codesApi = apiWithTags('pages/rows', 'codes/sets', 'codes/offered').injectEndpoints({
  endpoints: (build) => ({
    codeSets: queryFor(build, codesEndpoints.sets, ['codes/sets'], PANEL_TELLS),
    codeEntries: queryFor(build, codesEndpoints.entries, ['codes/sets'], PANEL_TELLS),
    createSet: mutationFor(build, codesEndpoints.createSet, CHANGED, FORM_TELLS),
    changeSet: mutationFor(build, codesEndpoints.changeSet, CHANGED, FORM_TELLS),
    deleteSet: mutationFor(build, codesEndpoints.deleteSet, CHANGED),
    createEntry: mutationFor(build, codesEndpoints.createEntry, CHANGED, FORM_TELLS),
    changeEntry: mutationFor(build, codesEndpoints.changeEntry, CHANGED, FORM_TELLS),
    switchEntry: mutationFor(build, codesEndpoints.changeEntry, CHANGED),
    deleteEntry: mutationFor(build, codesEndpoints.deleteEntry, CHANGED),
  }),
});

export const {
  useCodeSetsQuery,
  useLazyCodeSetsQuery,
  useCodeEntriesQuery,
  useLazyCodeEntriesQuery,
  useCreateSetMutation,
  useChangeSetMutation,
  useDeleteSetMutation,
  useCreateEntryMutation,
  useChangeEntryMutation,
  useSwitchEntryMutation,
  useDeleteEntryMutation,
} = codesApi;
