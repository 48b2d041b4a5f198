import { authorizationsEndpoints } from '@hall/contract/authorizations';
import { departmentGrantsEndpoints } from '@hall/contract/department-grants';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor, rowsOf } from '../../../shared/api/hall-api.ts';

const { given, all } = authorizationsEndpoints;
const { department, headed, departmentProjects, giveDepartment } = departmentGrantsEndpoints;

export const { useHeadedQuery, useDepartmentProjectsQuery, useGiveDepartmentMutation } = apiWithTags('pages/rows').injectEndpoints({
  endpoints: (build) => ({
    headed: queryFor(build, headed, [], { tells: 'panel' }),
    departmentProjects: queryFor(build, departmentProjects, [], { tells: 'panel' }),
    giveDepartment: mutationFor(build, giveDepartment, [rowsOf(department), rowsOf(given), rowsOf(all)], FORM_TELLS),
  }),
});
