import type { SignedInPerson } from '../../core/call.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { type Permission, permissionsOf } from './permissions.ts';

/**
 * A function of the menu that the person has.
 * @param field the request's field that names it
 * @throws Refusal 404 `not-found` when there is none of that id, 403 when the person's roles do not hold it
 */
export async function heldFunction({ database }: Services, person: SignedInPerson, id: string, field: string): Promise<Permission> {
  const known = await database.read.permission.findFirst({ where: { id, directory: false } });
  if (!known) throw new Refusal(404, 'not-found', { field, term: '功能' });
  const held = (await permissionsOf(database.read, person.roles)).find((permission) => permission.id === id);
  if (!held) throw new Refusal(403, 'no-permission');
  return held;
}
