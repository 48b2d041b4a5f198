import fastifyJwt from '@fastify/jwt';
import { api, type Domain } from '@hall/contract/api';
import { BODY_BYTES } from '@hall/contract/wire/endpoint';
import type { Database } from '@hall/database/database';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Clock } from './core/clock.ts';
import { CONNECTION_LIMITS, type ConnectionLimits, connectionOptions, limitConnections } from './core/connections.ts';
import type { Counterparts } from './core/counterparts.ts';
import type { Outbound } from './core/outbound/outbound.ts';
import { type Handlers, registerDomain } from './core/register.ts';
import { createServices, type Services } from './core/services.ts';
import { accountHandlers } from './domains/account/routes.ts';
import { applicationsHandlers } from './domains/applications/routes.ts';
import { authorizationsHandlers } from './domains/authorizations/routes.ts';
import { codesHandlers } from './domains/codes/routes.ts';
import { admit, dutiesHandlers } from './domains/duties/index.ts';
import { exportsHandlers, stopExports } from './domains/exports/index.ts';
import { habitsHandlers } from './domains/habits/routes.ts';
import { homeHandlers } from './domains/home/routes.ts';
import { importsHandlers } from './domains/imports/routes.ts';
import { liveHandlers } from './domains/live/routes.ts';
import { loansHandlers } from './domains/loans/routes.ts';
import { logisticsHandlers } from './domains/logistics/routes.ts';
import { logsHandlers } from './domains/logs/routes.ts';
import { forgetChecks, menuHandlers } from './domains/menu/index.ts';
import { noticesHandlers } from './domains/notices/routes.ts';
import { pagesHandlers } from './domains/pages/index.ts';
import { parametersHandlers } from './domains/parameters/routes.ts';
import { peopleHandlers } from './domains/people/routes.ts';
import { projectsHandlers } from './domains/projects/routes.ts';
import { rolesHandlers } from './domains/roles/index.ts';
import { identify, sessionHandlers, verificationsOf } from './domains/session/index.ts';
import { sheetsHandlers } from './domains/sheets/routes.ts';
import { signaturesHandlers } from './domains/signatures/routes.ts';
import { statisticsHandlers } from './domains/statistics/routes.ts';
import { forgetSaid, isCount, todosHandlers } from './domains/todos/index.ts';
import { updatesHandlers } from './domains/updates/routes.ts';
import { exportedLists } from './exported-lists.ts';
import { behaviourOf } from './linked-systems/pending-claims.ts';
import { controlCalls, controlPlane } from './mock-control/control-plane.ts';
import { refuseFaults } from './mock-control/inject-faults.ts';
import { serveConsole } from './mock-control/serve-console.ts';
import { serveDocument } from './plugins/api-document/index.ts';
import { answerErrors } from './plugins/errors.ts';
import { answerHealth } from './plugins/health.ts';
import { readJsonBodies } from './plugins/json-body.ts';
import { answerOddRequests, noRequestOptions } from './plugins/no-request.ts';
import { securityHeaders, securityHeadersOf } from './plugins/security-headers.ts';
import { staticWeb } from './plugins/static-web.ts';

export interface AppOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly tokenSecret: string;
  readonly webRoot: string;
  /** The built console of developers, served where there is a control plane. */
  readonly consoleRoot?: string | undefined;
  /** The proxies that are believed about the caller's address; `false` for none. */
  readonly trustProxy: string | false;
  /** With a template of the seeded database the control plane is served. */
  readonly controlTemplate?: string | undefined;
  /** Least grave messages that are logged; `silent` for none. */
  readonly logLevel: 'info' | 'warn' | 'silent';
  /** Where the log goes; standard output unless given. */
  readonly logTo?: { write(line: string): void } | undefined;
  readonly counterparts: Counterparts;
  /** Signs sign-on tokens; the installation makes a key of its own unless given. */
  readonly signOnKey?: string | undefined;
  /** What is built of `file-maker.ts`: a process begins with a file that Node reads by itself. Without it no other process makes files. */
  readonly fileMaker?: URL | undefined;
  /** The limits of connections, which tests make short. */
  readonly connectionLimits?: ConnectionLimits | undefined;
  /** How it reaches systems whose addresses people configure; what is not said is as it ships. */
  readonly outbound?: Partial<Outbound> | undefined;
  linkedOrigin(): string;
  linkedHere(): string;
  /** Serves calls beyond the contract's, as a new domain would. */
  readonly extend?: ((serve: Serve, services: Services) => void) | undefined;
}

