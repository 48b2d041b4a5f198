import { DepartmentGrantDraft, GIVEN_TOGETHER_MAX, type GivingOutcome } from '@hall/contract/department-grants';
import { seenOf } from '@hall/contract/rules/seen';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { faultOf } from '../../../core/fault-of.ts';
import { noteChange } from '../../../core/note-change.ts';
import { runPart } from '../../../core/operation.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { unitOfGrants } from '../day.ts';
import { requireOpen } from '../giving/authority.ts';
import { checkTerms, keptTerms, termsOf, toldTerms } from '../giving/draft-terms.ts';
import { authorizedPerson } from '../giving/give-grant.ts';
import { type About, makeGrant } from '../giving/make-grant.ts';
import { headedBy } from './headed.ts';

const refused = (field: keyof DepartmentGrantDraft, rule: 'grant-what' | 'grant-people' | 'department-not-yours') =>
  new Refusal(404, rule, { field });

/** What is to be given to whom: a project, or the whole department where none is named. */
interface Row {
  readonly staffNumber: string;
  readonly project?: string;
}

/**
 * All that is to be given, person by person; who or what is named twice counts once.
 * @throws Refusal 404 `grant-what`, `grant-people`, `grants-too-many`, at the field
 */
function rowsOf({ department, projects, people }: DepartmentGrantDraft): Row[] {
  const codes = [...new Set(projects.map((code) => code.trim()).filter(Boolean))];
  const numbers = [...new Set(people.map((number) => number.trim()).filter(Boolean))];
  if (department && codes.length > 0) throw refused('department', 'grant-what');
  if (!department && codes.length === 0) throw refused('projects', 'grant-what');
  if (numbers.length === 0) throw refused('people', 'grant-people');
  const rows = numbers.flatMap((staffNumber) => (department ? [{ staffNumber }] : codes.map((project) => ({ staffNumber, project }))));
  if (rows.length <= GIVEN_TOGETHER_MAX) return rows;
  throw new Refusal(404, 'grants-too-many', { field: 'people', params: { count: rows.length, maximum: GIVEN_TOGETHER_MAX } });
}

/** What a grant is about, how the log calls that, and who gets none on it. */
interface RowAbout {
  readonly about: About;
  readonly named: { readonly [K in 'projects' | 'department']?: { readonly zh: string; readonly en: string } };
  /** Staff number of who leads the project. */
  readonly leader?: string;
}

/**
 * The whole department that is granted, which the caller heads.
 * @throws Refusal 404 `department-not-yours`, of what there is not as well
 */
async function departmentOf(
  tx: Reader | Tx,
  { department: id, withBelow }: DepartmentGrantDraft,
  { person }: SignedInCall,
): Promise<RowAbout> {
  const department = await tx.department.findUnique({ where: { id: id ?? '', headId: person.id } });
  if (!department) throw refused('department', 'department-not-yours');
  const { name: zh, nameEn: en } = department;
  return { about: { department: { id: department.id, withBelow } }, named: { department: { zh, en } } };
}

/**
 * A project of a department that the caller heads, or of one below.
 * @throws Refusal 404 `project-not-yours`, of what there is not as well; 500 `project-frozen`, `project-closed`
 */
async function projectOf(tx: Tx, services: Services, code: string, { person }: SignedInCall): Promise<RowAbout> {
  const project = await tx.project.findUnique({ where: { code }, include: { leader: { select: { staffNumber: true } } } });
  const headed = await headedBy(services, person, tx);
  if (!project || !headed.includes(project.departmentId)) throw new Refusal(404, 'project-not-yours', { field: 'projects' });
  requireOpen(project);
  return { about: { project }, named: { projects: { zh: project.name, en: project.nameEn } }, leader: project.leader.staffNumber };
}

/** Gives one of them, as nothing ends what the head of a department has to give (PROJ-2). @returns its number */
async function giveRow(
  services: Services,
  draft: DepartmentGrantDraft,
  { staffNumber, project }: Row,
  call: SignedInCall,
): Promise<string> {
  return unitOfGrants(services, async (tx, at) => {
    const { about, named, leader = '' } = project ? await projectOf(tx, services, project, call) : await departmentOf(tx, draft, call);
    const person = await authorizedPerson(tx, staffNumber, leader, call.person.staffNumber);
    const terms = termsOf(draft);
    checkTerms(terms, wireDay(at), {});
    const kept = keptTerms(terms, {});
    const told = {
      ...named,
      ...(named.department && { withBelow: draft.withBelow }),
      people: { zh: person.name, en: person.nameEn },
      ...toldTerms(draft, kept.lastDay),
      reason: draft.reason,
    };
    noteChange(call, DepartmentGrantDraft, {}, told);
    const who = { personId: person.id, authorizerId: call.person.id, reason: seenOf(draft.reason) };
    const { number } = await makeGrant(tx, { ...about, ...who, basis: 'head', terms: kept }, { by: call.person, at });
    call.entry.target = number;
    return number;
  });
}

/** What people are called, by staff number. */
async function namesOf({ database: { read } }: Services, numbers: readonly string[]) {
  const people = await read.person.findMany({
    where: { staffNumber: { in: [...numbers] } },
    select: { staffNumber: true, name: true, nameEn: true },
  });
  return new Map(people.map(({ staffNumber, name, nameEn }) => [staffNumber, { person: name, personEn: nameEn }]));
}

/**
 * Grants a department, or projects of it, to people, each by itself: what is against one of them is told in its row (PROJ-17, PROJ-9).
 * @throws Refusal 404 with the rules `grant-…`, `grants-too-many`, `required`, `department-not-yours`, at the field, before anything is given
 */
export async function giveDepartment(
  services: Services,
  draft: DepartmentGrantDraft,
  call: SignedInCall,
): Promise<{ readonly outcomes: GivingOutcome[] }> {
  const rows = rowsOf(draft);
  checkTerms(termsOf(draft), wireDay(services.clock.now()), {});
  if (draft.department) await departmentOf(services.database.read, draft, call);
  const names = await namesOf(
    services,
    rows.map(({ staffNumber }) => staffNumber),
  );
  const outcomes: GivingOutcome[] = [];
  for (const row of rows) {
    const outcome = await runPart(call, (part) => giveRow(services, draft, row, part)).then((number) => ({ number }), faultOf);
    outcomes.push({ ...row, ...names.get(row.staffNumber), ...outcome });
  }
  call.entry.target = outcomes.flatMap(({ number }) => number ?? []).join(', ');
  return { outcomes };
}
