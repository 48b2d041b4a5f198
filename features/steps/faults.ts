import { api } from '@hall/contract/api';
import { RULES } from '@hall/contract/errors';
import { PARAMETERS, type ParameterName } from '@hall/contract/parameter-table';
import type { Entity } from '@hall/contract/wire/entity';
import { expect } from '@playwright/test';
import { callNamed } from '../support/calls.ts';
import { breakPage, holdScripts, loseChunk } from '../support/chunk-faults.ts';
import { setServerParameter } from '../support/hall.ts';
import { left } from '../support/left.ts';
import { listed, named } from '../support/named.ts';
import { signedInClient } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';
import { NOT_READ } from '../support/trouble.ts';
import {
  answerEveryCallWith,
  answerInTurn,
  answerWith,
  asUsual,
  changeAnswer,
  changeWire,
  holdAnswers,
  loseCall,
  neverAnswer,
  setParameter,
  withholdParameters,
} from '../support/wire-faults.ts';

/** What Chromium itself says of an answer that did not come. */
const LOST = /Failed to load resource/;

/** By its name, as the table of parameters has it. For this browser alone: what it is told of the parameter is changed on the way. */
Given('the parameter {string} is {string}', '系统参数{string}为{string}', async ({ context }, name: string, value: string) => {
  named('parameter', name, PARAMETERS);
  await setParameter(context, name as ParameterName, value);
});

/** By its name; on the server, which then goes by it too. */
Given(
  'the server has the parameter {string} at {string}',
  '服务器的参数{string}为{string}',
  async ({ hall, traffic }, name: string, value: string) => {
    named('parameter', name, PARAMETERS);
    await traffic.rest();
    await setServerParameter(hall, name as ParameterName, value);
  },
);

/** Names with commas between them; for this browser alone. */
Given('the parameters {string} are not sent', '服务器没有返回系统参数{string}', ({ context }, names: string) => {
  for (const name of listed(names)) named('parameter', name, PARAMETERS);
  return withholdParameters(context, listed(names) as ParameterName[]);
});

/** Such as `https://other.example`; for this browser alone. */
Given('the operator allows the origin {string}', '运维人员允许来源{string}', async ({ context }, origin: string) => {
  await context.route('**/config.json', (route) => route.fulfill({ json: { allowedOrigins: [origin] } }));
  await context.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }));
});

/** A call by its [name](#names-of-calls), and one of the [codes](calls.md#codes); for this browser alone. */
Given('the call {string} answers with code {string}', '接口{string}返回代码{string}', ({ context }, call: string, code: string) =>
  answerWith(context, callNamed(call), code),
);

/** The Chinese interface shows the message; the English one tells the code, or the rule, in words of its own. */
Given(
  'the call {string} answers with code {string} and the message {string}',
  '接口{string}返回代码{string}和提示{string}',
  ({ context }, call: string, code: string, message: string) => answerWith(context, callNamed(call), code, message),
);

/** As above; the rule as [calls](calls.md#rules) names it. */
Given(
  'the call {string} answers with code {string}, the message {string} and the rule {string}',
  '接口{string}返回代码{string}、提示{string}和规则{string}',
  ({ context }, call: string, code: string, message: string, rule: string) => answerWith(context, callNamed(call), code, message, { rule }),
);

/** The address to go on at, as code 202 has one. */
Given(
  'the call {string} answers with code {string} and the address {string}',
  '接口{string}返回代码{string}和地址{string}',
  ({ context }, call: string, code: string, address: string) => answerWith(context, callNamed(call), code, undefined, address),
);

/** The field by its name in the contract, such as `userName`. */
Given(
  'the call {string} answers that the field {string} breaks the rule {string}',
  '接口{string}返回参数{string}不满足规则{string}',
  ({ context }, call: string, field: string, rule: string) => {
    const endpoint = callNamed(call);
    const [wire] = named(`field of ${call}`, field, (endpoint.request as Entity<unknown> | undefined)?.fields ?? {});
    named('rule', rule, RULES);
    return answerWith(context, endpoint, '404', '参数校验失败', { field: wire, rule, params: {} });
  },
);

/** Codes with commas between them; the last holds. */
Given(
  'the call {string} answers with the codes {string} in turn',
  '接口{string}依次返回代码{string}',
  ({ context }, call: string, codes: string) => answerInTurn(context, callNamed(call), listed(codes)),
);

/** Whatever is called; pages are served all the same. */
Given('every call answers with code {string}', '所有接口返回代码{string}', ({ context }, code: string) =>
  answerEveryCallWith(context, code),
);

