import { actingEndpoints } from '@hall/contract/acting';
import { hallApi, mutationFor } from '../../../shared/api/hall-api.ts';

const actingApi = hallApi.injectEndpoints({
  endpoints: (build) => ({
    actAs: mutationFor(build, actingEndpoints.actAs, [], { tells: 'form' }),
    stopActing: mutationFor(build, actingEndpoints.stopActing),
  }),
});

export const { useActAsMutation, useStopActingMutation } = actingApi;
