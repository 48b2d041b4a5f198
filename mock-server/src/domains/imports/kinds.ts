import type { SignedInCall } from '../../core/call.ts';
import type { Import } from '../../core/define-import.ts';
import { requireAccess } from '../../core/permissions.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { grantsImport } from '../authorizations/index.ts';
import { peopleImport } from '../people/index.ts';

/** Everything that can be imported. */
const IMPORTS: readonly Import[] = [peopleImport, grantsImport];

/**
 * What is to be imported; the log names it.
 * @throws Refusal 404 `choice` for what nobody can import, 403 without the permission
 */
export async function requireImport(services: Services, { person, entry }: SignedInCall, importId: string): Promise<Import> {
  const kind = IMPORTS.find(({ id }) => id === importId);
  if (!kind) throw new Refusal(404, 'choice', { field: 'importId' });
  entry.target = kind.title;
  await requireAccess(services, kind.id, person.roles);
  return kind;
}