/** As when the network is down. */
Given('the call {string} does not get through', '接口{string}无法连接', async ({ context, trouble }, call: string) => {
  trouble.expect(LOST);
  await loseCall(context, callNamed(call));
});

/** They are held back till they come by another step. */
Given('the answers to {string} wait', '接口{string}的应答被推迟', async ({ context, memory }, call: string) => {
  memory.letAnswersGo = await holdAnswers(context, callNamed(call));
});

/** At least one has to be under way; those to come no longer wait. */
When('the answers to {string} come', '接口{string}的应答到达', async ({ page, memory }, call: string) => {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === callNamed(call).path);
  left(memory.letAnswersGo, 'no answers wait; a step before has to make them')();
  await answered;
});

/** The browser waits until it gives up, which takes 30 seconds. */
Given('the call {string} is never answered', '接口{string}没有响应', ({ context }, call: string) => neverAnswer(context, callNamed(call)));

/** Parameters keep the values they were given. */
When('the calls are answered as usual again', '接口恢复正常', ({ context }) => asUsual(context));

/** A call of a list, such as `notices.list`. */
Given('two rows of the call {string} do not fit', '接口{string}有两行数据不符合约定', async ({ context, trouble }, call: string) => {
  trouble.expect(/left out/);
  await changeWire(context, callNamed(call), (data) => {
    const { rows } = data as { rows: object[] };
    return { ...(data as object), rows: [{ id: 'no more than this' }, ...rows, 'a row?'] };
  });
});

Then('the browser warned once of rows left out', '浏览器只警告一次有数据被忽略', async ({ trouble }) => {
  expect(trouble.count(/left out/)).toBe(1);
});

/** Success, with data that are none of those it can have. */
Given('the call {string} answers with something odd', '接口{string}返回不符合约定的数据', ({ context, trouble }, call: string) => {
  trouble.expect(NOT_READ);
  return answerWith(context, callNamed(call), '200', undefined, { surprise: true });
});

/** A bare list with nothing in it, as `pending items` may answer; to a list with pages it does not fit. */
Given('the call {string} answers with no rows', '接口{string}没有返回数据行', ({ context, trouble }, call: string) => {
  trouble.expect(NOT_READ);
  return answerWith(context, callNamed(call), '200', undefined, []);
});

/** The account that is signed in here, and an address of its menu; for this browser alone. */
Given(
  'the roles of {string} no longer allow {string}',
  '{string}的角色不再允许{string}',
  async ({ context, api: beside }, userName: string, path: string) => {
    const { client } = await signedInClient(beside, userName);
    const { data = [] } = await client.call(api.menu.routes);
    named(`page for ${userName}`, path, Object.fromEntries(data.map((route) => [route.path, route])));
    await changeAnswer(context, api.menu.routes, (routes) => routes.filter((route) => route.path !== path));
  },
);

Given('no script runs in the browser', '浏览器不运行任何脚本', async ({ page, context }) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
});

/** They are held back till they arrive by another step. */
When(
  'I open the sign-in page, and its scripts are on their way',
  '我打开登录页，脚本尚未到达',
  async ({ page, context, address, memory }) => {
    memory.letScriptsGo = await holdScripts(context);
    await page.goto(`${address.origin}/login`, { waitUntil: 'commit' });
  },
);

When('the scripts of the web arrive', '网页脚本到达', ({ memory }) => {
  left(memory.letScriptsGo, 'no scripts are on their way; a step before has to hold them')();
});

/** By its address, such as `/tzgg`; before a person signs in, since pages are fetched ahead then. */
Given('the part of the web with the page {string} is gone', '页面{string}的文件已不存在', ({ context, trouble }, path: string) => {
  trouble.expect(LOST);
  trouble.expect(/Failed to fetch dynamically imported module/);
  return loseChunk(context, path, 'for good');
});

/** As above. */
Given(
  'the part of the web with the page {string} is gone until the next reload',
  '页面{string}的文件在下次刷新前不存在',
  ({ context, trouble }, path: string) => {
    trouble.expect(LOST);
    return loseChunk(context, path, 'until a reload');
  },
);

When('the parts of the web are there again', '网页文件恢复', ({ context }) => asUsual(context));

/** By its address, such as `/tzgg`; before a person signs in. */
Given('the page {string} breaks while it is painted', '页面{string}显示时出错', ({ context, trouble }, path: string) => {
  trouble.expect(/broken by the scenario/);
  return breakPage(context, path);
});
