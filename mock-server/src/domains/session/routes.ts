import type { api } from '@hall/contract/api';
import type { SignedInCall } from '../../core/call.ts';
import { hallParameters } from '../../core/parameters.ts';
import type { Handlers } from '../../core/register.ts';
import type { Services } from '../../core/services.ts';
import { casSignIn, casSignOutAddress } from './cas.ts';
import { finishRecovery } from './finish-recovery.ts';
import { sendRecoveryCode, startRecovery } from './password-recovery.ts';
import { cancelQr, collectQr, confirmQr, createQr, qrState, scanQr } from './qr.ts';
import { closeSession, endSession } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { authenticationSignIn, tokenSignIn } from './token-sign-in.ts';
import { verificationHandlers } from './verification.ts';

export const sessionHandlers: Handlers<typeof api.session> = {
  ...verificationHandlers,
  sealingKey: async ({ sealing }) => sealing.issue(),
  signIn,
  signOut,
  casSignIn,
  authenticationSignIn,
  thirdPartySignIn: tokenSignIn('third-party'),
  urlSignIn: tokenSignIn('url'),
  createQr,
  qrState,
  collectQr,
  scanQr,
  confirmQr,
  cancelQr,
  recoverySettings: async (services) => ({ enabled: (await hallParameters(services)).passwordRecovery === '1' }),
  startRecovery,
  sendRecoveryCode,
  finishRecovery,
};

/** @returns where to sign out of the central sign-on as well */
async function signOut(
  services: Services,
  { closing }: { readonly closing?: boolean | undefined },
  { sessionId }: SignedInCall,
): Promise<string | undefined> {
  return services.database.unitOfWork(async (tx) => {
    const { casLogin, actingSessionId } = await tx.session.findUniqueOrThrow({ where: { id: sessionId } });
    // Who acts as somebody else leaves as both.
    const own = actingSessionId ?? sessionId;
    await (closing ? closeSession(tx, services, [own, sessionId]) : endSession(tx, services, own, 'signed-out'));
    return casLogin ? casSignOutAddress(services) : undefined;
  });
}
