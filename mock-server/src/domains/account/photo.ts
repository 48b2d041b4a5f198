import { profileEndpoints } from '@hall/contract/profile';
import { photoFault, photoType } from '@hall/contract/rules/photo';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { pictureSize } from './picture-size.ts';

const ADDRESS = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/;

/** The type in the `data:` address is ignored; the content decides. */
function pictureIn(address: string) {
  const refuse = (rule: 'photo-type' | 'photo-size' | 'photo-square') => new Refusal(404, rule, { field: 'photo' });
  const content = Buffer.from(ADDRESS.exec(address)?.[1] ?? '', 'base64');
  const fault = photoFault(content);
  if (fault) throw refuse(fault);
  const mediaType = photoType(content) ?? 'image/png';
  const size = pictureSize(content, mediaType);
  if (!size) throw refuse('photo-type');
  if (size.width !== size.height) throw refuse('photo-square');
  return { content: new Uint8Array(content), mediaType };
}

/**
 * Keeps another photo of the caller, or none for an empty text.
 * @throws Refusal 404 `photo-type`, `photo-size` or `photo-square`
 */
export async function savePhoto(services: Services, { photo: address }: { readonly photo: string }, call: SignedInCall): Promise<void> {
  const { database, clock, randomId } = services;
  const personId = call.person.id;
  noteChange(call, profileEndpoints.updateProfile.request, {}, { photo: address });
  if (address === '') {
    await database.unitOfWork((tx) => tx.personPhoto.deleteMany({ where: { personId } }));
    return;
  }
  const data = { ...pictureIn(address), version: randomId(8), changedAt: clock.now() };
  await database.unitOfWork((tx) => tx.personPhoto.upsert({ where: { personId }, create: { personId, ...data }, update: data }));
}

/** The caller's photo as a `data:` address; empty without one. */
export async function photoOf({ database }: Services, _: unknown, { person }: SignedInCall): Promise<string> {
  const photo = await database.read.personPhoto.findUnique({ where: { personId: person.id } });
  return photo ? `data:${photo.mediaType};base64,${Buffer.from(photo.content).toString('base64')}` : '';
}
