import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { goneOf } from '../../core/gone.ts';
import { callerOf } from '../../core/http-call.ts';
import type { Services } from '../../core/services.ts';
import { personNamed } from '../../domains/session/index.ts';
import { checkPassword, isOneTooMany } from '../check-password.ts';
import { type Fields, formOf, queryOf } from '../fields.ts';
import { html, page } from '../page.ts';
import { createForms, type RefusedForm, sendForm, takeForm } from '../sign-in-form.ts';
import { failure, success } from './answers.ts';
import { createTickets, type ServiceTicket, SIGN_ON_LIFE_MS, type SignOn, type Tickets } from './tickets.ts';

const COOKIE = 'CASTGC';

export interface CasOptions {
  /** Addresses of services beside the hall, as `https://host/path` prefixes. */
  readonly services: readonly string[];
}

const signOnOf = (request: FastifyRequest): string =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? '';

/** The embedded central sign-on: what an ordinary CAS 3 client needs of one. */
export function casRoutes(app: FastifyInstance, services: Services, options: CasOptions): void {
  const tickets = createTickets(services.clock);
  const forms = createForms(services.clock);
  const form = (reply: FastifyReply, service: string, userName?: string, refused?: RefusedForm) =>
    sendForm(reply, {
      title: '统一身份认证',
      titleEn: 'Central sign-on',
      action: '/cas/login',
      hidden: { service, lt: forms.issue() },
      userName,
      refused,
    });
  const allowed = (service: string) => isAllowed(service, [services.counterparts.hallOrigin(), ...options.services]);
  app.get('/cas/login', async (request, reply) => {
    const { service = '', renew, gateway } = queryOf(request);
    if (service && !allowed(service)) return refuseService(reply);
    const signOn = renew ? undefined : tickets.signedOn(signOnOf(request));
    if (signOn && (await stillHolds(services, signOn))) return goOn(reply, tickets, { ...signOn, service, askedPassword: false });
    return gateway && service ? sendBack(reply, service) : form(reply, service);
  });
  app.post('/cas/login', async (request, reply) => {
    const [values, caller] = [formOf(request), { ...callerOf(request), gone: goneOf(reply) }];
    const { service = '', lt = '', username } = values;
    if (isOneTooMany(services, caller)) return form(reply, service, username, { problem: 'too-many-calls' });
    if (service && !allowed(service)) return refuseService(reply);
    if (!takeForm(forms, request, lt)) return form(reply, service, username, { problem: 'stale' });
    const checked = await checkPassword(services, 'cas', values, caller);
    if ('problem' in checked) return form(reply, service, username, checked);
    setCookie(reply, services, tickets.signOn(checked), SIGN_ON_LIFE_MS);
    return goOn(reply, tickets, { ...checked, service, askedPassword: true });
  });
  app.get('/cas/serviceValidate', async (request, reply) => sendXml(reply, await validate(services, tickets, queryOf(request), false)));
  app.get('/cas/p3/serviceValidate', async (request, reply) => sendXml(reply, await validate(services, tickets, queryOf(request), true)));
  app.get('/cas/logout', (request, reply) => {
    const { service = '' } = queryOf(request);
    tickets.signOff(signOnOf(request));
    setCookie(reply, services, '', 0);
    return service && allowed(service) ? sendBack(reply, service) : sayDone(reply, '已退出登录', 'You are signed out');
  });
}

/** Whether a service is below one of the addresses: same origin, and the path of the address or one within it. */
function isAllowed(service: string, addresses: readonly string[]): boolean {
  if (!URL.canParse(service)) return false;
  const { origin, pathname, username, password } = new URL(service);
  if (username || password) return false;
  return addresses.some((address) => {
    const known = new URL(address);
    const folder = known.pathname.replace(/\/$/, '');
    return known.origin === origin && (pathname === folder || pathname.startsWith(`${folder}/`));
  });
}

/** Whether a sign-on is still good: its password was not changed, and the person was neither disabled nor locked since. */
async function stillHolds(services: Services, { userName, passwordHash }: SignOn): Promise<boolean> {
  const person = await personNamed(services, userName);
  return person?.enabled === true && !person.locked && person.passwordHash === passwordHash;
}

/** As browsers read the address: control characters within it are no part of it, nor of the header. */
const sendBack = (reply: FastifyReply, service: string): FastifyReply => reply.redirect(new URL(service).href, 302);

async function validate(
  services: Services,
  tickets: Tickets,
  { service, ticket, renew }: Fields,
  withAttributes: boolean,
): Promise<string> {
  if (!service || !ticket) return failure('INVALID_REQUEST');
  const found = tickets.takeService(ticket);
  if (!found || (renew && !found.askedPassword) || !(await stillHolds(services, found))) return failure('INVALID_TICKET');
  if (found.service !== service) return failure('INVALID_SERVICE');
  const { userName, askedPassword } = found;
  const attributes = [
    ['authenticationDate', services.clock.now().toISOString()],
    ['isFromNewLogin', String(askedPassword)],
  ] as const;
  return success(userName, withAttributes ? attributes : []);
}

function goOn(reply: FastifyReply, tickets: Tickets, ticket: ServiceTicket): FastifyReply {
  if (!ticket.service) return sayDone(reply, '已登录', 'You are signed in');
  const address = new URL(ticket.service);
  address.searchParams.set('ticket', tickets.forService(ticket));
  return reply.redirect(address.href, 303);
}

function setCookie(reply: FastifyReply, { counterparts }: Services, value: string, lifeMs: number): void {
  const secure = counterparts.cas().browser.startsWith('https:') ? '; Secure' : '';
  reply.header('set-cookie', `${COOKIE}=${value}; Path=/cas; HttpOnly; SameSite=Lax; Max-Age=${lifeMs / 1000}${secure}`);
}

const sendXml = (reply: FastifyReply, xml: string): FastifyReply => reply.type('application/xml; charset=utf-8').send(xml);

const sayDone = (reply: FastifyReply, zh: string, en: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .send(page('统一身份认证', 'Central sign-on', '', html`<p class="notice">${zh}<small lang="en">${en}</small></p>`));

const refuseService = (reply: FastifyReply): FastifyReply =>
  sayDone(reply.status(403), '该应用未在统一身份认证登记', 'This service is not registered with the central sign-on');
