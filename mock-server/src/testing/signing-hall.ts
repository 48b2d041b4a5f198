import { APPLIED_FOR, applyingHall } from './applying-hall.ts';
import type { Answer } from './test-hall.ts';

export interface SignatureRow {
  readonly qzbh: string;
  readonly zt: string;
  readonly kczs: readonly string[];
}

export const signatureIn = ({ data }: Answer) => data as SignatureRow;

/** As {@link applyingHall}, with how `leader` lets `analyst` sign for the project, today and up to 1,000.00 yuan unless said. */
export async function signingHall() {
  const applying = await applyingHall();
  const { hall, tokenOf, numberOf, today } = applying;
  const post = async (by: string, call: string, body: object = {}) => hall.post(`/api/signatures/${call}`, body, await tokenOf(by));
  const draftOf = async (change: object = {}) => ({
    ...{ dqrgh: await numberOf('analyst'), sfqbxm: '0', xmbhs: [APPLIED_FOR], ksrq: today, jsrq: today, dbxe: '1000.00', sqyy: '出差' },
    ...change,
  });
  const give = async (change: object = {}, by = 'leader') => post(by, 'give', await draftOf(change));
  const given = async (change: object = {}, by = 'leader') => signatureIn(await give(change, by)).qzbh;
  const revoke = (qzbh: string, by = 'leader') => post(by, 'revoke', { qzbh, cxyy: '已返校' });
  const rowsOf = async (by: string, filter: object = {}) => ((await post(by, 'list', filter)).data as { rows: SignatureRow[] }).rows;
  return { ...applying, post, draftOf, give, given, revoke, rowsOf };
}

export type SigningHall = Awaited<ReturnType<typeof signingHall>>;
