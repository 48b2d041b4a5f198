import { bookedClaimsEndpoints, type ClaimToDecide } from '@hall/contract/booked-claims';
import { RULES, type Rule, ruleText } from '@hall/contract/errors';
import { decodeAnswer, encode } from '@hall/contract/wire/decode';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Entity } from '@hall/contract/wire/entity';
import { fieldAt } from '@hall/contract/wire/field-at';
import { claimSecretId } from '../core/claim-secrets.ts';
import { askJson } from '../core/outbound/ask-json.ts';
import { ownSecret } from '../core/secrets.ts';
import type { Services } from '../core/services.ts';
import { type Html, two } from './page.ts';

/** The demo system that books claims in the hall, as the hall knows it. */
export const SYSTEM = 'reimbursement';

type Calls = typeof bookedClaimsEndpoints;
type Sent<C extends keyof Calls> = Omit<RequestOf<Calls[C]>, 'system' | 'secret'>;

/** Why the hall did not do what it was asked; no rule where it gave no answer that is one. */
export interface Refused {
  readonly rule?: Rule;
  readonly said: Html;
}

const SILENT: Refused = { said: two('财务大厅没有响应，请稍后再试', 'The finance hall did not answer; please try again later') };

interface Answer {
  readonly code?: unknown;
  readonly data?: { readonly rule?: string; readonly field?: string; readonly params?: Readonly<Record<string, string | number>> };
}

function refusalIn({ data }: Answer, request: Entity<unknown>): Refused {
  const { rule = '', field = '', params = {} } = data ?? {};
  if (!Object.hasOwn(RULES, rule)) return SILENT;
  const term = fieldAt(request, field, 'wire');
  const said = (language: 'zh' | 'en') => ruleText(rule as Rule, language, { ...params, field: term?.[language] ?? field });
  return { rule: rule as Rule, said: two(said('zh'), said('en')) };
}

/** Makes a call of the hall as any linked system would: over HTTP, with the secret of this one. @returns its answer, where it gave one */
async function answerOfHall<C extends keyof Calls>(services: Services, hall: string, call: C, sent: Sent<C>): Promise<Answer | undefined> {
  const { path, request } = bookedClaimsEndpoints[call];
  const secret = await ownSecret(services.database, claimSecretId(SYSTEM));
  const body = JSON.stringify(encode(request as Entity<unknown>, { system: SYSTEM, secret, ...sent }));
  const question = { url: new URL(path, hall), method: 'POST', headers: { 'content-type': 'application/json' }, body } as const;
  const asked = await askJson({ ...services.outbound, privateOrigins: [question.url.origin] }, question);
  return asked.state === 'answered' ? (asked.json as Answer) : undefined;
}

/**
 * Has the hall do something.
 * @param hall origin of the hall, as this server reaches it
 * @returns why it was refused; nothing where it was done
 */
export async function askHall<C extends keyof Calls>(
  services: Services,
  hall: string,
  call: C,
  sent: Sent<C>,
): Promise<Refused | undefined> {
  const answer = await answerOfHall(services, hall, call, sent);
  if (!answer) return SILENT;
  return answer.code === 200 ? undefined : refusalIn(answer, bookedClaimsEndpoints[call].request as Entity<unknown>);
}

/** The pending claims that a person may decide by the rules of the hall; none where it does not say (PROJ-27). */
export async function claimsSaidToDecide(services: Services, hall: string, staffNumber: string): Promise<ClaimToDecide[]> {
  const answer = await answerOfHall(services, hall, 'claimsToDecide', { staffNumber });
  if (answer?.code !== 200) return [];
  const read = decodeAnswer(bookedClaimsEndpoints.claimsToDecide.data, answer.data);
  return read.ok ? read.value.claims : [];
}
