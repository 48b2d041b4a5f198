import { onlineSessionsEndpoints } from '@hall/contract/online-sessions';
import { peopleEndpoints } from '@hall/contract/people';
import { apiWithTags, mutationFor, rowsOf } from '../../shared/api/hall-api.ts';

const CHANGED = [rowsOf(onlineSessionsEndpoints.online), rowsOf(peopleEndpoints.accounts), 'people/account'] as const;

export const { useEndOnlineMutation } = apiWithTags('pages/rows', 'people/account').injectEndpoints({
  endpoints: (build) => ({ endOnline: mutationFor(build, onlineSessionsEndpoints.endOnline, CHANGED) }),
});
