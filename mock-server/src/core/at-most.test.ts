import { expect, it } from 'vitest';
import { gate, turn } from '../testing/gate.ts';
import { createAtMost } from './at-most.ts';

it('SEC-4 runs so many at once, and the others in the order of the calls', async () => {
  const room = createAtMost(2);
  const gates = Array.from({ length: 4 }, () => gate());
  const begun: number[] = [];
  const answers = gates.map(({ passed }, index) =>
    room(async () => {
      begun.push(index);
      await passed;
      return index;
    }),
  );
  await turn();
  expect(begun).toEqual([0, 1]);
  gates[1]?.open();
  expect(await answers[1]).toBe(1);
  await turn();
  expect(begun).toEqual([0, 1, 2]);
  for (const { open } of gates) open();
  expect(await Promise.all(answers)).toEqual([0, 1, 2, 3]);
});

it('SEC-4 makes room after a failure as well', async () => {
  const room = createAtMost(1);
  const first = gate();
  const failed = room(() => first.passed);
  const next = room(async () => 'done');
  first.fail(new Error('broken'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await room(async () => 'and again')).toBe('and again');
});
