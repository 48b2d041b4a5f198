import { pageManagementEndpoints } from '@hall/contract/page-management';
import { apiWithTags, mutationFor, queryFor, rowsOf } from '../../shared/api/hall-api.ts';

const CHANGED = [rowsOf(pageManagementEndpoints.pages), 'pages/config', 'pages/columns'] as const;

const pageSetupApi = apiWithTags('pages/rows', 'pages/config', 'pages/columns').injectEndpoints({
  endpoints: (build) => ({
    pageSetup: queryFor(build, pageManagementEndpoints.pageSetup, [], { tells: 'panel' }),
    changePage: mutationFor(build, pageManagementEndpoints.changePage, CHANGED, { tells: 'form' }),
    resetPage: mutationFor(build, pageManagementEndpoints.resetPage, CHANGED),
  }),
});

export const { usePageSetupQuery, useLazyPageSetupQuery, useChangePageMutation, useResetPageMutation } = pageSetupApi;
