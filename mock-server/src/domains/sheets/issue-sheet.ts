import { randomInt } from 'node:crypto';
import { momentOf, wireMoment } from '@hall/contract/rules/shanghai';
import { SHEET_CODE_LENGTH, SHEET_CODE_LETTERS } from '@hall/contract/rules/sheet-code';
import type { Sheet } from '@hall/contract/sheets';
import type { Tx } from '@hall/database/database';
import type { SignedInPerson } from '../../core/call.ts';
import type { Services } from '../../core/services.ts';

/** What is said of a sheet before it is made. */
export type SheetDraft = Pick<Sheet, 'kind' | 'title' | 'titleEn' | 'conditions' | 'conditionsEn' | 'rows'>;

/** What is told in a line is one: no value that was looked for makes another, which would seem to be the sheet's own words. */
const inALine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** A sheet with a code of its own, as it is made now by somebody. Nothing vouches for it until it is issued. */
export const draftSheet = ({ clock }: Services, person: SignedInPerson, draft: SheetDraft): Sheet => ({
  ...draft,
  conditions: inALine(draft.conditions),
  conditionsEn: inALine(draft.conditionsEn),
  code: Array.from({ length: SHEET_CODE_LENGTH }, () => SHEET_CODE_LETTERS[randomInt(SHEET_CODE_LETTERS.length)]).join(''),
  person: person.name,
  personEn: person.nameEn,
  staffNumber: person.staffNumber,
  at: wireMoment(clock.now()),
});

/** Issues a sheet: from now on its code tells what it held. */
export async function issueSheet(tx: Tx, pageId: string, { at, ...sheet }: Sheet): Promise<void> {
  await tx.sheet.create({ data: { ...sheet, pageId, at: momentOf(at) } });
}
