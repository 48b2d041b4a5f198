import type { Attachment } from '@hall/contract/attachments';
import type { Grant } from '@hall/contract/authorizations';
import { wireDay } from '@hall/contract/rules/shanghai';
import { SpecialDraft, specialGrantsEndpoints } from '@hall/contract/special-grants';
import { listedFiles } from '../../../core/brought-file.ts';
import type { SignedInCall } from '../../../core/call.ts';
import { noteChange } from '../../../core/note-change.ts';
import { scopeOf } from '../../../core/scope.ts';
import type { Services } from '../../../core/services.ts';
import { unitOfGrants } from '../day.ts';
import { checkTerms, keptTerms, termsOf, toldTerms } from '../giving/draft-terms.ts';
import { authorizedPerson } from '../giving/give-grant.ts';
import { makeGrant } from '../giving/make-grant.ts';
import { grantOf } from '../grant-of.ts';
import { filesToUse, giveFilesTo } from './grant-files.ts';
import { type SpecialAbout, specialAbout } from './special-about.ts';

/**
 * Gives anybody but oneself a grant on any project or department within the caller's rows, with a reason and files (PROJ-15).
 * @throws Refusal as {@link specialAbout}, `authorizedPerson` and {@link filesToUse} do, and 404 with the rules `grant-…` at the field
 */
export async function giveSpecial(services: Services, draft: SpecialDraft, call: SignedInCall): Promise<Grant> {
  const scope = await scopeOf(services, call.person, specialGrantsEndpoints.giveSpecial.access);
  return unitOfGrants(services, async (tx, at) => {
    const on = await specialAbout(tx, services, draft, scope);
    const person = await authorizedPerson(tx, draft.staffNumber ?? '', on.leader ?? '', call.person.staffNumber);
    const terms = termsOf(draft);
    checkTerms(terms, wireDay(at), { until: on.until });
    const files = await filesToUse(tx, draft.attachments, call.person);
    const kept = keptTerms(terms, { until: on.until });
    noteSpecial(call, draft, { ...on, person, files, lastDay: kept.lastDay });
    const who = { personId: person.id, authorizerId: call.person.id, reason: draft.reason.trim() };
    const grant = await makeGrant(tx, { ...on.about, ...who, basis: 'special', terms: kept }, { by: call.person, at });
    await giveFilesTo(tx, grant.number, files);
    call.entry.target = grant.number;
    return grantOf(grant, 'any');
  });
}

interface Told extends SpecialAbout {
  readonly person: { readonly name: string; readonly nameEn: string };
  readonly files: readonly Attachment[];
  readonly lastDay: string | null;
}

/** Tells the log what was given to whom, and with which files. */
function noteSpecial(call: SignedInCall, draft: SpecialDraft, { named, person, files, lastDay }: Told): void {
  noteChange(
    call,
    SpecialDraft,
    {},
    {
      ...named,
      ...(named.department && { withBelow: draft.withBelow }),
      staffNumber: { zh: person.name, en: person.nameEn },
      ...toldTerms(draft, lastDay),
      ...{ reason: draft.reason, attachments: listedFiles(files) },
    },
  );
}
