import { peopleEndpoints } from '@hall/contract/people';
import { personManagementEndpoints } from '@hall/contract/person-management';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor, rowsOf } from '../../shared/api/hall-api.ts';

const CHANGED = [rowsOf(peopleEndpoints.accounts), 'people/account', 'people/found'] as const;

const personApi = apiWithTags('pages/rows', 'people/account', 'people/found').injectEndpoints({
  endpoints: (build) => ({
    person: queryFor(build, personManagementEndpoints.person, ['people/account'], { tells: 'panel' }),
    createPerson: mutationFor(build, personManagementEndpoints.createPerson, CHANGED, FORM_TELLS),
    changePerson: mutationFor(build, personManagementEndpoints.changePerson, CHANGED, FORM_TELLS),
  }),
});

export const { usePersonQuery, useLazyPersonQuery, useCreatePersonMutation, useChangePersonMutation } = personApi;
