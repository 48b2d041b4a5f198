import { expect } from '@playwright/test';
import { callNamed } from '../support/calls.ts';
import { Then, When } from '../support/test.ts';

/** By its [name](#names-of-calls), since the scenario began. */
Then('the browser never called {string}', '浏览器没有调用接口{string}', ({ traffic }, name: string) => {
  expect(traffic.to(callNamed(name))).toHaveLength(0);
});

/** By its [name](#names-of-calls), since the scenario began; waits for the answer. */
Then('the browser called {string} once', '浏览器只调用了一次接口{string}', async ({ traffic }, name: string) => {
  await expect.poll(() => traffic.answered(callNamed(name))).toBe(1);
  expect(traffic.to(callNamed(name))).toHaveLength(1);
});

/** For a later “since”. */
When('I note how often the browser called {string}', '我记下浏览器调用接口{string}的次数', ({ traffic, memory }, name: string) => {
  memory.calls = { ...memory.calls, [callNamed(name).path]: traffic.to(callNamed(name)).length };
});

/** How often a call had been sent when that was noted. */
function noted(calls: Readonly<Record<string, number>> | undefined, name: string): number {
  const count = calls?.[callNamed(name).path];
  if (count === undefined) throw new Error(`Note first how often the browser called "${name}"`);
  return count;
}

/** It was noted. */
Then('the browser has not called {string} since', '此后浏览器没有调用接口{string}', ({ traffic, memory }, name: string) => {
  expect(traffic.to(callNamed(name))).toHaveLength(noted(memory.calls, name));
});

/** It was noted. */
Then('the browser has called {string} since', '此后浏览器调用了接口{string}', async ({ traffic, memory }, name: string) => {
  const before = noted(memory.calls, name);
  await expect.poll(() => traffic.to(callNamed(name)).length).toBeGreaterThan(before);
});

/** Without an answer, as after 30 seconds. */
Then('the browser gave up the call {string}', '浏览器放弃了接口{string}', async ({ traffic }, call: string) => {
  await expect.poll(() => traffic.givenUp(callNamed(call))).toBeGreaterThan(0);
});
