import type { SignedInCall } from '../../core/call.ts';
import { held, type PermissionNode } from '../../core/permissions.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';

/**
 * A function of the menu that the person has; the log names it.
 * @param field the request's field that names it
 * @throws Refusal 404 `not-found` when there is none of that id, 403 when the person's roles do not hold it
 */
export async function heldFunction(
  services: Services,
  { person, entry }: SignedInCall,
  id: string,
  field: string,
): Promise<PermissionNode> {
  const known = await services.database.read.permission.findFirst({ where: { id, directory: false } });
  if (!known) throw notFound(field);
  entry.target = { zh: known.name, en: known.nameEn };
  const node = (await held(services, person.roles)).nodes.find((candidate) => candidate.id === id);
  if (!node) throw new Refusal(403, 'no-permission');
  return node;
}
