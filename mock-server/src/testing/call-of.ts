import type { SignedInCall } from '../core/call.ts';
import type { TestHall } from './test-hall.ts';

/** A call of somebody, for what no call of the contract reaches. */
export async function callOf({ services }: TestHall, userName: string): Promise<SignedInCall> {
  const row = await services.database.read.person.findUniqueOrThrow({ where: { userName }, include: { roles: true } });
  const person = { ...row, roles: row.roles.map(({ roleId }) => roleId), duty: row };
  return { address: '', userAgent: '', renewToken: () => undefined, gone: new AbortController().signal, entry: {}, sessionId: '', person };
}
