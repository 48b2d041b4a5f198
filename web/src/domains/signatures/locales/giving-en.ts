import type { givingZh } from './giving-zh.ts';

export const givingEn = {
  give: 'New signature authority',
  done: '{{who}} may sign for you now',
  doneLater: '{{who}} may sign for you from {{day}} on',
  scope: 'Signs for',
  all: 'All projects',
  chosen: 'Chosen projects',
  allHint: 'All projects that you lead and departments that you head, such as come later as well',
  chosenHint: 'Projects that you lead, or of departments that you head',
  signerHint: 'Decides on applications and claims for you, but not on their own nor on yours, and cannot pass it on',
  nothing: 'You lead no project and head no department, so there is nothing to sign for. What you sign for others cannot be passed on.',
  findProject: 'Code or name of the project',
  noProject: 'No project of yours was found',
  more: 'There are more projects; type a code or a name',
  each: 'What is for more in a single application or claim is left to you',
} as const satisfies Record<keyof typeof givingZh, string>;
