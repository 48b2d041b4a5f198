import { passwordRecoveryEndpoints } from '@hall/contract/password-recovery';
import { signInWaysEndpoints } from '@hall/contract/sign-in-ways';
import { verificationEndpoints } from '@hall/contract/verification';
import { hallApi, mutationFor } from '../../shared/api/hall-api.ts';

const told = { tells: 'form' } as const;

/** The calls of sign-in that are made when they are asked for. Each answer is good once, so none is a query. */
const waysApi = hallApi.injectEndpoints({
  endpoints: (build) => ({
    casSignIn: mutationFor(build, signInWaysEndpoints.casSignIn, [], told),
    authenticationSignIn: mutationFor(build, signInWaysEndpoints.authenticationSignIn, [], told),
    thirdPartySignIn: mutationFor(build, signInWaysEndpoints.thirdPartySignIn, [], told),
    urlSignIn: mutationFor(build, signInWaysEndpoints.urlSignIn, [], told),
    createQr: mutationFor(build, signInWaysEndpoints.createQr, [], { tells: 'end' }),
    qrState: mutationFor(build, signInWaysEndpoints.qrState, [], { tells: 'end' }),
    collectQr: mutationFor(build, signInWaysEndpoints.collectQr, [], told),
    scanQr: mutationFor(build, signInWaysEndpoints.scanQr, [], told),
    confirmQr: mutationFor(build, signInWaysEndpoints.confirmQr, [], told),
    cancelQr: mutationFor(build, signInWaysEndpoints.cancelQr, [], told),
    createPicture: mutationFor(build, verificationEndpoints.createPicture, [], told),
    verifyPicture: mutationFor(build, verificationEndpoints.verifyPicture, [], told),
    createSlider: mutationFor(build, verificationEndpoints.createSlider, [], told),
    verifySlider: mutationFor(build, verificationEndpoints.verifySlider, [], told),
    startRecovery: mutationFor(build, passwordRecoveryEndpoints.startRecovery, [], told),
    sendRecoveryCode: mutationFor(build, passwordRecoveryEndpoints.sendRecoveryCode, [], told),
    finishRecovery: mutationFor(build, passwordRecoveryEndpoints.finishRecovery, [], told),
  }),
});

export const ways = waysApi.endpoints;
