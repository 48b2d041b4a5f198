import type { api } from '@hall/contract/api';
import type { SignedInCall } from '../../core/call.ts';
import { hallParameters } from '../../core/parameters.ts';
import type { Handlers } from '../../core/register.ts';
import type { Services } from '../../core/services.ts';
import { casSignOutAddress, createCasSignIn } from './cas.ts';
import { finishRecovery } from './finish-recovery.ts';
import { sendRecoveryCode, startRecovery } from './password-recovery.ts';
import { createQrSignIn } from './qr.ts';
import { closeSession, endSession } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { authenticationSignIn, tokenSignIn } from './token-sign-in.ts';
import { verificationHandlers } from './verification.ts';

export function sessionHandlers(services: Services): Handlers<typeof api.session> {
  const casSignIn = createCasSignIn(services);
  const qr = createQrSignIn(services);
  return {
    ...verificationHandlers(services),
    sealingKey: async () => services.sealing.issue(),
    signIn: (credentials, call) => signIn(services, credentials, call),
    signOut: ({ closing }, call) => signOut(services, closing, call),
    casSignIn: ({ ticket }, call) => casSignIn(ticket, call),
    authenticationSignIn: ({ token }, call) => authenticationSignIn(services, token, call),
    thirdPartySignIn: ({ token }, call) => tokenSignIn(services, 'third-party', token, call),
    urlSignIn: ({ token }, call) => tokenSignIn(services, 'url', token, call),
    createQr: (_, call) => qr.create(call),
    qrState: async ({ id }) => ({ state: qr.state(id) }),
    collectQr: ({ id, secret }, call) => qr.collect(id, secret, call),
    scanQr: async ({ id }, call) => qr.scan(id, call),
    confirmQr: async ({ id }, call) => qr.confirm(id, call),
    cancelQr: async ({ id }, call) => qr.cancel(id, call),
    recoverySettings: async () => ({ enabled: (await hallParameters(services)).passwordRecovery === '1' }),
    startRecovery: ({ idNumber }, call) => startRecovery(services, idNumber, call),
    sendRecoveryCode: ({ id }, call) => sendRecoveryCode(services, id, call),
    finishRecovery: (request, call) => finishRecovery(services, request, call),
  };
}

/** @returns where to sign out of the central sign-on as well */
async function signOut(services: Services, closing: boolean | undefined, { sessionId }: SignedInCall): Promise<string | undefined> {
  return services.database.unitOfWork(async (tx) => {
    const { casLogin } = await tx.session.findUniqueOrThrow({ where: { id: sessionId } });
    await (closing ? closeSession(tx, services, sessionId) : endSession(tx, services, sessionId, 'signed-out'));
    return casLogin ? casSignOutAddress(services) : undefined;
  });
}
