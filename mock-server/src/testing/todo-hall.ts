import type { RequestListener } from 'node:http';
import { otherSystem } from './other-system.ts';
import { type TestHall, testHall } from './test-hall.ts';

/** The seeded source of another system, which `approver` has, and its function. */
export const CLAIMS = 'claims-to-approve';
export const APPROVAL = 'reimbursement.approve';

type HallWithSystem = TestHall & { readonly origin: string };

async function hallWaiting(timeMs: number, answer: RequestListener): Promise<HallWithSystem> {
  const origin = await otherSystem(answer);
  const hall = await testHall({ outbound: { privateOrigins: [origin], timeMs } });
  await hall.services.database.unitOfWork((tx) => tx.linkedSystem.update({ where: { id: 'reimbursement' }, data: { origin } }));
  return { ...hall, origin };
}

/** A hall whose reimbursement system is another server of this machine, which the operator lists; it is waited for as long as it takes. */
export const hallWithSystem = (answer: RequestListener): Promise<HallWithSystem> => hallWaiting(120_000, answer);

/** Likewise, for what never answers: the hall soon waits no longer, though long enough that a busy machine has asked by then. */
export const impatientHall = (answer: RequestListener): Promise<HallWithSystem> => hallWaiting(1_000, answer);

/** Asks a source as the web does. */
export const countAt = (hall: TestHall, token: string, id = CLAIMS, more = '') => hall.get(`/api/todos/count?id=${id}${more}`, token);

/** Answers a number of claims. */
export const saying =
  (total: unknown): RequestListener =>
  (_, response) =>
    response.end(JSON.stringify({ total }));
