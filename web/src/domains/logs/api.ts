import { logsEndpoints, type OperationCounts } from '@hall/contract/logs';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { plainListCall, plainRequest } from '@hall/contract/wire/list';
import type { RowsRequest } from '../../page-kit/api.ts';
import { hallApi } from '../../shared/api/hall-api.ts';

const { path, data } = logsEndpoints.operationCounts;
/** It takes what the list takes, as the page's configuration names it. */
const COUNTS = { ...plainListCall(path), data } as Endpoint;

export const logsApi = hallApi.injectEndpoints({
  endpoints: (build) => ({
    operationCounts: build.query<OperationCounts, Pick<RowsRequest, 'list' | 'values'>>({
      query: ({ list, values }) => ({ endpoint: COUNTS, request: plainRequest(list, values) }),
      extraOptions: { tells: 'panel' },
    }),
  }),
});
