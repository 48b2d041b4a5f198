import type { departmentZh } from './department-zh.ts';

export const departmentEn = {
  give: 'New department grants',
  about: 'Granted on',
  whole: 'All projects of the department',
  some: 'Chosen projects',
  withBelowIt: 'Projects of the departments below it as well',
  later: 'Projects that come later are covered as well',
  someHint: 'Projects of your department and of those below it; choose as many as you like',
  peopleHint: 'Each person gets a grant of their own, one for each project that is chosen',
  longEndless: 'It has no end, and can be revoked at any time',
  reasonHint: 'Why it is given; the person, and who leads the project, see this',
  notHead: 'You head no department at present, so there is none to grant',
  givenCount: 'Given: {{count}}',
  leftCount: 'not given: {{count}}',
  and: '; ',
  wholeDepartment: 'All projects of the department',
  done: 'Done',
} as const satisfies Record<keyof typeof departmentZh, string>;
