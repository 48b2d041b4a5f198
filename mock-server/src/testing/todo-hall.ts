import type { RequestListener } from 'node:http';
import { otherSystem } from './other-system.ts';
import { type TestHall, testHall } from './test-hall.ts';

/** The seeded source of another system, which `approver` has, and its function. */
export const CLAIMS = 'claims-to-approve';
export const APPROVAL = 'reimbursement.approve';

/** How long a source may take in these tests, in ms. */
const TIME_MS = 400;

/** A hall whose reimbursement system is another server of this machine, which the operator lists. */
export async function hallWithSystem(answer: RequestListener): Promise<TestHall & { readonly origin: string }> {
  const origin = await otherSystem(answer);
  const hall = await testHall({ outbound: { privateOrigins: [origin], timeMs: TIME_MS } });
  await hall.services.database.unitOfWork((tx) => tx.linkedSystem.update({ where: { id: 'reimbursement' }, data: { origin } }));
  return { ...hall, origin };
}

/** Asks a source as the web does. */
export const countAt = (hall: TestHall, token: string, id = CLAIMS, more = '') => hall.get(`/api/todos/count?id=${id}${more}`, token);

/** Answers a number of claims. */
export const saying =
  (total: unknown): RequestListener =>
  (_, response) =>
    response.end(JSON.stringify({ total }));
