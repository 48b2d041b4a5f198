import type { Bilingual } from '@hall/contract/bilingual';
import type { Tx } from '@hall/database/database';
import { Refusal } from '../../core/refusal.ts';

/** What a code that somebody chose is called. */
export interface ChosenCode {
  readonly name: string;
  readonly nameEn: string;
}

/** As the log tells it. */
export const bilingualOf = ({ name, nameEn }: ChosenCode): Bilingual => ({ zh: name, en: nameEn });

/** @throws Refusal 404 `choice` at the field for a code that the set does not offer */
export async function chosenCode(tx: Tx, setId: string, code: string, field: string): Promise<ChosenCode> {
  const entry = await tx.codeEntry.findUnique({ where: { setId_code: { setId, code } }, include: { set: true } });
  if (!entry?.enabled || !entry.set.enabled) throw new Refusal(404, 'choice', { field });
  return { name: entry.name, nameEn: entry.nameEn };
}
