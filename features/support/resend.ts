import { RESEND_AFTER_S } from '@hall/contract/password-recovery';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { expect, type Locator } from '@playwright/test';
import type { Traffic } from './traffic.ts';

/** The button that sends a code counts down from a minute after the code that a call has sent, and cannot be pressed meanwhile. */
export async function expectCountdown(button: Locator, traffic: Traffic, call: Endpoint): Promise<void> {
  await expect(button).toBeDisabled();
  const left = Number(/\d+/.exec(await button.innerText())?.[0]);
  const [first] = traffic.to(call);
  const gone = (Date.now() - (first?.timing().startTime ?? 0)) / 1000;
  expect(left).toBeLessThanOrEqual(RESEND_AFTER_S);
  expect(left).toBeGreaterThanOrEqual(Math.floor(RESEND_AFTER_S - gone));
}
