import type { RoleChoice } from '@hall/contract/look-ups';
import { spellingOf } from '@hall/database/spelling';
import type { SignedInCall } from '../../../core/call.ts';
import type { Services } from '../../../core/services.ts';
import { canGive } from '../editing/person.ts';

/** The roles, with those that the caller can give. */
export async function roleChoices(services: Services, _: unknown, call: SignedInCall): Promise<RoleChoice[]> {
  const roles = await services.database.read.role.findMany({ orderBy: { id: 'asc' }, select: { id: true, name: true, nameEn: true } });
  return Promise.all(
    roles.map(async (role) => ({ ...role, pinyin: spellingOf(role.name), givable: await canGive(services, call, role.id) })),
  );
}
