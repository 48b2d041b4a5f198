import { expect } from '@playwright/test';
import { callsOfGuide } from '../support/guide-calls.ts';
import { leastBackend } from '../support/least-backend.ts';
import { Given, Then } from '../support/test.ts';

/** `docs/examples/least-backend.mjs`; `I open` leads to it from here on, and its one person is `wang`. */
Given("the least backend of the integrators' guide serves the web", '由对接指南中的最小后端提供服务', async ({ address, memory }) => {
  memory.backend = await leastBackend();
  address.origin = memory.backend.url;
});

Then(
  "the web made the calls that the integrators' guide lists, in its order, and no others",
  '网页依次调用了对接指南列出的接口，没有其他接口',
  async ({ traffic }) => {
    await traffic.rest();
    const listed = await callsOfGuide();
    // The last of them is made when the browser says that the page has nothing to do.
    await expect.poll(() => traffic.firstCalls().sort()).toEqual(listed.map(({ call }) => call).sort());
    const made = traffic.firstCalls();
    const whenOf = new Map(listed.map(({ when, call }) => [call, when]));
    expect(made.map((call) => whenOf.get(call))).toEqual(listed.map(({ when }) => when));
  },
);
