import type { Person } from '@hall/database/database';
import { sealedTexts } from '../../core/sealed-text.ts';
import type { Services } from '../../core/services.ts';

/** A sign-in name as it is compared: however it was typed, it is the same. */
export const comparable = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();

/** Who signs in by a user name or a staff number. */
export async function personNamed({ database }: Pick<Services, 'database'>, typed: string): Promise<Person | null> {
  const name = comparable(typed);
  return name === '' ? null : database.read.person.findFirst({ where: { OR: [{ userName: name }, { staffNumber: name }] } });
}

/**
 * What stands for a typed name that is nobody's, for people type their password there: the same for the same name, and of no use to
 * find it.
 */
export async function maskedName(services: Services, typed: string): Promise<string> {
  const { digest } = await sealedTexts(services, 'sign-in-names');
  return `?${digest(comparable(typed))}`;
}
