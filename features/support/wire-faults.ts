import { api } from '@hall/contract/api';
import { CODES, type Code } from '@hall/contract/errors';
import type { MenuNode } from '@hall/contract/menu';
import { PARAMETERS, type ParameterName } from '@hall/contract/parameter-table';
import type { Parameter } from '@hall/contract/parameters';
import { decodeAnswer, encode } from '@hall/contract/wire/decode';
import type { DataOf, Endpoint } from '@hall/contract/wire/endpoint';
import type { Schema } from '@hall/contract/wire/entity';
import { envelope } from '@hall/contract/wire/envelope';
import type { BrowserContext, Route } from '@playwright/test';
import { named } from './named.ts';

// What the server cannot be made to do on demand is done between it and the browser.

const at =
  ({ path }: Endpoint) =>
  (url: URL) =>
    url.pathname === path;

function asCode(code: string): Code {
  named('code', code, CODES);
  return (/^\d+$/.test(code) ? Number(code) : code) as Code;
}

/** A call answers with a code, and with what a failure of that code carries. */
export async function answerWith(context: BrowserContext, call: Endpoint, code: string, message?: string, data?: unknown): Promise<void> {
  const json = envelope(asCode(code), data, message);
  await context.route(at(call), (route) => route.fulfill({ json }));
}

/** A call answers with one code after another, and goes on with the last. */
export async function answerInTurn(context: BrowserContext, call: Endpoint, codes: readonly string[]): Promise<void> {
  const left = codes.map(asCode);
  await context.route(at(call), (route) => route.fulfill({ json: envelope((left.length > 1 ? left.shift() : left[0]) ?? 200) }));
}

export async function answerEveryCallWith(context: BrowserContext, code: string): Promise<void> {
  const json = envelope(asCode(code));
  await context.route('**/api/**', (route) => route.fulfill({ json }));
}

export async function loseCall(context: BrowserContext, call: Endpoint): Promise<void> {
  await context.route(at(call), (route) => route.abort('connectionfailed'));
}

/** A call that is sent and never answered. */
export async function neverAnswer(context: BrowserContext, call: Endpoint): Promise<void> {
  await context.route(at(call), () => undefined);
}

/** The answers of a call wait. @returns lets them through, those to come as well */
export const holdAnswers = (context: BrowserContext, call: Endpoint): Promise<() => void> => hold(context, at(call));

/** What is asked for at an address waits. @returns lets it through, what is still to come as well */
export async function hold(context: BrowserContext, address: Parameters<BrowserContext['route']>[0]): Promise<() => void> {
  let resolve = (): void => undefined;
  const letGo = new Promise<void>((done) => {
    resolve = done;
  });
  await context.route(address, async (route) => {
    await letGo;
    await route.continue();
  });
  return () => resolve();
}

/** The server answers as usual, and the browser gets what `change` makes of it. */
export async function changeAnswer<const E extends Endpoint>(
  context: BrowserContext,
  call: E,
  change: (data: DataOf<E>) => DataOf<E>,
): Promise<void> {
  await changeWire(context, call as Endpoint, (data) => {
    const decoded = decodeAnswer(call.data as Schema<DataOf<E>>, data);
    if (!decoded.ok) throw new Error(decoded.issues.join('; '));
    return encode(call.data as Schema<DataOf<E>>, change(decoded.value));
  });
}

/** As {@link changeAnswer}, on what travels: for answers that the contract does not know. */
export async function changeWire(context: BrowserContext, call: Endpoint, change: (data: unknown) => unknown): Promise<void> {
  await context.route(at(call), async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: unknown };
    await route.fulfill({ response, json: { ...answer, data: change(answer.data) } });
  });
}

/** How many answers have been changed so far. */
export interface Bent {
  readonly count: number;
}

/** What every call is answered with success, but for some calls, is changed from here on; its stream of news is not. */
export async function bendAnswers(context: BrowserContext, but: readonly Endpoint[], change: (data: unknown) => unknown): Promise<Bent> {
  const bent = { count: 0 };
  const left: readonly string[] = [api.live.stream, ...but].map(({ path }) => path);
  await context.route('**/api/**', async (route) => {
    if (left.includes(new URL(route.request().url()).pathname)) return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json().catch(() => ({}))) as { code?: unknown; data?: unknown };
    const data = answer.code === 200 ? change(answer.data) : answer.data;
    if (data === answer.data) return route.fulfill({ response });
    bent.count += 1;
    await route.fulfill({ response, json: { ...answer, data } });
  });
  return bent;
}

const parametersOf = new WeakMap<BrowserContext, Map<string, string>>();

/** A system parameter has a value, before sign-in and after. */
export async function setParameter(context: BrowserContext, name: ParameterName, value: string): Promise<void> {
  const values = parametersOf.get(context) ?? new Map<string, string>();
  values.set(PARAMETERS[name].id, value);
  if (parametersOf.has(context)) return;
  parametersOf.set(context, values);
  await tellParameters(context, values);
}

async function tellParameters(context: BrowserContext, values: ReadonlyMap<string, string>): Promise<void> {
  const change = (rows: Parameter[]) => [
    ...rows.filter(({ id }) => !values.has(id)),
    ...[...values].map(([id, given]) => ({ id, value: given })),
  ];
  for (const call of [api.parameters.parameters, api.parameters.publicParameters]) await changeAnswer(context, call, change);
}

/** Every call is answered as usual again; parameters keep the values that a scenario set. */
export async function asUsual(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const values = parametersOf.get(context);
  if (values) await tellParameters(context, values);
}

/** The server says nothing of these parameters, before sign-in and after. */
export async function withholdParameters(context: BrowserContext, names: readonly ParameterName[]): Promise<void> {
  const ids: readonly string[] = names.map((name) => PARAMETERS[name].id);
  const change = (rows: Parameter[]) => rows.filter(({ id }) => !ids.includes(id));
  for (const call of [api.parameters.parameters, api.parameters.publicParameters]) await changeAnswer(context, call, change);
}

/** The menu offers this many more functions of the system "assets"; each opens what `assets.mine` opens. */
export async function addFunctions(context: BrowserContext, count: number): Promise<void> {
  const extra = Array.from({ length: count }, (_, index) => `extra.${index + 1}`);
  let model: MenuNode | undefined;
  await changeAnswer(context, api.menu.mine, (menu) =>
    menu.map((node) => {
      if (node.id !== 'assets') return node;
      model = node.children?.find(({ id }) => id === 'assets.mine');
      const more = extra.map((id, index) => ({ ...(model as MenuNode), id, name: `更多功能 ${index + 1}`, nameEn: `More ${index + 1}` }));
      return { ...node, children: [...(node.children ?? []), ...more] };
    }),
  );
  await context.route(at(api.menu.url), (route: Route) => {
    const asked = decodeAnswer(api.menu.url.request, route.request().postDataJSON());
    const stands = asked.ok && extra.includes(asked.value.id) && model;
    return stands ? route.continue({ postData: JSON.stringify(encode(api.menu.url.request, model)) }) : route.fallback();
  });
}
