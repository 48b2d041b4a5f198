import type { SignedIn } from '@hall/contract/session';
import type { Call } from '../../core/call.ts';
import { perApp } from '../../core/per-app.ts';
import { Redirect, Refusal } from '../../core/refusal.ts';
import { saidBy } from '../../core/said.ts';
import type { Services } from '../../core/services.ts';
import { createSingleUse } from '../../core/single-use.ts';
import { type CasAnswer, readCasAnswer } from './cas-answer.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { personNamed } from './sign-in-name.ts';
import { recordedSignIn } from './sign-in-record.ts';
import { requireWay } from './ways.ts';

const MOST_BYTES = 65_536;
/** A ticket lives shorter than this at any CAS server, ms. */
const REMEMBERED_MS = 3_600_000;
const BAD_TICKET = 'INVALID_TICKET';
const TICKET = /^ST-[\w.~-]{1,300}$/;

/** The page that tickets are made out for. It comes from the settings: a request's Host header could name another one. */
const serviceOf = ({ counterparts }: Services): string => `${counterparts.hallOrigin()}/logCas`;

const withQuery = (address: string, query: Readonly<Record<string, string>>): string => `${address}?${new URLSearchParams(query)}`;

/** Where a browser ends its central sign-on and comes back to the hall's sign-in page. */
export const casSignOutAddress = ({ counterparts }: Services): string =>
  withQuery(`${counterparts.cas().browser}/logout`, { service: `${counterparts.hallOrigin()}/login` });

const usedTickets = perApp(({ clock }) => createSingleUse(clock));

/**
 * Exchanges a ticket of the central sign-on for a session.
 * @throws Redirect without a ticket; Refusal 401 `ticket-refused`; 500 `cas-unavailable`; ERRCODE_001 for people without an account
 * here, or who are disabled or locked
 */
export async function casSignIn(services: Services, { ticket }: { readonly ticket?: string | undefined }, call: Call): Promise<SignedIn> {
  if (!ticket) {
    await requireWay(services, 'cas');
    throw new Redirect(withQuery(`${services.counterparts.cas().browser}/login`, { service: serviceOf(services) }));
  }
  const trace = { way: 'cas' as const, userName: '' };
  return recordedSignIn(services, trace, call, async () => {
    // The password may be changed while the central sign-on is asked.
    const since = { at: services.clock.now(), staleRule: 'ticket-refused' } as const;
    trace.userName = await userOf(services, ticket);
    const person = await personNamed(services, trace.userName);
    if (!person) throw new Refusal('ERRCODE_001', 'no-account');
    return completeSignIn(services, { person, since, trace }, call);
  });
}

async function userOf(services: Services, ticket: string): Promise<string> {
  const fresh = TICKET.test(ticket) && usedTickets(services).take(ticket, services.clock.now().getTime() + REMEMBERED_MS);
  const answer = fresh ? await validate(services, ticket) : { failure: BAD_TICKET };
  if (!('failure' in answer)) return answer.user;
  // Anybody can send a ticket that is none; everything else, such as a service that is not registered, is the operator's to mend.
  if (answer.failure !== BAD_TICKET) services.warn('the central sign-on refused a ticket', { said: saidBy(answer.failure, [ticket]) });
  throw new Refusal(401, 'ticket-refused');
}

async function validate(services: Services, ticket: string): Promise<CasAnswer> {
  const { counterparts } = services;
  const address = withQuery(`${counterparts.cas().server}/p3/serviceValidate`, { service: serviceOf(services), ticket });
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(counterparts.patienceMs) });
    if (!response.ok) throw new Error(`the central sign-on answered ${response.status}`);
    return readCasAnswer(await limitedText(response));
  } catch (error) {
    services.warn('the central sign-on failed', { url: counterparts.cas().server, said: saidBy(error, [ticket]) });
    throw new Refusal(500, 'cas-unavailable');
  }
}

async function limitedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MOST_BYTES) throw new Error('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
