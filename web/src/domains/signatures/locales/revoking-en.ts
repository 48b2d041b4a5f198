import type { revokingZh } from './revoking-zh.ts';

export const revokingEn = {
  revoke: 'Revoke',
  title: 'Revoke the signature authority {{number}}',
  done: 'The signature authority {{number}} was revoked',
  effect: 'What it does',
  atOnce: 'At once',
  atOnceSaid: '{{who}} can sign for {{whom}} no more; what was decided stays',
  applications: 'Applications that wait',
  applicationsSome: '{{count}} applications wait for them no more: {{numbers}}',
  applicationsSome_one: '{{count}} application waits for them no more: {{numbers}}',
  applicationsNone: 'None waits for them',
  claims: 'Pending claims',
  claimsSome: '{{count}} claims wait for them no more',
  claimsSome_one: '{{count}} claim waits for them no more',
  claimsNone: 'None waits for them',
  between: ', ',
  lasting: 'It cannot be undone.',
} as const satisfies Record<keyof typeof revokingZh, string> & Record<`${string}_one`, string>;
