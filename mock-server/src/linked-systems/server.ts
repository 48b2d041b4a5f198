import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { CONNECTION_LIMITS, type ConnectionLimits, connectionOptions, limitConnections } from '../core/connections.ts';
import type { Services } from '../core/services.ts';
import type { OpenSession } from '../domains/session/index.ts';
import { answerOddRequests, noRequestOptions } from '../plugins/no-request.ts';
import { authenticationRoutes } from './authentication.ts';
import { casRoutes } from './cas/routes.ts';
import { decideClaim, isDecision } from './decide-claim.ts';
import { type Fields, formOf, queryOf, readForms } from './fields.ts';
import { FUNCTIONS, type LinkedFunction } from './functions.ts';
import { makeClaim } from './make-claim.ts';
import { type Html, html, page } from './page.ts';
import { pendingClaims } from './pending-claims.ts';
import { answerErrorsByPages, refuseSignOn } from './refusals.ts';
import { issueForm, readForm, useTicket } from './sign-on.ts';

const functionOf = (id: string) => FUNCTIONS.find(({ menuId }) => menuId === id) as LinkedFunction;
const APPROVAL = functionOf('reimbursement.approve');
const CLAIMS = functionOf('reimbursement.mine');

export interface LinkedOptions {
  /** Services of the embedded central sign-on beside the hall, as `https://host/path` prefixes. */
  readonly casServices?: readonly string[];
  /** The proxies that are believed about the caller's address; `false` for none. */
  readonly trustProxy?: string | false;
  readonly logLevel: 'warn' | 'silent';
  /** Origin of the hall, as this server reaches it; as people do unless given. */
  readonly hallHere?: () => string;
  /** The limits of connections, which tests make short. */
  readonly connectionLimits?: ConnectionLimits;
}

/** Headers of what is no page, which no hook adds. */
const NO_PAGE = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/**
 * The demo business systems, and the embedded counterparts of the ways in that browsers visit. A ticket of the hall signs a person on
 * once; what the page posts back carries a token of its own, so that no cookie is needed inside a frame. Both stand for the session that
 * they were made in and end with it.
 */
export function linkedSystems(services: Services, options: LinkedOptions): FastifyInstance {
  const { logLevel, casServices = [], trustProxy = false, connectionLimits = CONNECTION_LIMITS } = options;
  const app = Fastify({
    ...connectionOptions(connectionLimits),
    ...noRequestOptions(NO_PAGE),
    logger: { level: logLevel },
    forceCloseConnections: true,
    bodyLimit: 10_000,
    trustProxy,
  });
  limitConnections(app.server, connectionLimits, trustProxy);
  answerOddRequests(app);
  answerErrorsByPages(app);
  readForms(app);
  const { hallOrigin } = services.counterparts;
  const { hallHere = hallOrigin } = options;
  const unframed = new Set(FUNCTIONS.filter((shown) => shown.unframed).map(({ path }) => path));
  app.addHook('onSend', async (request, reply) => {
    const framedBy = unframed.has(request.routeOptions.url ?? '') ? "'none'" : hallOrigin();
    if (framedBy === "'none'") reply.header('x-frame-options', 'DENY');
    reply.header(
      'content-security-policy',
      `default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action ${["'self'", hallOrigin(), ...casServices.map((address) => new URL(address).origin)].join(' ')}; base-uri 'none'; frame-ancestors ${framedBy}`,
    );
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
  });
  const show = async (reply: FastifyReply, shown: LinkedFunction, session: OpenSession, asked: Fields, said: Html | '' = '') => {
    const { person } = session;
    const name = `${person.name} ${person.nameEn}（${person.staffNumber}）`;
    const body = await shown.body(services, person.id, issueForm(services, session, shown.menuId), asked, hallHere());
    return reply.type('text/html; charset=utf-8').send(page(shown.title, shown.titleEn, name, html`${said}${body}`));
  };
  const showToAll = async (reply: FastifyReply, shown: LinkedFunction) =>
    reply.type('text/html; charset=utf-8').send(page(shown.title, shown.titleEn, '', await shown.body(services, '', '', {}, hallHere())));
  casRoutes(app, services, { services: casServices });
  authenticationRoutes(app, services);
  pendingClaims(app, services);
  for (const shown of FUNCTIONS) {
    app.get(shown.path, async (request, reply) => {
      if (shown.public) return showToAll(reply, shown);
      const asked = queryOf(request);
      const session = await useTicket(services, asked.ticket ?? '', shown.menuId);
      return session ? show(reply, shown, session, asked) : refuseSignOn(reply);
    });
  }
  app.post('/reimbursement/decide', async (request, reply) => {
    const { token = '', claim = '', decision = '' } = formOf(request);
    const session = await readForm(services, token, APPROVAL.menuId);
    if (!session || !isDecision(decision)) return refuseSignOn(reply);
    return show(reply, APPROVAL, session, {}, await decideClaim(services, hallHere(), { claim, approver: session.person, decision }));
  });
  app.post('/reimbursement/claim', async (request, reply) => {
    const { token = '', ...form } = formOf(request);
    const session = await readForm(services, token, CLAIMS.menuId);
    if (!session) return refuseSignOn(reply);
    const { made, told } = await makeClaim(services, hallHere(), session.person, form);
    return show(reply, CLAIMS, session, made ? {} : form, told);
  });
  return app;
}
