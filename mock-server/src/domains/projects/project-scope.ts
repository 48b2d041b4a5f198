import { projectsEndpoints } from '@hall/contract/projects';
import type { SignedInPerson } from '../../core/call.ts';
import { departmentsBelow } from '../../core/department-tree.ts';
import { type RowScope, scopeOf } from '../../core/scope.ts';
import type { Reading, Services } from '../../core/services.ts';
import { findGrants, living, type StoredGrant } from '../authorizations/index.ts';
import type { StoredProject } from './stored-projects.ts';

/** A grant that has not ended, and what it is about. */
interface Holding {
  readonly grant: StoredGrant;
  /** Of a grant on a department: the departments all of whose projects it is about. */
  readonly departments: readonly string[];
}

/** The grants of a person that have not ended. */
export async function holdingsOf(reading: Reading, personId: string): Promise<readonly Holding[]> {
  const grants = await findGrants(reading.database.read, { where: { AND: [living, { personId }] }, orderBy: { number: 'asc' } });
  return Promise.all(
    grants.map(async (grant) => {
      const { projectCode, departmentId, withBelow } = grant;
      const covered = withBelow ? departmentsBelow(reading, [departmentId]) : [departmentId];
      return { grant, departments: projectCode === null ? await covered : [] };
    }),
  );
}

/** Those of a person's grants that are about a project. */
export const grantsOn = ({ code, departmentId }: StoredProject, holdings: readonly Holding[]): StoredGrant[] =>
  holdings.filter(({ grant, departments }) => grant.projectCode === code || departments.includes(departmentId)).map(({ grant }) => grant);

/** What is true of the projects that some grants are about. */
const aboutWhich = (holdings: readonly Holding[]): object[] => [
  { code: { in: holdings.flatMap(({ grant }) => grant.projectCode ?? []) } },
  { departmentId: { in: holdings.flatMap(({ departments }) => departments) } },
];

/** The projects that a person leads, or holds a grant on that has not ended and that lets pass. */
export async function ownProjects(
  reading: Reading,
  personId: string,
  lets: (grant: StoredGrant) => boolean = () => true,
): Promise<{ readonly OR: object[] }> {
  const holdings = await holdingsOf(reading, personId);
  return { OR: [{ leaderId: personId }, ...aboutWhich(holdings.filter(({ grant }) => lets(grant)))] };
}

/** The projects that a scope lets manage. */
export const inScope = (scope: RowScope): object => {
  if (scope.kind === 'all') return {};
  return scope.kind === 'own' ? { leaderId: scope.personId } : { departmentId: { in: [...scope.ids] } };
};

/** What is true of rows of which one of two is: Prisma takes a condition of nothing among several for none. */
export const eitherOf = (one: object, other: object): object => (Object.keys(one).length === 0 ? {} : { OR: [one, other] });

/** The projects that a person manages, beside those that the person leads. */
export const managedBy = async (services: Services, person: SignedInPerson): Promise<object> =>
  inScope(await scopeOf(services, person, projectsEndpoints.all.access));
