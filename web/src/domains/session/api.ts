import { passwordRecoveryEndpoints } from '@hall/contract/password-recovery';
import { sessionEndpoints } from '@hall/contract/session';
import { FORM_TELLS, hallApi, mutationFor, queryFor } from '../../shared/api/hall-api.ts';

const sessionApi = hallApi.injectEndpoints({
  endpoints: (build) => ({
    // A mutation, for each key is good for one password only.
    sealingKey: mutationFor(build, sessionEndpoints.sealingKey),
    // Asked for while the person types; should it fail, the sign-in itself asks again.
    sealingKeyAhead: mutationFor(build, sessionEndpoints.sealingKey, [], { tells: 'end' }),
    signIn: mutationFor(build, sessionEndpoints.signIn, [], FORM_TELLS),
    // Whatever comes of it, the person is on the way out already.
    signOut: mutationFor(build, sessionEndpoints.signOut, [], { tells: 'end' }),
    // Without an answer the page does not offer it.
    recoverySettings: queryFor(build, passwordRecoveryEndpoints.recoverySettings, [], { tells: 'end' }),
  }),
});

export const { sealingKey, sealingKeyAhead, signIn, signOut } = sessionApi.endpoints;
export const { useRecoverySettingsQuery } = sessionApi;
