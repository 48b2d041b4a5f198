import { MenuNode } from '@hall/contract/menu';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { requireOwnData } from '../../core/permissions.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { heldFunction } from './held-function.ts';

interface FavouriteRequest {
  readonly personId: string;
  readonly menuId: string;
}

const noteFavourite = (call: SignedInCall, before: object | null, after: 'added' | 'none'): void =>
  noteChange(call, MenuNode, { favourite: before ? 'added' : 'none' }, { favourite: after });

/**
 * Adds a function to the person's common ones; adding it again changes nothing.
 * @throws Refusal 403 for another person's list or a function the person does not have; 404 for an unknown function
 */
export async function addFavourite(services: Services, request: FavouriteRequest, call: SignedInCall): Promise<void> {
  const { person } = call;
  requireOwnData(person, request);
  const { id: permissionId, fixedFavourite } = await heldFunction(services, call, request.menuId, 'menuId');
  if (fixedFavourite) return;
  const key = { personId: person.id, permissionId };
  await services.database.unitOfWork(async (tx) => {
    const { _max: last } = await tx.favouriteFunction.aggregate({ where: { personId: person.id }, _max: { position: true } });
    const position = (last.position ?? -1) + 1;
    noteFavourite(call, await tx.favouriteFunction.findUnique({ where: { personId_permissionId: key } }), 'added');
    await tx.favouriteFunction.upsert({ where: { personId_permissionId: key }, create: { ...key, position }, update: {} });
  });
}

/**
 * Removes a function that the person added; removing it again changes nothing.
 * @throws Refusal as {@link addFavourite}; 500 `fixed-function` for one that is common for everyone
 */
export async function removeFavourite(services: Services, request: FavouriteRequest, call: SignedInCall): Promise<void> {
  const { person } = call;
  requireOwnData(person, request);
  const { id: permissionId, fixedFavourite } = await heldFunction(services, call, request.menuId, 'menuId');
  if (fixedFavourite) throw new Refusal(500, 'fixed-function');
  const key = { personId: person.id, permissionId };
  await services.database.unitOfWork(async (tx) => {
    noteFavourite(call, await tx.favouriteFunction.findUnique({ where: { personId_permissionId: key } }), 'none');
    await tx.favouriteFunction.deleteMany({ where: key });
  });
}
