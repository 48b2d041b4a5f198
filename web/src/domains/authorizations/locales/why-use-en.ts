import type { whyUseZh } from './why-use-zh.ts';

export const whyUseEn = {
  intro: 'Every reason that stands against it today, of the project, the grants and the account, and who can help.',
  check: 'Check',
  oneself: 'Yourself unless you choose somebody',
  noMoney: 'None where nothing is spent',
  usable: '{{person}} can use “{{project}}” today',
  unusable: '{{person}} cannot use “{{project}}” today',
  leads: 'Leads the project and needs no grant',
  whatever: 'Whatever the grant',
  grants: 'Grants on the project',
  would: 'Would do',
  ask: 'Who can help: {{who}}',
  because: ' ({{causes}})',
  between: ', ',
  apply: 'Apply for a grant',
} as const satisfies Record<keyof typeof whyUseZh, string>;
