import { peopleEndpoints } from '@hall/contract/people';
import { personManagementEndpoints } from '@hall/contract/person-management';
import { apiWithTags, mutationFor, queryFor, rowsOf } from '../../shared/api/hall-api.ts';

const CHANGED = [rowsOf(peopleEndpoints.accounts), 'people/account', 'people/found'] as const;

const personApi = apiWithTags('pages/rows', 'people/account', 'people/found').injectEndpoints({
  endpoints: (build) => ({
    person: queryFor(build, personManagementEndpoints.person, ['people/account'], { tells: 'panel' }),
    createPerson: mutationFor(build, personManagementEndpoints.createPerson, CHANGED, { tells: 'form' }),
    changePerson: mutationFor(build, personManagementEndpoints.changePerson, CHANGED, { tells: 'form' }),
  }),
});

export const { usePersonQuery, useLazyPersonQuery, useCreatePersonMutation, useChangePersonMutation } = personApi;
