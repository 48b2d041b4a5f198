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
    const guide = await callsOfGuide();
    // What is in view for a moment differs with how fast the answers come.
    const inView = guide.filter(({ when }) => when === 'home, in view').map(({ call }) => call);
    const listed = guide.filter(({ call }) => !inView.includes(call));
    const made = traffic.firstCalls().filter((call) => !inView.includes(call));
    expect([...made].sort()).toEqual(listed.map(({ call }) => call).sort());
    const whenOf = new Map(listed.map(({ when, call }) => [call, when]));
    expect(made.map((call) => whenOf.get(call))).toEqual(listed.map(({ when }) => when));
  },
);
