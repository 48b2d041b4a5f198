export { PeopleSelect } from './pickers/people-select.tsx';
