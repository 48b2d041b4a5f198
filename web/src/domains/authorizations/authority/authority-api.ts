import { projectAuthorityEndpoints } from '@hall/contract/project-authority';
import { apiWithTags, queryFor } from '../../../shared/api/hall-api.ts';

/** What is decided on the project, or done with its grants, makes it stale. */
export const { useProjectAuthorityQuery } = apiWithTags('authorizations/grant', 'projects/detail').injectEndpoints({
  endpoints: (build) => ({
    projectAuthority: queryFor(build, projectAuthorityEndpoints.ofProject, ['authorizations/grant', 'projects/detail'], { tells: 'panel' }),
  }),
});
