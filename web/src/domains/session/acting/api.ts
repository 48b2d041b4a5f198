import { actingEndpoints } from '@hall/contract/acting';
import { FORM_TELLS, hallApi, mutationFor } from '../../../shared/api/hall-api.ts';

const actingApi = hallApi.injectEndpoints({
  endpoints: (build) => ({
    actAs: mutationFor(build, actingEndpoints.actAs, [], FORM_TELLS),
    stopActing: mutationFor(build, actingEndpoints.stopActing),
  }),
});

export const { useActAsMutation, useStopActingMutation } = actingApi;
