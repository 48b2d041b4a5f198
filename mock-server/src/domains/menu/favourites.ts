import type { SignedInCall, SignedInPerson } from '../../core/call.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { heldFunction } from './held-function.ts';

interface FavouriteRequest {
  readonly personId: string;
  readonly menuId: string;
}

function requireOwn(person: SignedInPerson, { personId }: FavouriteRequest): void {
  if (personId !== person.id) throw new Refusal(403, 'not-yours', { field: 'personId' });
}

/**
 * Adds a function to the person's common ones; adding it again changes nothing.
 * @throws Refusal 403 for another person's list or a function the person does not have; 404 for an unknown function
 */
export async function addFavourite(services: Services, request: FavouriteRequest, { person, noted }: SignedInCall): Promise<void> {
  noted.target = request.menuId;
  requireOwn(person, request);
  const { id: permissionId, fixedFavourite } = await heldFunction(services, person, request.menuId, 'menuId');
  if (fixedFavourite) return;
  const key = { personId: person.id, permissionId };
  await services.database.unitOfWork(async (tx) => {
    const position = await tx.favouriteFunction.count({ where: { personId: person.id } });
    await tx.favouriteFunction.upsert({ where: { personId_permissionId: key }, create: { ...key, position }, update: {} });
  });
}

/**
 * Removes a function that the person added; removing it again changes nothing.
 * @throws Refusal as {@link addFavourite}; 500 `fixed-function` for one that is common for everyone
 */
export async function removeFavourite(services: Services, request: FavouriteRequest, { person, noted }: SignedInCall): Promise<void> {
  noted.target = request.menuId;
  requireOwn(person, request);
  const { id: permissionId, fixedFavourite } = await heldFunction(services, person, request.menuId, 'menuId');
  if (fixedFavourite) throw new Refusal(500, 'fixed-function');
  await services.database.unitOfWork((tx) => tx.favouriteFunction.deleteMany({ where: { personId: person.id, permissionId } }));
}
