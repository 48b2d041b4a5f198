import { dutiesEndpoints } from '@hall/contract/duties';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor } from '../../shared/api/hall-api.ts';

// A backend without the call that warns has nothing to remind of.
export const { useSerialWarningQuery, useStoredSerialQuery, useSetSerialMutation } = apiWithTags('duties/serial').injectEndpoints({
  endpoints: (build) => ({
    serialWarning: queryFor(build, dutiesEndpoints.serialWarning, ['duties/serial'], { tells: 'end' }),
    storedSerial: queryFor(build, dutiesEndpoints.serial, ['duties/serial'], { tells: 'panel' }),
    setSerial: mutationFor(build, dutiesEndpoints.setSerial, ['duties/serial'], FORM_TELLS),
  }),
});
