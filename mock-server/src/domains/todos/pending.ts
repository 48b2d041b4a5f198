import { wireMoment } from '@hall/contract/rules/shanghai';
import type { TodoSource } from '@hall/contract/todos';
import type { SignedInCall } from '../../core/call.ts';
import { held } from '../../core/permissions.ts';
import type { Services } from '../../core/services.ts';

/** Most items shown of one source (spec 9). */
const ITEMS_MAX = 10;
const APPROVAL = 'reimbursement.approve';

/** What waits for the person in each function: claims to approve, for people who have that function. */
export async function pendingOf(services: Services, _: unknown, { person }: SignedInCall): Promise<TodoSource[]> {
  const { database } = services;
  const approval = (await held(services, person.roles)).nodes.find(({ id }) => id === APPROVAL);
  if (!approval) return [];
  const where = { approverId: person.id, state: 'pending' };
  const [count, claims] = await Promise.all([
    database.read.claim.count({ where }),
    database.read.claim.findMany({ where, take: ITEMS_MAX, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], include: { applicant: true } }),
  ]);
  const items = claims.map((claim) => ({
    id: claim.id,
    title: `${claim.applicant.name}：${claim.title}`,
    titleEn: `${claim.applicant.nameEn}: ${claim.titleEn}`,
    createdAt: wireMoment(claim.createdAt),
  }));
  return [
    {
      systemId: approval.systemId ?? '',
      parentId: approval.parentId ?? undefined,
      menuId: approval.id,
      name: approval.name,
      nameEn: approval.nameEn,
      count,
      items,
    },
  ];
}
