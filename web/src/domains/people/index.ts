export { DepartmentSelect, DepartmentsSelect } from './pickers/department-select.tsx';
export { PeopleSelect, PersonSelect, RoleSelect } from './pickers/selects.tsx';
