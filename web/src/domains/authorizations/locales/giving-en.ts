import type { givingZh } from './giving-zh.ts';

export const givingEn = {
  give: 'Give a grant',
  given: 'The grant was given',
  nothingToGrant: 'You lead no project and hold no grant that may be given on, so there is nothing that you can grant.',
  ownGrant: 'giving on {{number}}',
  noProject: 'No project that you can grant was found',
  endless: 'without an end',
  toGiveOn: '¥ {{amount}} to give on',
  unlimited: 'no limit of the amount',
  onceOnly: 'what is given on cannot be given on again',
  longTo: 'It ends with the authority held, on {{day}}',
  longEndless: 'It ends with the authority held, which has no end now',
} as const satisfies Record<keyof typeof givingZh, string>;
