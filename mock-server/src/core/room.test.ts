import { expect, it } from 'vitest';
import { gate, turn } from '../testing/gate.ts';
import { createRoom } from './room.ts';

it('SEC-4 runs so many at once, and the others of one in the order of the calls', async () => {
  const room = createRoom(2);
  const gates = Array.from({ length: 4 }, () => gate());
  const begun: number[] = [];
  const answers = gates.map(({ passed }, index) =>
    room('a', async () => {
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

it('SEC-4 who comes behind a hundred of one waits for one of them, not for all', async () => {
  const room = createRoom(1);
  const first = gate();
  const begun: string[] = [];
  const brought = (whose: string, work: string) =>
    room(whose, async () => {
      begun.push(work);
      await first.passed;
    });
  const all = Array.from({ length: 101 }, (_, index) => brought('a', `a${index}`));
  all.push(brought('b', 'b0'), brought('b', 'b1'), brought('c', 'c0'));
  await turn();
  expect(begun).toEqual(['a0']);
  first.open();
  await Promise.all(all);
  expect(begun.slice(0, 8)).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3', 'a4']);
  expect(begun).toHaveLength(104);
});

it('SEC-4 makes room after a failure as well', async () => {
  const room = createRoom(1);
  const first = gate();
  const failed = room('a', () => first.passed);
  const next = room('a', async () => 'done');
  first.fail(new Error('broken'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await room('a', async () => 'and again')).toBe('and again');
});
