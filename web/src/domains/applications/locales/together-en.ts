import type { togetherZh } from './together-zh.ts';

export const togetherEn = {
  approveSeveral: 'Approve several applications',
  approveCount: 'Approve {{count}} applications',
  approveCount_one: 'Approve {{count}} application',
  cannotAny: 'None of these can be approved',
  someLeft: '{{count}} that cannot be approved stay as they are',
  someLeft_one: '{{count}} that cannot be approved stays as it is',
  wasApproved: 'Approved',
  approvedCount: '{{count}} applications approved',
  approvedCount_one: '{{count}} application approved',
  leftCount: '{{count}} could not be approved',
  and: ', ',
} as const satisfies Record<keyof typeof togetherZh, string> & Record<`${string}_one`, string>;
