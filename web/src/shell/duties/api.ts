import { dutiesEndpoints } from '@hall/contract/duties';
import { apiWithTags, mutationFor, queryFor } from '../../shared/api/hall-api.ts';

// A backend without these calls has nothing to remind of.
export const { useSerialWarningQuery, useSetSerialMutation } = apiWithTags('duties/serial').injectEndpoints({
  endpoints: (build) => ({
    serialWarning: queryFor(build, dutiesEndpoints.serialWarning, ['duties/serial'], { tells: 'end' }),
    setSerial: mutationFor(build, dutiesEndpoints.setSerial, ['duties/serial'], { tells: 'form' }),
  }),
});
