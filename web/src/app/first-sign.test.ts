// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { atFirstSign } from './first-sign.ts';

it('PERF-3 a field that has the focus already is a sign that somebody is there', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const call = vi.fn();
  atFirstSign(call);
  expect(call).toHaveBeenCalledTimes(1);
  field.remove();
});

it.each(['pointermove', 'pointerdown', 'keydown', 'input'])('PERF-3 %s is a sign that somebody is there, and counts once', (sign) => {
  const call = vi.fn();
  atFirstSign(call);
  expect(call).not.toHaveBeenCalled();
  for (const event of [sign, sign, 'pointerdown']) document.body.dispatchEvent(new Event(event, { bubbles: true }));
  expect(call).toHaveBeenCalledTimes(1);
});
