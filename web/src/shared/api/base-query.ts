import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { currentLanguage } from '../i18n/language.ts';
import { sharedText } from '../i18n/shared-texts.ts';
import { renewedToken, storedSession, storeSession } from '../session/session.ts';
import { selectSession, tokenRenewed, type WithSession } from '../session/session-slice.ts';
import { toastLane } from '../ui/toast-lane.ts';
import type { ApiFailure } from './failure.ts';
import { handleFailure, type Tells } from './handle-failure.ts';
import { noteConsole } from './mock-console.ts';
import { jsonIn, type Outcome, readAnswer } from './read-answer.ts';
import { send } from './transport.ts';

/** One call: the contract's endpoint and what to send, in our words. */
export interface Call {
  readonly endpoint: Endpoint;
  readonly request?: unknown;
  /** The page makes it by itself. */
  readonly unasked?: boolean;
}

/** Options of a call beyond the contract. */
export interface CallOptions {
  readonly tells?: Tells;
  /** The page says beside the rows how many are missing. */
  readonly saysLeftOut?: boolean;
}

/** What is known of an answer beside its data: how many rows of it did not fit and were left out. */
export interface AnswerMeta {
  leftOut: number;
}

const warned = new Set<string>();

/** For integrators, who need to see what their backend sends wrongly (API-5). */
export const warnOnce = (path: string, problem: string): void => {
  if (warned.has(path)) return;
  warned.add(path);
  console.warn(`${path}: ${problem}`);
};

const toldOf = new Set<string>();

/** For the person, who would else take what is there for all. */
function tellOnce(path: string, count: number): void {
  if (toldOf.has(path)) return;
  toldOf.add(path);
  toastLane.show({ tone: 'info', text: sharedText(currentLanguage(), 'leftOut', { count }) });
}

type Api = Pick<BaseQueryApi, 'dispatch' | 'signal' | 'getState'>;

const sessionIn = (api: Api) => selectSession(api.getState() as WithSession);

function keepRenewedToken(api: Api, askedBy: string | undefined, response: Response): void {
  const offered = response.headers.get('authorization');
  const session = sessionIn(api);
  const token = offered ? renewedToken(session, askedBy, offered) : undefined;
  // Another tab may have gone on in another session; what it has stored stays.
  if (!session || !token || (storedSession()?.id ?? session.id) !== session.id) return;
  storeSession({ ...session, token });
  api.dispatch(tokenRenewed(token));
}

/** Sends a call in the present session and keeps the token that the answer may renew. */
export async function sendInSession(call: Call, api: Api): Promise<Response> {
  const session = sessionIn(api);
  const token = call.endpoint.access === 'anyone' ? undefined : session?.token;
  const response = await send(call, token, api.signal);
  keepRenewedToken(api, session?.id, response);
  noteConsole(response);
  return response;
}

async function outcomeOf(call: Call, api: Api, meta: AnswerMeta): Promise<Outcome> {
  try {
    const response = await sendInSession(call, api);
    const { path } = call.endpoint;
    const outcome = readAnswer(call.endpoint, await jsonIn(response), response.status, (issues) => {
      meta.leftOut = issues.length;
      warnOnce(path, `${issues.length} left out; ${issues[0]}`);
    });
    if ('error' in outcome && outcome.error.kind === 'contract') warnOnce(path, `not read; ${outcome.error.issues[0]}`);
    return outcome;
  } catch {
    // Nobody answered, or not to the end, or the call was given up, be it while its answer arrived.
    return { error: { kind: api.signal.aborted ? 'cancelled' : 'network' } };
  }
}

/** RTK Query's way to the server: contract in, domain values or an {@link ApiFailure} out. */
export const contractBaseQuery: BaseQueryFn<Call, unknown, ApiFailure, CallOptions, AnswerMeta> = async (call, api, options) => {
  // The answer to a call without the token says nothing about the session.
  const askedBy = call.endpoint.access === 'anyone' ? undefined : sessionIn(api)?.id;
  const meta: AnswerMeta = { leftOut: 0 };
  const outcome = await outcomeOf(call, api, meta);
  if ('data' in outcome) {
    if (meta.leftOut > 0 && !options?.saysLeftOut) tellOnce(call.endpoint.path, meta.leftOut);
    return { data: outcome.data, meta };
  }
  return { error: await handleFailure(outcome.error, { askedBy, tells: options?.tells }, api), meta };
};
