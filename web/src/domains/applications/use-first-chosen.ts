import type { Application } from '@hall/contract/applications';
import { useMeQuery } from '../../shared/account/me-api.ts';
import { useFirst } from '../../shared/form/meanwhile.tsx';
import { usePeopleToAuthorizeQuery } from '../granting/index.ts';
import { useProjectsToApplyForQuery } from './applying-api.ts';
import type { Chosen } from './applying-checks.ts';

/** How many are looked at for the one that is sought: its number may be a part of those of others. */
const LOOKED_AT = 20;
const FRESH = { refetchOnMountOrArgChange: true } as const;

/** Looks up what is chosen in the form when it opens, as a query: the person, oneself in a new one, and the project. */
export function useFirstChosen({ staffNumber, project: code }: Partial<Application> = {}) {
  const applicant = useMeQuery().data?.staffNumber ?? '';
  const sought = staffNumber ?? applicant;
  const people = usePeopleToAuthorizeQuery({ text: sought, page: 1, pageSize: LOOKED_AT }, { skip: sought === '', ...FRESH });
  const projects = useProjectsToApplyForQuery({ text: code ?? '', page: 1, pageSize: LOOKED_AT }, { skip: !code, ...FRESH });
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
