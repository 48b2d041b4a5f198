import { passwordRecoveryEndpoints } from '@hall/contract/password-recovery';
import { signInWaysEndpoints } from '@hall/contract/sign-in-ways';
import { verificationEndpoints } from '@hall/contract/verification';
import { FORM_TELLS, hallApi, mutationFor } from '../../shared/api/hall-api.ts';

/** The calls of sign-in that are made when they are asked for. Each answer is good once, so none is a query. */
const waysApi = hallApi.injectEndpoints({
  endpoints: (build) => ({
    casSignIn: mutationFor(build, signInWaysEndpoints.casSignIn, [], FORM_TELLS),
    authenticationSignIn: mutationFor(build, signInWaysEndpoints.authenticationSignIn, [], FORM_TELLS),
    thirdPartySignIn: mutationFor(build, signInWaysEndpoints.thirdPartySignIn, [], FORM_TELLS),
    urlSignIn: mutationFor(build, signInWaysEndpoints.urlSignIn, [], FORM_TELLS),
    createQr: mutationFor(build, signInWaysEndpoints.createQr, [], { tells: 'end' }),
    qrState: mutationFor(build, signInWaysEndpoints.qrState, [], { tells: 'end' }),
    collectQr: mutationFor(build, signInWaysEndpoints.collectQr, [], FORM_TELLS),
    scanQr: mutationFor(build, signInWaysEndpoints.scanQr, [], FORM_TELLS),
    confirmQr: mutationFor(build, signInWaysEndpoints.confirmQr, [], FORM_TELLS),
    cancelQr: mutationFor(build, signInWaysEndpoints.cancelQr, [], FORM_TELLS),
    createPicture: mutationFor(build, verificationEndpoints.createPicture, [], FORM_TELLS),
    verifyPicture: mutationFor(build, verificationEndpoints.verifyPicture, [], FORM_TELLS),
    createSlider: mutationFor(build, verificationEndpoints.createSlider, [], FORM_TELLS),
    verifySlider: mutationFor(build, verificationEndpoints.verifySlider, [], FORM_TELLS),
    startRecovery: mutationFor(build, passwordRecoveryEndpoints.startRecovery, [], FORM_TELLS),
    sendRecoveryCode: mutationFor(build, passwordRecoveryEndpoints.sendRecoveryCode, [], FORM_TELLS),
    finishRecovery: mutationFor(build, passwordRecoveryEndpoints.finishRecovery, [], FORM_TELLS),
  }),
});

export const ways = waysApi.endpoints;
