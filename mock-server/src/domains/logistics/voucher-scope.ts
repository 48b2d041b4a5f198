import { voucherNumberIn } from '@hall/contract/rules/voucher-number';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall, SignedInPerson } from '../../core/call.ts';
import { Refusal } from '../../core/refusal.ts';
import { type RowScope, scopeOf } from '../../core/scope.ts';
import type { Services } from '../../core/services.ts';

/** What shows other people's vouchers; without it a person sees the own ones. */
export const SEES_OTHERS = 'logistics.all';

/** The vouchers that a scope shows. */
export const inScope = (scope: RowScope): object => {
  if (scope.kind === 'all') return {};
  return scope.kind === 'own' ? { personId: scope.personId } : { person: { departmentId: { in: [...scope.ids] } } };
};

/** The vouchers that a person may see. */
export const visibleTo = async (services: Services, person: SignedInPerson): Promise<object> =>
  inScope(await scopeOf(services, person, SEES_OTHERS));

/** @throws Refusal 404 `voucher-number` for what cannot be a number */
export function numberIn(scanned: string): string {
  const number = voucherNumberIn(scanned);
  if (!number) throw new Refusal(404, 'voucher-number', { field: 'number' });
  return number;
}

const withOwner = { include: { person: { select: { name: true, nameEn: true, staffNumber: true } } } } as const;

/** The vouchers of a condition with whose they are. */
export const findVouchers = (read: Reader, query: object) => read.voucher.findMany({ ...query, ...withOwner });
export type StoredVoucher = Awaited<ReturnType<typeof findVouchers>>[number];

/**
 * A voucher by what was typed or scanned, of which the log then tells; one of others is as unknown as one that there is not.
 * @throws Refusal 404 `voucher-number`, `voucher-unknown`
 */
export async function scannedVoucher(read: Reader | Tx, scanned: string, visible: object, { entry }: SignedInCall): Promise<StoredVoucher> {
  const number = numberIn(scanned);
  entry.target = number;
  const [voucher] = await findVouchers(read, { where: { AND: [{ number }, visible] } });
  if (!voucher) throw new Refusal(404, 'voucher-unknown', { field: 'number' });
  return voucher;
}
