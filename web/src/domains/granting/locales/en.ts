import type { zh } from './zh.ts';

export const en = {
  systems: 'Systems',
  duration: 'Duration',
  frozen: 'frozen',
  closed: 'closed',
  findProject: 'Code or name of the project',
  noProject: 'No project was found',
  moreProjects: 'There are more projects; type a code or a name',
  findPerson: 'Name, staff number or pinyin',
  noPerson: 'Nobody was found',
  finding: 'Looking…',
  notLookedUp: 'Could not be looked up; type once more',
  ledBy: 'Leader: {{leader}}',
  until: 'until {{day}} at the latest',
  filled: 'Follows from the duration; you can also choose it',
  controlIt: 'No more than an amount can be used',
  amountHint: 'In yuan',
  inCapitals: 'Amount in capitals',
  mayRegrantIt: 'The person may give it on to others, who cannot give it on again',
  showBalance: 'The person sees the balance of the project',
  showLedger: 'The person sees the entries of the project',
} as const satisfies Record<keyof typeof zh, string>;
