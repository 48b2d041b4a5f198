import { wireMoment } from '@hall/contract/rules/shanghai';
import type { SignatureDetail, SignedDecision, signaturesEndpoints } from '@hall/contract/signatures';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Reader } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import type { Services } from '../../core/services.ts';
import { projectFound } from '../authorizations/index.ts';
import { signatureOf } from './signature-of.ts';
import { askingOf, signatureNumbered } from './signature-scope.ts';

const MOST = 100;

const decisionOf = (kind: string): SignedDecision['decision'] => (kind === 'rejected' ? 'rejected' : 'approved');

async function applicationsSigned(read: Reader, signatureNumber: string): Promise<SignedDecision[]> {
  const steps = await read.applicationStep.findMany({
    ...{ where: { signatureNumber }, include: { application: true }, orderBy: { id: 'desc' }, take: MOST },
  });
  return steps.map(({ applicationNumber: number, kind, at, application: { projectCode } }) => ({
    ...{ kind: 'application', number, decision: decisionOf(kind), project: projectCode ?? undefined, at: wireMoment(at) },
  }));
}

async function claimsSigned(read: Reader, signatureNumber: string): Promise<SignedDecision[]> {
  const claims = await read.bookedClaim.findMany({ where: { signatureNumber }, orderBy: { decidedAt: 'desc' }, take: MOST });
  return claims.map(({ number, state, projectCode: project, decidedAt, bookedAt }) => ({
    ...{ kind: 'claim', number, decision: decisionOf(state), project, at: wireMoment(decidedAt ?? bookedAt) },
  }));
}

/** A signature authorization with its projects and what was decided by it, the latest first. @throws Refusal 404 `not-found` */
export async function detailOfSignature(
  services: Services,
  { number }: RequestOf<typeof signaturesEndpoints.detail>,
  call: SignedInCall,
): Promise<SignatureDetail> {
  const { read } = services.database;
  const stored = await signatureNumbered(read, services, number, call);
  const decisions = [...(await applicationsSigned(read, number)), ...(await claimsSigned(read, number))];
  return {
    signature: signatureOf(stored, await askingOf(services, call.person)),
    projects: stored.projects.map(({ project }) => projectFound(project)),
    decisions: decisions.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, MOST),
  };
}