/** Serves calls under the name of a domain, received and logged as all others. */
export type Serve = <Calls extends object>(domain: Domain, calls: Calls, handlers: Handlers<Calls>) => void;

export interface HallApp {
  readonly fastify: FastifyInstance;
  readonly services: Services;
}

type AllHandlers = { readonly [D in keyof typeof api]: Handlers<(typeof api)[D]> };

const HANDLERS: AllHandlers = {
  session: sessionHandlers,
  account: accountHandlers,
  duties: dutiesHandlers,
  home: homeHandlers,
  live: liveHandlers,
  loans: loansHandlers,
  logistics: logisticsHandlers,
  projects: projectsHandlers,
  authorizations: authorizationsHandlers,
  applications: applicationsHandlers,
  signatures: signaturesHandlers,
  statistics: statisticsHandlers,
  menu: menuHandlers,
  notices: noticesHandlers,
  todos: todosHandlers,
  roles: rolesHandlers,
  people: peopleHandlers,
  parameters: parametersHandlers,
  codes: codesHandlers,
  updates: updatesHandlers,
  pages: pagesHandlers,
  logs: logsHandlers,
  exports: exportsHandlers(exportedLists),
  sheets: sheetsHandlers,
  habits: habitsHandlers,
  imports: importsHandlers,
  system: {},
};

/** Where the ways in by other systems send a browser. */
const signOnOrigins = ({ cas, authentication }: Counterparts): string[] => [
  ...new Set([cas().browser, authentication()].map((address) => new URL(address).origin)),
];

/** Builds the reference server; it neither listens nor owns the database that it is given. */
export async function buildApp(options: AppOptions): Promise<HallApp> {
  const { connectionLimits = CONNECTION_LIMITS } = options;
  const headers = securityHeadersOf(options.webRoot);
  const fastify = Fastify({
    logger: {
      level: options.logLevel,
      ...(options.logTo && { stream: options.logTo }),
      // Tickets and tokens of the ways in travel in queries.
      serializers: { req: ({ method, url }) => ({ method, path: url.split('?', 1)[0] }) },
    },
    ...connectionOptions(connectionLimits),
    ...noRequestOptions(headers),
    bodyLimit: BODY_BYTES,
    trustProxy: options.trustProxy,
    forceCloseConnections: true,
  });
  limitConnections(fastify.server, connectionLimits, options.trustProxy);
  readJsonBodies(fastify);
  answerErrors(fastify);
  answerOddRequests(fastify);
  securityHeaders(fastify, headers);
  await fastify.register(fastifyJwt, {
    secret: options.tokenSecret,
    sign: { algorithm: 'HS256' },
    // The server's own clock decides what has expired, see core/tokens.
    verify: { algorithms: ['HS256'], ignoreExpiration: true },
  });
  const services = createServices(options, fastify);
  fastify.addHook('onClose', async () => {
    stopExports(services);
    await Promise.all([services.recorder.close(), services.signInRecorder.close(), services.aside.settled()]);
  });
  const control = options.controlTemplate === undefined ? undefined : controlCalls(fastify, services);
  if (!control) refuseFaults(fastify);
  const serve: Serve = (domain, calls, handlers) =>
    registerDomain(fastify, services, { identify, admit, isCount }, domain, calls, handlers);
  for (const domain of Object.keys(api) as Domain[]) serve(domain, api[domain], HANDLERS[domain] as Handlers<(typeof api)[typeof domain]>);
  options.extend?.(serve, services);
  answerHealth(fastify, options.database);
  serveDocument(fastify);
  if (control && options.controlTemplate !== undefined)
    await controlPlane(fastify, control, {
      services,
      unsolvedVerifications: () => verificationsOf(services).unsolved(),
      settled: async () => {
        stopExports(services);
        await services.settled();
      },
      pendingClaims: behaviourOf(services),
      forgetSaid: () => {
        forgetSaid(services);
        forgetChecks(services);
      },
      template: options.controlTemplate,
    });
  if (options.controlTemplate && options.consoleRoot) await serveConsole(fastify, options.consoleRoot);
  await staticWeb(fastify, options.webRoot, () => signOnOrigins(options.counterparts));
  return { fastify, services };
}
