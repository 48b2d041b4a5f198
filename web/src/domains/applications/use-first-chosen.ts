import type { Application } from '@hall/contract/applications';
import { PAGE_SIZE_MAX } from '@hall/contract/rules/constants';
import { useMeQuery } from '../../shared/account/me-api.ts';
import { useFirst } from '../../shared/form/meanwhile.tsx';
import { usePeopleToAuthorizeQuery, useProjectsFoundQuery } from '../granting/index.ts';
import type { Chosen } from './applying-checks.ts';

/** As many as one answer has: the number of the one that is sought may be a part of those of others. */
const ALL_WITH = { page: 1, pageSize: PAGE_SIZE_MAX } as const;
const FRESH = { refetchOnMountOrArgChange: true } as const;

/** Looks up what is chosen in the form when it opens, as a query: the person, oneself in a new one, and the project. */
export function useFirstChosen(application?: Application) {
  const { staffNumber, project: code } = application ?? {};
  const applicant = useMeQuery().data?.staffNumber ?? '';
  const sought = staffNumber ?? applicant;
  const people = usePeopleToAuthorizeQuery({ text: sought, ...ALL_WITH }, { skip: sought === '', ...FRESH });
  const projects = useProjectsFoundQuery({ text: code ?? '', closed: true, ...ALL_WITH }, { skip: !code, ...FRESH });
  const foundPeople = useFirst(people);
  const foundProjects = useFirst(projects);
  const isKnown = foundPeople !== undefined && (!code || foundProjects !== undefined);
  const data: Chosen | undefined = isKnown
    ? {
        person: foundPeople.rows.find((one) => one.staffNumber === sought),
        project: code ? foundProjects?.rows.find((one) => one.code === code) : undefined,
        applicant,
      }
    : undefined;
  const failed = people.isError ? people : projects;
  return { ...failed, data, isFetching: people.isFetching || projects.isFetching };
}
