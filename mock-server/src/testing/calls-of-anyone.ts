import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { wireDay } from '@hall/contract/rules/shanghai';
import { claimSecretId } from '../core/claim-secrets.ts';
import { ownSecret } from '../core/secrets.ts';
import { issueSignOnToken, signOnKey, type TokenWay } from '../core/sign-on-tokens.ts';
import { verificationsOf } from '../domains/session/index.ts';
import type { Make } from './calls-of-settings.ts';
import { PASSWORD, type TestHall } from './test-hall.ts';

const NEW_PASSWORD = 'Fresh#2027x';

/** What the hall asks of others while every call is played: a central sign-on that knows `staff`, and a count of what is pending. */
export const counterpart: RequestListener = (asked, response) => {
  const isSignOn = asked.url?.includes('alidate');
  const user = '<cas:authenticationSuccess><cas:user>staff</cas:user></cas:authenticationSuccess>';
  const answer = `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${user}</cas:serviceResponse>`;
  response.end(isSignOn ? answer : JSON.stringify({ total: 1 }));
};

const TOKENS: readonly (readonly [call: string, way: TokenWay, field: string])[] = [
  ['session.authenticationSignIn', 'authentication', 'access_token'],
  ['session.thirdPartySignIn', 'third-party', 'token'],
  ['session.urlSignIn', 'url', 'token'],
];

async function byToken({ services, clock }: TestHall, make: Make) {
  const key = await signOnKey(services.database, services.signOnKey);
  for (const [call, way, field] of TOKENS) await make(call, { [field]: await issueSignOnToken(key, way, 'staff', clock.now()) });
  await make('session.casSignIn', { cas: `ST-${randomUUID()}` });
}

async function verifications({ services }: TestHall, make: Make) {
  const solutionOf = (id: string) =>
    verificationsOf(services)
      .unsolved()
      .find((one) => one.id === id)?.solution ?? '';
  const { uuid: picture } = (await make('session.createPicture')).data as { uuid: string };
  await make('session.verifyPicture', { uuid: picture, code: solutionOf(picture) });
  const { uuid: slider } = (await make('session.createSlider')).data as { uuid: string };
  await make('session.verifySlider', { uuid: slider, x: solutionOf(slider) });
}

async function byQr(hall: TestHall, make: Make) {
  const { uuid, secret } = (await make('session.createQr')).data as { uuid: string; secret: string };
  await make('session.qrState', { uuid });
  const token = await hall.signIn('staff');
  for (const verb of ['scan', 'confirm']) await hall.post(`/api/session/${verb}-qr`, { uuid }, token);
  await make('session.collectQr', { uuid, secret });
}

async function recovery(hall: TestHall, make: Make) {
  const { read } = hall.services.database;
  const { idNumber } = await read.person.findUniqueOrThrow({ where: { userName: 'analyst' } });
  await make('session.recoverySettings');
  const { uuid } = (await make('session.startRecovery', { sfzh: idNumber })).data as { uuid: string };
  await make('session.sendRecoveryCode', { uuid });
  const [message] = await read.outboxMessage.findMany({ orderBy: { id: 'desc' }, take: 1 });
  const yzm = /\d{6}/.exec(message?.text ?? '')?.[0];
  await make('session.finishRecovery', { uuid, yzm, xmm: await hall.sealed(NEW_PASSWORD) });
}

/** The expense system books a claim of who leads a project, decides it, and gives it back. */
async function bookedClaims({ services: { database, clock } }: TestHall, make: Make) {
  const { code, leader } = await database.read.project.findFirstOrThrow({ where: { state: 'active' }, include: { leader: true } });
  const sender = { xtbh: 'reimbursement', xtmy: await ownSecret(database, claimSecretId('reimbursement')), bxdh: 'BX-played' };
  const claim = { xmbh: code, bxrgh: leader.staffNumber, rq: wireDay(clock.now()), je: '1.00', bxsy: '差旅' };
  await make('projects.bookClaim', { ...sender, ...claim });
  const { bxdh: _, ...system } = sender;
  await make('projects.claimsToDecide', { ...system, sprgh: leader.staffNumber });
  await make('projects.decideClaim', { ...sender, sftg: '1' });
  await make('projects.returnClaim', sender);
}

/** Makes every call that anyone may make, each at least once with success; the hall has the {@link counterpart}. */
export async function playCallsOfAnyone(hall: TestHall, make: Make): Promise<void> {
  for (const call of ['session.sealingKey', 'parameters.publicParameters', 'parameters.footer', 'updates.version']) await make(call);
  await make('session.signIn', { yhm: 'staff', mm: await hall.sealed(PASSWORD) });
  await byToken(hall, make);
  await verifications(hall, make);
  await byQr(hall, make);
  await recovery(hall, make);
  await bookedClaims(hall, make);
}
