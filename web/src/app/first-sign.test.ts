import { expect, it, vi } from 'vitest';
import { atFirstSign } from './first-sign.ts';

it('PERF-3 a field that is filled in already is a sign that somebody is there, one that has the focus is none', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const [early, late] = [vi.fn(), vi.fn()];
  atFirstSign(early);
  expect(early).not.toHaveBeenCalled();
  field.value = 's';
  atFirstSign(late);
  expect(late).toHaveBeenCalledTimes(1);
  field.remove();
});

it.each(['pointermove', 'pointerdown', 'keydown', 'input'])('PERF-3 %s is a sign that somebody is there, and counts once', (sign) => {
  const call = vi.fn();
  atFirstSign(call);
  expect(call).not.toHaveBeenCalled();
  for (const event of [sign, sign, 'pointerdown']) document.body.dispatchEvent(new Event(event, { bubbles: true }));
  expect(call).toHaveBeenCalledTimes(1);
});
