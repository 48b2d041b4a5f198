export { keepAnAdmin } from './account-state.ts';
export { ADD_PERSON, addPeople, changesOf } from './adding/add-people.ts';
export { peopleImport } from './adding/import-people.ts';
export { checkPerson, keysOf, type NewPerson, placesIn, takenKeys } from './adding/person-check.ts';
export { PERSON_FIELDS, type PersonField, REQUIRED } from './adding/person-fields.ts';
export { givePassword } from './give-password.ts';
export { departmentTree, peopleFound } from './look-ups/look-ups.ts';
