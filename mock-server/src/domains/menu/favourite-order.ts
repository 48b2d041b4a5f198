import { MenuNode } from '@hall/contract/menu';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { held, type PermissionNode, requireOwnData } from '../../core/permissions.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';

interface OrderRequest {
  readonly personId: string;
  readonly menuIds: readonly string[];
}

/** The ids of the functions that the person has placed, in their order. */
async function placed(tx: Tx, personId: string): Promise<string[]> {
  const rows = await tx.favouriteFunction.findMany({ where: { personId }, orderBy: [{ position: 'asc' }, { permissionId: 'asc' }] });
  return rows.map(({ permissionId }) => permissionId);
}

/** Refuses what was never the person's; what is not any more, or is common no longer, is no fault of who asks. */
async function requireKnown(tx: Tx, asked: readonly string[], own: ReadonlySet<string>): Promise<void> {
  const others = asked.filter((id) => !own.has(id));
  if (others.length === 0) return;
  const known = await tx.permission.findMany({ where: { id: { in: others }, directory: false } });
  if (known.length < others.length) throw notFound('menuIds');
  throw new Refusal(403, 'no-permission');
}

const namesOf = (ids: readonly string[], nodes: readonly PermissionNode[]) => {
  const found = ids.flatMap((id) => nodes.find((node) => node.id === id) ?? []);
  return { zh: found.map(({ name }) => name).join('、'), en: found.map(({ nameEn }) => nameEn).join(', ') };
};

/**
 * Puts the person's common functions in order, fixed ones too. What is common no longer is passed over; what is not named keeps its order
 * behind what is.
 * @throws Refusal 403 for another person's list or a function the person does not have; 404 for an unknown function
 */
export async function orderFavourites(services: Services, request: OrderRequest, call: SignedInCall): Promise<void> {
  const { person } = call;
  requireOwnData(person, request);
  const { nodes } = await held(services, person.roles);
  const functions = new Map(nodes.filter(({ directory }) => !directory).map((node) => [node.id, node]));
  const asked = [...new Set(request.menuIds)];
  await services.database.unitOfWork(async (tx) => {
    const before = await placed(tx, person.id);
    await requireKnown(tx, asked, new Set([...functions.keys(), ...before]));
    const named = asked.filter((id) => functions.get(id)?.fixedFavourite || (functions.has(id) && before.includes(id)));
    const after = [...named, ...before.filter((id) => !named.includes(id))];
    await tx.favouriteFunction.deleteMany({ where: { personId: person.id } });
    await tx.favouriteFunction.createMany({
      data: after.map((permissionId, position) => ({ personId: person.id, permissionId, position })),
    });
    noteChange(call, MenuNode, { favouriteOrder: namesOf(before, nodes) }, { favouriteOrder: namesOf(after, nodes) });
  });
}
