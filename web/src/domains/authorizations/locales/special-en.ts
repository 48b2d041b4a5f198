import type { specialZh } from './special-zh.ts';

export const specialEn = {
  give: 'New special grant',
  given: 'The special grant was given',
  about: 'Granted on',
  aProject: 'A project',
  aDepartment: 'All projects of a department',
  withBelowIt: 'Projects of the departments below it as well',
  later: 'Projects that come later are covered as well',
  longTo: 'It ends with the project, on {{day}}',
  longToProject: 'It ends with the project',
  longEndless: 'It has no end, and can be revoked at any time',
  reasonHint: 'Why it is given; the person, and who leads the project or heads the department, see this and the files',
} as const satisfies Record<keyof typeof specialZh, string>;
