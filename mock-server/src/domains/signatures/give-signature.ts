import { DECIDING_ON } from '@hall/contract/applications';
import type { Rule } from '@hall/contract/errors';
import { seenOf } from '@hall/contract/rules/seen';
import { wireDay } from '@hall/contract/rules/shanghai';
import { type SignatureTerms, signatureFaultAt } from '@hall/contract/rules/signatures';
import { fenIn } from '@hall/contract/rules/typed-amount';
import { type Signature, SignatureDraft } from '@hall/contract/signatures';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { nextNumberOfYear } from '../../core/number-of-year.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { unitOfGrants } from '../authorizations/index.ts';
import { decidedBy, headsSome } from './signable.ts';
import { scopeOf, signatureOf } from './signature-of.ts';
import { askingOf } from './signature-scope.ts';
import { mayDecide } from './signing.ts';
import { findSignatures, type StoredSignature } from './stored-signatures.ts';
import { tellGiven } from './tell-of-signature.ts';

const refused = (field: keyof SignatureDraft, rule: Rule, params?: Readonly<Record<string, string>>) =>
  new Refusal(404, rule, { field, ...(params && { params }) });

const FIELDS = ['signer', 'projects', 'firstDay', 'lastDay', 'amount', 'reason'] as const;

/** What is asked for, with nothing twice. */
const termsOf = ({
  signer = '',
  everything,
  projects,
  firstDay = '',
  lastDay = '',
  amount = '',
  reason,
}: SignatureDraft): SignatureTerms => ({
  ...{ signer: signer.trim(), everything, firstDay, lastDay, amount, reason: seenOf(reason) },
  projects: everything ? [] : [...new Set(projects.map((code) => code.trim()).filter(Boolean))],
});

/** @throws Refusal 404 at the first field that is wrong */
function check(terms: SignatureTerms, today: string): void {
  for (const field of FIELDS) {
    const rule = signatureFaultAt(field, terms, today);
    if (rule) throw refused(field, rule);
  }
}

/** @throws Refusal 404 `signature-unknown`, `signature-self`, `signature-disabled`, `signature-person` */
async function signerOf(tx: Tx, staffNumber: string, { person }: SignedInCall) {
  const signer = await tx.person.findUnique({ where: { staffNumber }, select: { id: true, name: true, nameEn: true, enabled: true } });
  if (!signer) throw refused('signer', 'signature-unknown');
  if (signer.id === person.id) throw refused('signer', 'signature-self');
  if (!signer.enabled) throw refused('signer', 'signature-disabled');
  if (!(await mayDecide(tx, signer.id, DECIDING_ON.grant))) throw refused('signer', 'signature-person');
  return signer;
}

/** @throws Refusal 500 `signature-nothing`; 404 `signature-project`, `signature-project-closed` */
async function checkProjects(tx: Tx, codes: readonly string[], { person }: SignedInCall): Promise<void> {
  const leads = await tx.project.count({ where: { AND: [decidedBy(person.id), { state: { not: 'closed' } }] } });
  if (leads === 0 && !(await headsSome(tx, person.id))) throw new Refusal(500, 'signature-nothing');
  const found = await tx.project.findMany({ where: { AND: [decidedBy(person.id), { code: { in: [...codes] } }] } });
  for (const code of codes) {
    const project = found.find((one) => one.code === code);
    if (!project) throw refused('projects', 'signature-project', { code });
    if (project.state === 'closed') throw refused('projects', 'signature-project-closed', { code });
  }
}

/** Tells the log what was given to whom. */
function noteGiven(call: SignedInCall, signature: StoredSignature, terms: SignatureTerms): void {
  const { name: zh, nameEn: en } = signature.signer;
  const { firstDay, lastDay, amount, reason, everything } = terms;
  const scope = everything ? { everything } : { projects: scopeOf(signature) };
  noteChange(call, SignatureDraft, {}, { signer: { zh, en }, ...scope, firstDay, lastDay, amount, reason });
}

/**
 * Lets another sign for the caller, who leads or heads what is signed for (PROJ-27).
 * @throws Refusal 404 at the field: `required`, `signature-…`, `grant-first-day-past`, `grant-last-day-past`, `grant-day-order`,
 * `date-format`; 500 `signature-nothing`
 */
export const giveSignature = (services: Services, draft: SignatureDraft, call: SignedInCall): Promise<Signature> =>
  unitOfGrants(services, async (tx, at) => {
    const terms = termsOf(draft);
    await checkProjects(tx, terms.projects, call);
    check(terms, wireDay(at));
    const signer = await signerOf(tx, terms.signer, call);
    const { everything, firstDay, lastDay, reason } = terms;
    const number = await nextNumberOfYear('QZ', at, (begin) =>
      tx.signature.findFirst({ where: { number: { startsWith: begin } }, orderBy: { number: 'desc' } }),
    );
    const projects = { create: terms.projects.map((projectCode) => ({ projectCode })) };
    const who = { principalId: call.person.id, signerId: signer.id };
    await tx.signature.create({
      data: { number, ...who, everything, projects, firstDay, lastDay, amount: fenIn(terms.amount), reason, madeAt: at },
    });
    const [made] = (await findSignatures(tx, { where: { number } })) as [StoredSignature];
    call.entry.target = number;
    noteGiven(call, made, terms);
    await tellGiven(tx, made, at);
    return signatureOf(made, await askingOf(services, call.person));
  });
