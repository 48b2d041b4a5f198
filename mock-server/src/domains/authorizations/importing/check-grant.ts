import { grantPersonFault } from '@hall/contract/rules/grant-person';
import { type GrantTerms, termsFaults } from '@hall/contract/rules/grant-terms';
import type { Reader } from '@hall/database/database';
import type { FieldFault, Given } from '../../../core/import-plan.ts';
import { ruleFault } from '../../../core/rule-fault.ts';
import { covers, type RowScope } from '../../../core/scope.ts';
import { authorityOf } from '../giving/authority.ts';
import { type KeptTerms, keptTerms, termsOf } from '../giving/draft-terms.ts';
import { GRANT_TITLES, type GrantField } from './grant-fields.ts';
import { type GivenGrant, grantIn, readingFaults } from './read-grant.ts';

const readProjects = (read: Reader) =>
  read.project.findMany({
    select: {
      ...{ code: true, name: true, nameEn: true, state: true, lastDay: true, departmentId: true, accountSetName: true, leaderId: true },
      leader: { select: { staffNumber: true } },
    },
  });
const readPeople = (read: Reader) =>
  read.person.findMany({ select: { id: true, staffNumber: true, name: true, nameEn: true, enabled: true } });

type ProjectToGrant = Awaited<ReturnType<typeof readProjects>>[number];
type Person = Awaited<ReturnType<typeof readPeople>>[number];

/** What lines are checked against. */
export interface Known {
  readonly projects: ReadonlyMap<string, ProjectToGrant>;
  readonly people: ReadonlyMap<string, Person>;
  /** The departments on whose projects the person who imports may do so. */
  readonly scope: RowScope;
  /** Staff number of who imports. */
  readonly importer: string;
  /** yyyy-MM-dd. */
  readonly today: string;
}

/** @returns the projects and people there are */
export async function readKnown(read: Reader): Promise<Pick<Known, 'projects' | 'people'>> {
  const [projects, people] = await Promise.all([readProjects(read), readPeople(read)]);
  return {
    projects: new Map(projects.map((project) => [project.code, project])),
    people: new Map(people.map((person) => [person.staffNumber, person])),
  };
}

/** A grant that can be made of a line. */
export interface SoundGrant {
  readonly given: GivenGrant;
  readonly terms: KeptTerms;
  readonly project: ProjectToGrant;
  readonly person: Person;
  readonly oldNumber?: string;
}

const fault = (field: GrantField, rule: Parameters<typeof ruleFault>[2], params = {}): FieldFault =>
  ruleFault(field, GRANT_TITLES[field], rule, params);

function projectFaults(project: ProjectToGrant | undefined, { scope }: Known): FieldFault[] {
  if (!project) return [fault('project', 'project-unknown')];
  if (!covers(scope, { id: '', departmentId: project.departmentId })) return [fault('project', 'special-scope')];
  if (project.state === 'frozen') return [fault('project', 'project-frozen')];
  return project.state === 'closed' ? [fault('project', 'project-closed')] : [];
}

function personFaults(person: Person | undefined, project: ProjectToGrant | undefined, { importer }: Known): FieldFault[] {
  if (!person) return [fault('staffNumber', 'grant-person-unknown')];
  const found = grantPersonFault(person, { giver: importer, leader: project?.leader.staffNumber });
  return found ? [fault('staffNumber', found)] : [];
}

/** Where a file says what a field of the form does. */
const fieldOf = (field: keyof GrantTerms): GrantField => (field === 'lastDay' || field === 'longTerm' ? 'until' : field);

/** What is wrong with a line; what is to be made of it where nothing is (PROJ-2, PROJ-9). */
export function checkGrant(line: Given, known: Known): { readonly faults: readonly FieldFault[]; readonly item?: SoundGrant } {
  const given = grantIn(line);
  const [project, person] = [known.projects.get(given.project), known.people.get(given.staffNumber)];
  const [terms, authority] = [termsOf(given), project ? authorityOf(project) : {}];
  const unread = readingFaults(line);
  const faults = [
    ...projectFaults(project, known),
    ...personFaults(person, project, known),
    ...unread,
    ...termsFaults(terms, known.today, authority)
      .map(({ field, rule, params }) => fault(fieldOf(field), rule, params))
      // What cannot be read is told of once.
      .filter(({ field }) => !unread.some((one) => one.field === field)),
  ];
  if (faults.length > 0 || !project || !person) return { faults };
  const { oldNumber } = line;
  return { faults, item: { given, terms: keptTerms(terms, authority), project, person, ...(oldNumber && { oldNumber }) } };
}
