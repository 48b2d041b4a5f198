export { DepartmentsSelect } from './pickers/department-select.tsx';
export { PeopleSelect } from './pickers/people-select.tsx';
export { RoleSelect } from './pickers/role-select.tsx';
